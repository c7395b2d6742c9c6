/** The facts of a mobile plan. */
import { type CalledFacts, dataFact, setUpFact } from '../fact.ts';
import type { FactOrder } from '../list/order.ts';
import type { MobilePlan } from './mobile-plan.ts';

export const mobileFacts = {
  use: { of: ({ connection }) => connection, wire: 'connection' },
  kind: { of: ({ planType }) => planType, wire: 'plan_type' },
  data: { ...dataFact, card: 'always' },
  fiveG: {
    of: ({ fiveG }) => fiveG ?? null,
    wire: 'five_g',
    isFlag: true,
    term: 'Network',
    word: 'network',
    card: 'given',
    words: (value) => (value === null ? null : value ? '5G' : '4G only'),
  },
  setUp: setUpFact,
} as const satisfies CalledFacts<MobilePlan>;

/** The order for visitors who run out of data. */
export const mostData: FactOrder = {
  words: 'Most data first',
  subject: 'data',
  note: 'what each month includes, without bonus data',
  fact: 'data',
  first: 'most',
};
