/** The facts of a home internet plan. */
import { decimals } from '../../decimals.ts';
import { type CalledFacts, dataFact, type FactValue, numberOf, setUpFact } from '../fact.ts';
import type { FactOrder } from '../list/order.ts';
import type { BroadbandPlan } from './broadband-plan.ts';

const megabits = (value: FactValue) => (value === null ? null : `${value} Mbps`);

export const broadbandFacts = {
  /** On every card, even where the provider publishes no speed (spec: law). */
  evening: {
    of: ({ eveningMbps }) => eveningMbps,
    wire: 'typical_evening_speed',
    unit: 'Mbps',
    term: 'Typical evening speed (7pm–11pm)',
    word: 'typical evening speed',
    card: 'always',
    owed: true,
    words: megabits,
    best: {
      word: 'Fastest',
      less: (difference) => `${decimals(difference)} Mbps slower than the fastest`,
      number: numberOf,
    },
  },
  speed: {
    of: ({ speedTier }) => speedTier,
    wire: 'speed',
    unit: 'Mbps',
    term: 'Speed tier',
    word: 'speed tier',
    card: 'never',
    words: megabits,
  },
  connection: {
    of: ({ connectionType }) => connectionType,
    wire: 'connection_type',
    term: 'Connection',
    word: 'connection',
    card: 'given',
  },
  /** Empty for a plan that is not on the nbn, which passes a filter for any technology. */
  technology: { of: ({ technologies }) => technologies, wire: 'technologies' },
  modem: { of: ({ modem }) => modem, wire: 'modem', term: 'Modem', word: 'modem', card: 'given' },
  data: { ...dataFact, card: 'given' },
  setUp: setUpFact,
} as const satisfies CalledFacts<BroadbandPlan>;

/** The order for visitors whose internet is slow in the evening. */
export const fastestEvening: FactOrder = {
  words: 'Fastest typical evening speed first',
  subject: 'typical evening speed',
  note: 'the provider’s own figure for 7pm to 11pm; plans without one come last',
  fact: 'evening',
  first: 'most',
};
