/** Invented plans with all the edge cases, for tests and the gallery. */
import type { FactValues } from './fact.ts';
import { inOrder, type PlanPage } from './list/plan-page.ts';
import type { PlanCard } from './plan-card.ts';

/** 117 characters. */
const longName =
  'The Plan Whose Name Somebody In Marketing Was Allowed To Finish On A Friday Afternoon With Nobody Else Left In Office';

/** The plainest plan. */
const examplePlan: PlanCard = {
  id: 'shore-50',
  vertical: 'broadband',
  name: 'Shore 50',
  provider: { id: 'plover', name: 'Plover Net', logo: null },
  inclusions: ['Unlimited data', 'No set-up fee'],
  ongoingCents: 7500,
  unit: '/month',
  offer: null,
  minimumTotalCents: 7500,
  estimateCents: 7500,
  contract: 'No lock-in contract',
  contractMonths: 0,
  sponsored: false,
  checkedOn: '2026-11-20',
  document: 'https://www.plover.example/critical-information/shore-50',
  facts: {
    evening: 48,
    speed: 50,
    connection: 'nbn',
    technology: [],
    modem: 'Bring your own',
    data: 'unlimited',
    setUp: null,
  },
  place: null,
  reason: null,
};

const plans: readonly PlanCard[] = [
  examplePlan,
  {
    ...examplePlan,
    id: 'loop-100',
    name: 'Loop 100',
    provider: {
      id: 'loopline',
      name: 'Loopline',
      logo: { url: '/media/catalogue/loopline.svg', altText: 'Loopline' },
    },
    offer: {
      title: '$20 off a month for 6 months',
      description: 'For new customers.',
      priceCents: 6900,
      months: 6,
      until: '2026-12-31',
    },
    ongoingCents: 8900,
    minimumTotalCents: 6900,
    estimateCents: 7900,
    sponsored: true,
    facts: { ...examplePlan.facts, evening: null },
  },
  {
    ...examplePlan,
    id: 'long',
    name: longName,
    provider: { id: 'odeas', name: 'O’Dea’s & Sons <Exchange>', logo: null },
    unit: '/28 days',
    inclusions: [],
    contract: null,
    checkedOn: null,
    document: null,
    facts: {
      evening: null,
      speed: null,
      connection: null,
      technology: [],
      modem: null,
      data: null,
      setUp: null,
    },
  },
];

type Change = Partial<Omit<PlanCard, 'facts'>> & { readonly facts?: FactValues };

/** The plainest card with some changes; facts that are not given stay. */
export function cardLike({ facts, ...change }: Change = {}): PlanCard {
  return { ...examplePlan, ...change, facts: { ...examplePlan.facts, ...facts } };
}

/** The second of nine pages, from a stale answer. */
export const examplePage: PlanPage = {
  plans: inOrder(plans, 1),
  total: 42,
  page: 2,
  pages: 9,
  providers: [
    { id: 'loopline', name: 'Loopline' },
    { id: 'odeas', name: 'O’Dea’s & Sons <Exchange>' },
    { id: 'plover', name: 'Plover Net' },
  ],
  asOf: '2026-11-20T22:10:00.000Z',
  stale: true,
};
