/** Invented plans with every odd case: what tests and the gallery show. */
import type { PlanCard } from '../../../domain/plans/plan-card.ts';
import { inOrder, type PlanList } from '../../../domain/plans/plan-list.ts';

/** 117 characters. */
const longName =
  'The Plan Whose Name Somebody In Marketing Was Allowed To Finish On A Friday Afternoon With Nobody Else Left In Office';

/** The plainest of them. */
export const examplePlan: PlanCard = {
  id: 'shore-50',
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
  criticalInformation: 'https://www.plover.example/critical-information/shore-50',
  data: 'unlimited',
  eveningMbps: 48,
  speed: 50,
  modem: 'Bring your own',
  connection: 'nbn',
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
    eveningMbps: null,
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
    criticalInformation: null,
    data: null,
    modem: null,
    connection: null,
  },
];

/** The second of nine pages, an old one. */
export const examplePage: PlanList = {
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
