/** A solar system of the catalogue, as it is sold installed. */
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
    /** Where it is another: certificates are for batteries of 5 to 100 kWh by this one. */
    batteryNominalKilowattHours: v.optional(kilowattHours),
    /** Installed and with GST, before certificates are taken off. */
    beforeCertificatesCents: cents,
    /** What the installer takes off for each certificate; 0 where it leaves them to the owner. */
    certificateCents: v.pipe(cents, v.maxValue(4_000, 'A certificate is worth $40 at most')),
    /** Of the installer's designer and installer, with Solar Accreditation Australia. */
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
