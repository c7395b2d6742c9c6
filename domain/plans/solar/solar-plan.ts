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
    certificateCents: v.pipe(cents, v.maxValue(4_000, 'A certificate is worth $40 at most')),
    /** The number of the company's accredited designer and installer, from Solar Accreditation Australia. */
    accreditation: v.pipe(
      v.string(),
      v.regex(/^[AS]\d{7}$/, 'An accreditation number is A or S and seven digits'),
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
    'A battery has a warranty, and nothing else has that of a battery',
  ),
  v.check(
    ({ batteryKilowattHours: usable, batteryNominalKilowattHours: nominal }) =>
      nominal === undefined || (usable !== null && nominal >= usable),
    'The nominal capacity is that of a battery, and at least its usable one',
  ),
);
export type SolarPlan = v.InferOutput<typeof solarPlan>;
