/** A home internet plan in the catalogue. */
import * as v from 'valibot';
import { dataGb, document, identity, recurring, whole } from '../plan-fields.ts';
import { connectionTypes, modems, speedTiers, technologies } from './broadband-filters.ts';

export const broadbandPlan = v.pipe(
  v.strictObject({
    vertical: v.literal('broadband'),
    ...identity,
    ...recurring,
    connectionType: v.picklist(connectionTypes),
    /** nbn only: the technologies on which the plan is sold. */
    technologies: v.optional(v.array(v.picklist(technologies)), []),
    speedTier: v.picklist(speedTiers),
    /** Typical evening speed (7pm–11pm) in megabits per second; null where the provider gives none. */
    eveningMbps: v.nullable(whole(1, 2_000)),
    modem: v.picklist(modems),
    dataGb,
    criticalInformation: document,
  }),
  v.check(
    ({ connectionType, technologies: ways }) => (connectionType === 'nbn') === ways.length > 0,
    'A plan on the nbn must name its technologies; no other plan may',
  ),
);
export type BroadbandPlan = v.InferOutput<typeof broadbandPlan>;
