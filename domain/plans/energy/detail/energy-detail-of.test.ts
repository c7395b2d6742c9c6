/** The details on an energy plan's page: hours, days, amounts with GST, words. */
import { expect, it } from 'vitest';
import { detailedPlan, everyDay, timeOfUse, weekdays } from './detail.fixture.ts';
import { energyDetailOf } from './energy-detail-of.ts';

it('gives every half hour of weekdays and weekends for each season', () => {
  const [summer, rest] = energyDetailOf(detailedPlan()).year;
  // 10 pm to 6 am at 10c, weekdays 3 pm to 9 pm at 40c, the rest at 20c; GST makes them 11, 44, 22.
  const night = Array(12).fill(11);
  const day = Array(18).fill(22);
  expect(rounded(summer?.weekday)).toEqual([
    ...night,
    ...day,
    ...Array(12).fill(44),
    ...Array(2).fill(22),
    ...Array(4).fill(11),
  ]);
  expect(rounded(summer?.weekend)).toEqual([...night, ...Array(32).fill(22), ...Array(4).fill(11)]);
  expect(rounded(rest?.weekday)).toEqual(Array(48).fill(33));
});

const rounded = (cents: readonly number[] | undefined) =>
  cents?.map((one) => Math.round(one * 1000) / 1000);

it('names seasons, counts their days, and gives each rate with its hours, highest first', () => {
  const [summer, rest] = energyDetailOf(detailedPlan()).year;
  expect(summer?.label).toBe('1 December to 31 March');
  // 31 + 31 + 28 + 31.
  expect([summer?.days, rest?.days]).toEqual([121, 244]);
  expect(summer?.rates.map(({ name, words }) => `${name}: ${words}`)).toEqual([
    'Peak: 44.00c a kWh: weekdays 3 pm to 9 pm',
    'Off-peak: 22.00c a kWh: at all other times',
    'Night saver: 11.00c a kWh: every day 10 pm to 6 am',
  ]);
  expect(rest?.rates.map(({ words }) => words)).toEqual([
    '33.00c a kWh for the first 10 kWh a day, then 36.30c a kWh: at any time',
  ]);
  expect(summer?.supplyCentsADay).toBeCloseTo(110);
});

it('gives a day in two seasons to the dearer one, and omits a season without a day', () => {
  const cheap = { from: '01-01', to: '12-31', supplyCents: 0, rates: [rateAt(10)] };
  const dear = { from: '06-01', to: '06-30', supplyCents: 0, rates: [rateAt(20)] };
  const seasons = (all: object[]) =>
    energyDetailOf(detailedPlan({ electricity: { seasons: all } })).year;
  expect(seasons([cheap, dear]).map(({ days }) => days)).toEqual([335, 30]);
  expect(seasons([dear, { ...cheap, rates: [rateAt(30)] }]).map(({ label }) => label)).toEqual([
    'All year',
  ]);
});

const rateAt = (cents: number) => ({ kind: 'any', blocks: [{ cents }] });

it('gives an hour in two rates to the dearer one, and an hour in none to the dearest of all', () => {
  const rates = [
    { ...rateAt(10), windows: [{ days: everyDay, from: 0, to: 720 }] },
    { ...rateAt(30), windows: [{ days: everyDay, from: 660, to: 780 }] },
  ];
  const electricity = { seasons: [{ ...timeOfUse.seasons[1], rates }] };
  const [only] = energyDetailOf(detailedPlan({ electricity })).year;
  expect(rounded(only?.weekday)).toEqual([...Array(22).fill(11), ...Array(26).fill(33)]);
});

it('gives gas in MJ, and demand and controlled load beside the rates', () => {
  const gas = { seasons: [{ from: '01-01', to: '12-31', supplyCents: 60, rates: [rateAt(3.1)] }] };
  const electricity = {
    ...timeOfUse,
    demand: [
      {
        group: 0,
        from: '11-01',
        to: '03-31',
        cents: 20,
        per: 'day',
        leastKw: 1.5,
        window: { days: weekdays, from: 960, to: 1260 },
      },
    ],
    controlledLoad: [
      { name: 'Controlled load 1', supplyCents: 5, rates: [rateAt(15)] },
      { name: 'Controlled load 2', supplyCents: 0, rates: [] },
    ],
  };
  const { year, beside } = energyDetailOf(detailedPlan({ electricity, gas }));
  expect(year.at(-1)).toMatchObject({ fuel: 'Gas', label: 'All year' });
  expect(year.at(-1)?.rates[0]?.words).toBe('3.41c a MJ: at any time');
  expect(beside).toEqual([
    {
      name: 'Demand charge',
      words:
        '22.00c a kW a day, on your highest half hour: weekdays 4 pm to 9 pm, 1 November to 31 March. You’re charged for at least 1.5 kW.',
    },
    { name: 'Controlled load 1', words: '16.50c a kWh, and 5.50c a day.' },
    {
      name: 'Controlled load 2',
      words: 'The retailer doesn’t say when its rates apply, so we can’t price it.',
    },
  ]);
});

