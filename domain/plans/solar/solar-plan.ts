/** A solar system of the catalogue, installed. */
import * as v from 'valibot';
import { cents, identity, whole } from '../plan-fields.ts';

export const solarPlan = v.strictObject({
  vertical: v.literal('solar'),
  ...identity,
  /** Installed, after certificates. */
  installedCents: cents,
  panelKilowatts: v.pipe(v.number(), v.minValue(0.5), v.maxValue(100)),
  batteryKilowattHours: v.nullable(v.pipe(v.number(), v.minValue(0.5), v.maxValue(200))),
  warrantyYears: whole(0, 40),
});
