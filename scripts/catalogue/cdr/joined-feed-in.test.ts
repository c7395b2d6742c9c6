/** Two entries that are the steps of one, and those that are alternatives. */
import { expect, it } from 'vitest';
import { powerAnswer } from './cdr-answer.fixture.ts';
import { turnedEnergyPlan } from './turned-energy-plan.ts';

const first = {
  displayName: 'Retailer feed-in (inc. GST) | 0-8 kWh',
  description: 'Retailer feed-in (inc. GST) | 0-8 kWh',
  singleTariff: { rates: [{ unitPrice: '5', volume: 8 }] },
};
const rest = {
  displayName: 'Retailer feed-in (inc. GST) | above 8 kWh',
  description: 'For what is left.',
  singleTariff: { rates: [{ unitPrice: '3' }] },
};

const read = (...solarFeedInTariff: object[]) =>
  turnedEnergyPlan(powerAnswer({ contract: { solarFeedInTariff } }), { day: '2026-11-21' }).plan
    .feedIn;
const step = { from: 0, to: 0, kind: 'any' };

it.each([
  [first, rest],
  [rest, first],
])('are one with two steps, whichever comes first', (...entries) => {
  expect(read(...entries)).toEqual([
    {
      ...{ name: 'Retailer feed-in (inc. GST)', words: 'For what is left.', counts: true },
      steps: [
        { cents: 5, units: 8, ...step },
        { cents: 3, ...step },
      ],
    },
  ]);
});

it('have the rest of older data, and no name where they begin with none in common', () => {
  const older = { displayName: 'Above 8 kWh', singleTariff: { amount: '3' } };
  expect(read(first, older)).toMatchObject([{ name: 'Solar feed-in', steps: [{}, { cents: 3 }] }]);
});

it.each([
  ['another bound', { ...rest, displayName: 'above 10 kWh' }],
  ['no bound in its name', { ...rest, displayName: 'Anytime' }],
  ['another scheme', { ...rest, scheme: 'PREMIUM' }],
  ['other days', { ...rest, endDate: '2030-06-30' }],
  ['a bound of its own', { ...rest, singleTariff: { rates: [{ unitPrice: '3', volume: 4 }] } }],
  ['hours', { ...rest, singleTariff: undefined, timeVaryingTariffs: [] }],
])('stay alternatives with %s', (_, other) => {
  expect(read(first, other)).toHaveLength(2);
});
