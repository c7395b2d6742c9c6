/** The facts of a health insurance policy. */
import { dollars } from '../../money.ts';
import type { Facts, FactValue } from '../fact.ts';
import type { FactOrder } from '../list/order.ts';
import { optionWords } from '../question.ts';
import { excessFits } from './health-filters.ts';
import type { HealthPlan } from './health-plan.ts';
import { healthPremium } from './health-premium.ts';
import { healthQuestions } from './health-questions.ts';

const money = (value: FactValue) => (typeof value === 'number' ? dollars(value) : null);
const listed = (value: FactValue) => (Array.isArray(value) ? value.join('; ') : null);

/** The highest excess for a single person with which a policy still avoids the Medicare levy surcharge. */
const surchargeExcessCents = 75_000;

export const healthFacts = {
  /** The people and state that the premium is for. */
  household: {
    of: (_plan, { scale, state }) => `${optionWords(healthQuestions.scale, scale)}, ${state}`,
    term: 'Premium for',
    word: 'who is covered',
    card: 'always',
    owed: true,
  },
  cover: { of: ({ cover }) => cover, term: 'Cover', card: 'always' },
  /** Required by law wherever a hospital policy is offered (spec: law). */
  tier: {
    of: ({ tier }) => tier ?? null,
    term: 'Hospital tier',
    card: 'given',
    owed: true,
    words: (value) => (value === null ? 'None: no hospital cover' : String(value)),
  },
  excess: {
    of: ({ cover, excessCents }) => (cover === 'Extras' ? null : excessCents),
    term: 'Hospital excess',
    word: 'excess',
    card: 'given',
    words: (value) => {
      if (value === null) return 'None: no hospital cover';
      return value === 0 ? 'No excess' : `${dollars(Number(value))} a year for each adult`;
    },
  },
  excessFits: { of: ({ cover, excessCents }) => excessFits(cover, excessCents) },
  full: {
    of: (plan, answers, day) => healthPremium(plan, day, answers).fullCents,
    term: 'Premium before rebate and loading',
    word: 'full premium',
    card: 'always',
    words: (value) => {
      const full = money(value);
      return full && `${full} a month`;
    },
  },
  rebate: {
    of: (plan, answers, day) => healthPremium(plan, day, answers).rebate / 1_000,
    term: 'Government rebate',
    word: 'rebate',
    card: 'always',
    words: (value) => (value === 0 ? 'None for this income' : `${value}% taken off`),
  },
  loading: {
    of: (plan, answers, day) => healthPremium(plan, day, answers).loading,
    term: 'Lifetime Health Cover loading',
    word: 'loading',
    card: 'always',
    words: (value) => (value === 0 ? 'None' : `${value}% added to the hospital part`),
  },
  excluded: {
    /** Extras never cover hospital treatment, even where the catalogue lists nothing. */
    of: ({ cover, excluded }) =>
      cover === 'Extras' && excluded.length === 0 ? ['Hospital treatment'] : excluded,
    term: 'Not covered',
    word: 'what is not covered',
    card: 'always',
    opener: (count) => `${count} treatments and services`,
    words: (value) => listed(value) || 'No hospital treatment categories are excluded',
  },
  restricted: {
    of: ({ restricted }) => (restricted.length > 0 ? restricted : null),
    term: 'Restricted cover',
    word: 'restricted cover',
    card: 'given',
    opener: (count) => `${count} treatments`,
    words: (value) => listed(value) ?? 'No categories are restricted',
  },
  waiting: {
    of: ({ waitingPeriods }) =>
      waitingPeriods.map(({ for: what, months }) => `${what}: ${monthsOf(months)}`),
    term: 'Waiting periods',
    card: 'always',
    opener: (count) => `${count} waiting periods`,
    words: listed,
  },
  surcharge: {
    of: ({ cover, excessCents }) => cover !== 'Extras' && excessCents <= surchargeExcessCents,
    term: 'Medicare levy surcharge',
    word: 'Medicare levy surcharge',
    card: 'never',
    words: (value) =>
      value === true ? 'You don’t pay it with this policy' : 'You may still have to pay it',
  },
} as const satisfies Facts<HealthPlan>;

function monthsOf(months: number): string {
  if (months === 0) return 'none';
  return months === 1 ? '1 month' : `${months} months`;
}

/** The order for visitors who expect to go to hospital. */
export const lowestExcess: FactOrder = {
  words: 'Lowest hospital excess first',
  subject: 'hospital excess',
  note: 'what each adult pays towards hospital claims in a year; policies without hospital cover come last',
  fact: 'excess',
  first: 'least',
};
