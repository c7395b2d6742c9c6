/** A health insurance policy in the catalogue. */
import * as v from 'valibot';
import { states } from '../../address/states.ts';
import { cents, document, identity, whole, words } from '../plan-fields.ts';
import { covers, tiers } from './health-filters.ts';

/** Per month, before any rebate, discount or loading; funds set premiums by state and scale. */
const premium = v.strictObject({
  states: v.pipe(v.array(v.picklist(states)), v.minLength(1, 'A premium needs a state')),
  single: cents,
  couple: cents,
  family: cents,
  'single-parent': cents,
});

const hospitalShares = {
  Hospital: (percent: number) => percent === 100,
  Extras: (percent: number) => percent === 0,
  'Hospital and extras': (percent: number) => percent > 0 && percent < 100,
} as const;

export const healthPlan = v.pipe(
  v.strictObject({
    vertical: v.literal('health-insurance'),
    ...identity,
    cover: v.picklist(covers),
    tier: v.optional(v.picklist(tiers)),
    premiums: v.array(premium),
    /** The percentage of the premium for hospital cover, to which a loading applies. */
    hospitalPercent: whole(0, 100),
    /** Per adult per year, on an overnight stay. */
    excessCents: cents,
    /** Clinical categories or kinds of extras that are not covered; none for a Gold policy. */
    excluded: v.array(words(120)),
    /** Clinical categories covered only at the public hospital rate. */
    restricted: v.optional(v.array(words(120)), []),
    waitingPeriods: v.pipe(
      v.array(v.strictObject({ for: words(120), months: whole(0, 36) })),
      v.minLength(1, 'A policy must list its waiting periods, with 0 months where there is none'),
    ),
    informationStatement: document,
  }),
  v.check(
    ({ cover, hospitalPercent }) => hospitalShares[cover](hospitalPercent),
    'hospitalPercent must be 100 for hospital cover, 0 for extras, and in between for both',
  ),
  v.check(
    ({ cover, tier, excessCents }) =>
      cover === 'Extras' ? tier === undefined && excessCents === 0 : tier !== undefined,
    'Hospital cover must have a tier; extras cover must have neither a tier nor an excess',
  ),
  v.check(
    ({ premiums }) =>
      premiums
        .flatMap((one) => one.states)
        .toSorted()
        .join() === states.toSorted().join(),
    'The premiums must name every state and territory once',
  ),
);
export type HealthPlan = v.InferOutput<typeof healthPlan>;