it('says that hours are in Eastern Standard Time, if the plan has any', () => {
  const said = (electricity: object) => energyDetailOf(detailedPlan({ electricity })).beside;
  const [, single] = timeOfUse.seasons;
  expect(said({ ...timeOfUse, clock: 'AEST' })).toEqual([
    { name: 'Hours', words: 'In Australian Eastern Standard Time all year.' },
  ]);
  expect(said(timeOfUse)).toEqual([]);
  const alone = [{ ...single, from: '01-01', to: '12-31' }];
  expect(said({ seasons: alone, clock: 'AEST' })).toEqual([]);
  const night = { ...rateAt(10), windows: [{ days: everyDay, from: 1320, to: 420 }] };
  const load = (rate: object) => [{ name: 'Hot water', supplyCents: 0, rates: [rate] }];
  const loaded = (rate: object) =>
    said({ seasons: alone, clock: 'AEST', controlledLoad: load(rate) }).map(({ name }) => name);
  expect(loaded(night)).toEqual(['Hours', 'Hot water']);
  expect(loaded(rateAt(10))).toEqual(['Hot water']);
});

it('lists feed-in without GST, fees including unavoidable ones, and the area where the plan is sold', () => {
  const detail = energyDetailOf(
    detailedPlan({
      feedIn: [
        { name: 'Retailer', counts: true, steps: [{ cents: 8, units: 10 }, { cents: 4 }] },
        { name: 'Capped', counts: true, steps: [{ cents: 12, units: 8 }] },
        {
          name: 'State scheme',
          counts: false,
          words: 'Closed to new homes.',
          steps: [{ cents: 44, from: 900, to: 1260 }],
        },
      ],
      fees: [
        { name: 'Membership', cents: 12_000, per: 'year', unavoidable: true },
        { name: 'Card payment', percent: 0.6, per: 'bill' },
        { name: 'Solar fee', cents: 2_811, per: 'year', withSolar: true, words: 'A day, 7.7c.' },
      ],
      area: { states: ['VIC'], distributors: ['Reef Lines'], except: ['3066'] },
    }),
  );
  expect(detail.feedIn.map(({ words }) => words)).toEqual([
    '8.00c a kWh for the first 10 kWh a day, then 4.00c a kWh.',
    '12.00c a kWh for the first 8 kWh a day, and nothing after that.',
    '44.00c a kWh 3 pm to 9 pm. Not included in the price: it looks like a bonus, government, variable or later rate, which we don’t count. Closed to new homes.',
  ]);
  expect(detail.fees).toEqual([
    { name: 'Membership', unavoidable: true, words: '$120.00 a year.' },
    { name: 'Card payment', unavoidable: false, words: '0.6% of the payment.' },
    {
      name: 'Solar fee',
      unavoidable: false,
      words:
        '$28.11 a year. Included in the price if you send solar power to the grid. A day, 7.7c.',
    },
  ]);
  expect(detail.soldIn).toBe('Sold in VIC, on the network Reef Lines, not in postcode 3066.');
});

it('says why a plan has no price, and copes without a tariff', () => {
  const detail = energyDetailOf(detailedPlan({ electricity: undefined, unpriced: 'wholesale' }));
  expect(detail.unpriced).toContain('wholesale market');
  expect(detail.year).toEqual([]);
  expect(detail.soldIn).toBe('Sold everywhere this retailer operates.');
});

it('separates the reference price of the home’s network from those of other networks', () => {
  const own = { distributor: 'Wattle Networks', words: 'Set for a year.' };
  const other = { distributor: 'Reef Lines', words: 'Set for half a year.' };
  const figures = { percent: -1, cents: 150_000 };
  const references = [own, other].map((line) => ({ ...line, ...figures }));
  const plan = { ...detailedPlan(), references };
  const on = (network: string | null) => {
    const detail = energyDetailOf(plan, network);
    return [detail.references, detail.otherReferences];
  };
  expect(on(null)).toEqual([[own, other], []]);
  expect(on('WATTLE NETWORKS')).toEqual([[own], [other]]);
  const none = { distributor: 'Marri Power', words: 'No reference price applies.' };
  expect(on('Marri Power')).toEqual([[none], [own, other]]);
  const without = energyDetailOf(detailedPlan(), 'Marri Power');
  expect([without.references, without.otherReferences]).toEqual([[], []]);
});
