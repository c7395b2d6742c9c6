/** The difference between plans and reference prices, worked by hand. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { detailedPlan, timeOfUse } from '../detail/detail.fixture.ts';
import { type Reference, reference } from './reference.schema.ts';
import { referencesOf, referencesOn, referenceTariffOf } from './references-of.ts';

const single: Reference = {
  distributor: 'Reef Lines',
  customer: 'Residential',
  tariff: 'single',
  year: '2026-27',
  kwh: 4_000,
  cents: 160_000,
  source: 'Invented for this test',
};

const anyTime = (cents: number) => ({
  seasons: [
    {
      from: '01-01',
      to: '12-31',
      supplyCents: 100,
      rates: [{ kind: 'any', blocks: [{ cents }] }],
    },
  ],
});
const onReef = (change: object = {}) =>
  detailedPlan({ electricity: anyTime(25), area: { distributors: ['Reef Lines'] }, ...change });
const percents = (change: object, table: readonly Reference[] = [single]) =>
  referencesOf(onReef(change), table).map(({ percent }) => percent);

describe('the percentage', () => {
  it.each([
    // (365 × 100 + 4,000 × 25) × 1.1 = 150,150; 9,850 less than 160,000 is 6.15625 %.
    ['one rate', {}, -6.2],
    // (36,500 + 4,000 × 30) × 1.1 = 172,150; 12,150 more is 7.59375 %.
    ['a dearer one', { electricity: anyTime(30) }, 7.6],
    // 150,150 + 9,850 of membership is 160,000.
    [
      'a fee that everybody pays',
      { fees: [{ name: 'Membership', cents: 9_850, per: 'year', unavoidable: true }] },
      0,
    ],
    ['a fee that not everybody pays', { fees: [{ name: 'Card', cents: 500, per: 'event' }] }, -6.2],
    // 10 % off 150,150 is 135,135; 24,865 less is 15.540625 %.
    ['a guaranteed discount', { guaranteed: [{ name: 'Online', percent: 10, on: 'bill' }] }, -15.5],
    [
      'a discount that has to be earned',
      { conditional: [{ name: 'On time', condition: 'Pay on time', percent: 10, on: 'bill' }] },
      -6.2,
    ],
    // Costs that do not last are not counted.
    ['what is paid once', { onceCents: 9_000 }, -6.2],
    [
      'an offer for the first months',
      { offer: { title: 'Start', percentOff: 50, months: 12, until: '2027-12-31' } },
      -6.2,
    ],
  ])('is right for %s', (_name, change, percent) => {
    expect(percents(change)).toEqual([percent]);
  });

  it('rounds half a tenth up, so that no plan looks cheaper than it is', () => {
    // (36,500 + 2,000 × 25) × 1.1 = 95,150; 4,850 less than 100,000 is 4.85 %.
    expect(percents({}, [{ ...single, kwh: 2_000, cents: 100_000 }])).toEqual([-4.8]);
    // 50 less than 150,200 is 0.03 %: equal, and not −0.
    expect(percents({}, [{ ...single, cents: 150_200 }])).toEqual([0]);
    expect(percents({}, [{ ...single, cents: 150_000 }])).toEqual([0.1]);
  });

  it('is for the use of the reference, including controlled load where it has one', () => {
    const electricity = {
      ...anyTime(25),
      withControlledLoad: true,
      controlledLoad: [
        { name: 'Hot water', supplyCents: 0, rates: [{ kind: 'any', blocks: [{ cents: 15 }] }] },
      ],
    };
    const load: Reference = {
      ...single,
      tariff: 'controlled-load',
      controlledLoadKwh: 2_000,
      cents: 200_000,
    };
    // (36,500 + 100,000 + 2,000 × 15) × 1.1 = 183,150; 16,850 less is 8.425 %.
    expect(percents({ electricity }, [single, load])).toEqual([-8.4]);
  });
});

describe('a reference price', () => {
  it('applies only to its network, however that is written', () => {
    expect(percents({ area: { distributors: ['Other Lines'] } })).toEqual([]);
    // Sold in a state on any network: the home's network counts.
    expect(percents({ area: { states: ['QLD'] } })).toEqual([-6.2]);
    const table = [{ ...single, distributor: 'Essential Energy' }];
    const area = { distributors: ['Essential Energy Standard', 'Essential Energy Far West'] };
    expect(referencesOf(onReef({ area }), table)).toMatchObject([
      { distributor: 'Essential Energy', percent: -6.2 },
    ]);
  });

  it('for each network applies to a plan sold everywhere', () => {
    const marri = { ...single, distributor: 'Marri Power', cents: 150_150 };
    expect(percents({ area: undefined }, [single, marri])).toEqual([-6.2, 0]);
  });

  it('applies only to its customers and kind of tariff, never to gas or dual fuel plans', () => {
    expect(percents({ customer: 'Business' })).toEqual([]);
    expect(percents({}, [{ ...single, tariff: 'time-of-use' }])).toEqual([]);
    expect(percents({ electricity: undefined, gas: anyTime(3) })).toEqual([]);
    expect(percents({ gas: anyTime(3) })).toEqual([]);
    expect(percents({ unpriced: 'wholesale' })).toEqual([]);
  });

  it('is described with its use, its year and its source', () => {
    expect(referencesOf(onReef(), [single])[0]?.words).toBe(
      '6.2% less than the reference price of $1,600.00 for 4,000 kWh in 2026–27. Source: Invented for this test.',
    );
  });
});

it('reference prices apply only from July to June, even if next year’s are loaded early', () => {
  const next = { ...single, year: '2027-28', cents: 170_000 };
  const on = (day: string) => referencesOn([single, next], day).map(({ year }) => year);
  expect(on('2026-06-30')).toEqual([]);
  expect(on('2026-07-01')).toEqual(['2026-27']);
  expect(on('2027-06-30')).toEqual(['2026-27']);
  expect(on('2027-07-01')).toEqual(['2027-28']);
  expect(on('2028-07-01')).toEqual([]);
});

it('recognises kinds of tariff, and has none for a demand tariff', () => {
  const kind = (electricity: object) => {
    const { electricity: tariff } = detailedPlan({ electricity });
    return tariff ? referenceTariffOf(tariff) : undefined;
  };
  const window = { days: [1], from: 900, to: 1260 };
  const demand = [{ group: 0, from: '01-01', to: '12-31', cents: 20, per: 'day', window }];
  expect(kind(anyTime(25))).toBe('single');
  expect(kind(timeOfUse)).toBe('time-of-use');
  const load = (rates: object[]) => [{ name: 'Hot water', supplyCents: 0, rates }];
  const priced = load([{ kind: 'any', blocks: [{ cents: 15 }] }]);
  const withControlledLoad = true;
  expect(kind({ ...anyTime(25), withControlledLoad, controlledLoad: priced })).toBe(
    'controlled-load',
  );
  // Without the cost of the load, the plan would look cheaper than it is.
  expect(kind({ ...anyTime(25), withControlledLoad, controlledLoad: load([]) })).toBeNull();
  expect(kind({ ...anyTime(25), withControlledLoad })).toBeNull();
  expect(kind({ ...anyTime(25), demand })).toBeNull();
});

it.each([
  [{ year: '2026' }, 'A year must look like 2026-27'],
  [{ year: '2026-28' }, 'A year must look like 2026-27'],
  [{ cents: 0 }, 'A reference price must be above zero'],
  [{ controlledLoadKwh: 2_000 }, 'must have controlledLoadKwh'],
  [{ tariff: 'controlled-load' }, 'must have controlledLoadKwh'],
])('refuses a reference price with %o', (change, message) => {
  const { success, issues = [] } = v.safeParse(reference, { ...single, ...change });
  expect(success).toBe(false);
  expect(issues.map((one) => one.message).join()).toContain(message);
});
