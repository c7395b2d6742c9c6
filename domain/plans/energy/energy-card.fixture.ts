/** An energy plan’s card with most kinds of line, for tests of the views. */
import { cardLike } from '../example-plans.ts';
import type { PlanCard } from '../plan-card.ts';
import { flagWords } from './energy-words.ts';
import type { PriceLine } from './price-line.ts';

const electricity = (line: Omit<PriceLine, 'fuel'>): PriceLine => ({
  fuel: 'Electricity',
  ...line,
});

const lines: readonly PriceLine[] = [
  electricity({
    kind: 'supply',
    label: 'All year',
    cents: 40_150,
    sum: { quantity: 365, unit: 'days', centsEach: 110 },
  }),
  electricity({
    kind: 'usage',
    label: 'Peak',
    cents: 60_060,
    sum: { quantity: 1_560, unit: 'kWh', centsEach: 38.5 },
  }),
  electricity({
    kind: 'usage',
    label: 'Off-peak',
    cents: 44_460,
    sum: { quantity: 2_340, unit: 'kWh', centsEach: 19 },
  }),
  electricity({
    kind: 'discount',
    label: 'Loyalty',
    cents: -7_233,
    sum: { quantity: 5, unit: '%', centsEach: -1_446.6 },
  }),
  { kind: 'fee', fuel: null, label: 'Membership', cents: 5_588, sum: null },
];

export const energyCard: PlanCard = cardLike({
  id: 'wattle-days',
  vertical: 'energy',
  name: 'Wattle Days',
  unit: '/year',
  estimateCents: 143_025,
  ongoingCents: 143_025,
  minimumTotalCents: 143_025,
  facts: { fuel: 'Electricity', customer: 'Residential' },
  breakdown: {
    lines,
    notes: [flagWords['business-days']],
    conditional: [
      { name: 'Pay on time', condition: 'If you pay by the due date', cents: 4_290 },
      { name: 'Sign-up credit', condition: '$50.00 off the first bill.', cents: null },
    ],
  },
});
