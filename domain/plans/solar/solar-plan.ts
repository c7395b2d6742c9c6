/** An installed solar system in the catalogue. */
import * as v from 'valibot';
import { cents, document, identity, whole } from '../plan-fields.ts';

const years = whole(0, 40);
const kilowattHours = v.pipe(v.number(), v.minValue(0.5), v.maxValue(200));

export const solarPlan = v.pipe(
  v.strictObject({
    vertical: v.literal('solar'),
    ...identity,
    panelKilowatts: v.pipe(v.number(), v.minValue(0.5), v.maxValue(100)),
    /** Usable, not nominal; null without a battery. */
    batteryKilowattHours: v.nullable(kilowattHours),
    /** Where it differs from the usable one: a battery of 5 to 100 kWh nominal earns certificates. */
    batteryNominalKilowattHours: v.optional(kilowattHours),
    /** Installed, with GST, before certificates are taken off. */
    beforeCertificatesCents: cents,
    /** The installer's discount per certificate; 0 where the owner keeps the certificates. */
    certificateCents: v.pipe(cents, v.maxValue(4_000, 'A certificate is worth at most $40')),
    /** The number of the company's accredited designer and installer, from Solar Accreditation Australia. */
    accreditation: v.pipe(
      v.string(),
      v.regex(/^[AS]\d{7}$/, 'An accreditation number is A or S followed by seven digits'),
    ),
    warrantyYears: v.strictObject({
      panels: years,
      inverter: years,
      installation: years,
      battery: v.optional(years),
    }),
    dataSheet: document,
  }),
  v.check(
    ({ batteryKilowattHours, warrantyYears }) =>
      (batteryKilowattHours === null) === (warrantyYears.battery === undefined),
    'A system with a battery must have a battery warranty; no other may',
  ),
  v.check(
    ({ batteryKilowattHours: usable, batteryNominalKilowattHours: nominal }) =>
      nominal === undefined || (usable !== null && nominal >= usable),
    'Only a battery has a nominal capacity, which is at least its usable capacity',
  ),
);
export type SolarPlan = v.InferOutput<typeof solarPlan>;
