/** Entries that are two steps of one price, and entries that are alternatives. */
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
])('two entries become one with two steps, whichever comes first', (...entries) => {
  expect(read(...entries)).toEqual([
    {
      name: 'Retailer feed-in (inc. GST)',
      words: 'For what is left.',
      counts: true,
      steps: [
        { cents: 5, units: 8, ...step },
        { cents: 3, ...step },
      ],
    },
  ]);
});

it('entries stay apart where it is unclear to which an entry continues', () => {
  const named = (displayName: string, unitPrice: string, volume?: number) => ({
    displayName,
    singleTariff: { rates: [{ unitPrice, ...(volume !== undefined && { volume }) }] },
  });
  const basic = [named('Basic 0-8', '5', 8), named('Basic above 8 kWh', '1')];
  const plus = [named('Plus 0-8', '12', 8), named('Plus above 8 kWh', '4')];
  expect(read(...basic, ...plus).map(({ name }) => name)).toEqual([
    'Basic 0-8',
    'Basic above 8 kWh',
    'Plus 0-8',
    'Plus above 8 kWh',
  ]);
});

it.each([
  ['First 8 kWh', 'Feed-in above 8 kWh', 'Solar feed-in'],
  ['Standard rate first 8 kWh', 'Standard rate for exports above 8 kWh', 'Standard rate'],
  ['Retailer feed-in all hours 0-8', 'Retailer feed-in above 8 kWh', 'Retailer feed-in'],
])('joined entries are named by their common first words: %s, %s', (one, other, name) => {
  const entries = [
    { ...first, displayName: one },
    { ...rest, displayName: other },
  ];
  expect(read(...entries)).toMatchObject([{ name }]);
});

it('entries in an older format are joined, and named “Solar feed-in” without common words', () => {
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
])('entries stay alternatives with %s', (_, other) => {
  expect(read(first, other)).toHaveLength(2);
});
