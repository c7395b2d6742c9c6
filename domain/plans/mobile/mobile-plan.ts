/** A mobile plan in the catalogue. */
import * as v from 'valibot';
import { dataGb, document, identity, recurring } from '../plan-fields.ts';
import { connections, planTypes } from './mobile-filters.ts';

export const mobilePlan = v.strictObject({
  vertical: v.literal('mobile'),
  ...identity,
  ...recurring,
  connection: v.picklist(connections),
  planType: v.picklist(planTypes),
  dataGb,
  /** Whether it includes the 5G network; many providers limit their cheapest plans to 4G. */
  fiveG: v.optional(v.boolean()),
  criticalInformation: document,
});
export type MobilePlan = v.InferOutput<typeof mobilePlan>;
