/** A health insurance policy of the catalogue. */
import * as v from 'valibot';
import { cents, document, identity, recurring } from '../plan-fields.ts';

export const healthPlan = v.strictObject({
  vertical: v.literal('health-insurance'),
  ...identity,
  ...recurring,
  cover: v.picklist(['Hospital', 'Extras', 'Hospital and extras']),
  tier: v.optional(v.picklist(['Basic', 'Bronze', 'Silver', 'Gold'])),
  excessCents: cents,
  informationStatement: document,
});
