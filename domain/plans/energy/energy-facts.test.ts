/** The facts of an energy plan in words, especially those the law requires. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Fact, factsOf, factWords } from '../fact.ts';
import { passes } from '../filter.ts';
import {
  block,
  energyDocument,
  energyLike,
  flatTariff,
  hours,
  someDay,
  yearTariff,
} from './energy.fixture.ts';
import { energyFacts } from './energy-facts.ts';
import { energyFilters } from './energy-filters.ts';
import { energyPlan } from './energy-plan.ts';
import { energyValues } from './energy-values.ts';
import type { PlanReference } from './reference/reference.schema.ts';

const all = Object.fromEntries(Object.entries(energyValues).map(([name, of]) => [name, { of }]));
const answers = { kwh: 3_900, mj: 24_000, distributor: '' };

/** Every fact with a term, in words. */
function wordsOf(
  over: object = {},
  said: object = {},
  references: readonly PlanReference[] = [],
): Record<string, string> {
  const plan = { ...energyLike(over), references };
  const values = factsOf(all, plan, someDay, { ...answers, ...said });
  const declared = Object.entries<Fact<never>>(energyFacts).filter(([, { term }]) => term);
  return Object.fromEntries(
    declared.map(([name, fact]) => [name, factWords(fact, values[name] ?? null)]),
  );
}

it('the first facts are those that set plans apart; the id comes later', () => {
  expect(Object.keys(energyFacts).slice(0, 3)).toEqual(['eligibility', 'reference', 'use']);
});

describe('an energy plan in words', () => {
  it('gives what the law requires, the rates, and the use behind the price', () => {
    expect(wordsOf()).toEqual({
      eligibility: 'No conditions listed',
      planId: 'XX1MRE',
      reference: 'No reference price applies',
      setUp: 'None',
      use: '3,900 kWh a year',
      supply: '100.00c a day',
      usage: '30.00c a kWh',
      feedIn: 'Not given by the provider',
      exitFee: 'Not given by the provider',
      network: 'Any',
      fuel: 'Electricity',
      customer: 'Homes',
    });
  });

  it.each([
    [9_900, [], '$99.00, paid once'],
    [null, [], 'Not given by the provider'],
    [null, ['Late payment'], 'Not given by the provider'],
    [null, ['Connection'], 'Not in the price: see the plan’s fees'],
    [null, ['Establishment fee'], 'Not in the price: see the plan’s fees'],
    [0, ['Connection'], 'None'],
  ])('describes an initial fee of %j with the fees %j as %s', (onceCents, names, words) => {
    const fees = names.map((name) => ({ name, per: 'event' }));
    expect(wordsOf({ onceCents, fees }).setUp).toBe(words);
  });

  const area = { states: [], distributors: ['Wattle Networks'], postcodes: [], except: [] };
  const reference = (percent: number, distributor = 'Wattle Networks') => ({
    distributor,
    percent,
    cents: 150_000,
    words: 'Set for a year',
  });

  it.each([
    [[reference(-7.9)], '', '7.9% less'],
    [[reference(2.5)], '', '2.5% more'],
    [[reference(0)], '', 'The same'],
    [[reference(1), reference(-3, 'Marri Power')], 'marri power', '3% less'],
    [[reference(1), reference(-3, 'Marri Power')], '', 'Depends on your network'],
  ])(
    'compares with the reference prices %j on the network "%s" as %s',
    (references, distributor, words) => {
      expect(wordsOf({ area }, { distributor }, references).reference).toBe(words);
    },
  );

  it('has no reference price for a home on another of its networks', () => {
    const both = { ...area, distributors: ['Wattle Networks', 'Marri Power'] };
    for (const where of [both, undefined]) {
      const on = (distributor: string) =>
        wordsOf({ area: where }, { distributor }, [reference(1)]).reference;
      expect(['Wattle Networks', 'Marri Power', ''].map(on)).toEqual([
        '1% more',
        'No reference price applies',
        'Depends on your network',
      ]);
    }
  });

  // By law, a reference price is that of the home's own network.
  it('has none for a plan of one network and a home on another', () => {
    const on = (distributor: string) =>
      wordsOf({ area }, { distributor }, [reference(1)]).reference;
    expect(['wattle networks', 'Marri Power', ''].map(on)).toEqual([
      '1% more',
      'No reference price applies',
      '1% more',
    ]);
  });

  it('rounds half a hundredth of a cent up, like every other rate', () => {
    expect(wordsOf({ electricity: flatTariff(119.735, block(20)) }).supply).toBe('119.74c a day');
  });

  it('says where each usage step ends', () => {
    const electricity = flatTariff(100, block(40, 1_000), block(30.25, 2_000), block(20));
    expect(wordsOf({ electricity }).usage).toBe(
      '40.00c a kWh for the first 1,000 kWh a year, then 30.25c a kWh for the next 2,000 kWh a year, then 20.00c a kWh',
    );
  });

  it('names the rates within a day', () => {
    const electricity = yearTariff(100, [
      { kind: 'peak', blocks: [block(38.5)], windows: [hours(15, 21)] },
      { kind: 'shoulder', blocks: [block(28.1)], windows: [hours(7, 15)] },
      { kind: 'off-peak', blocks: [block(19)] },
    ]);
    expect(wordsOf({ electricity }).usage).toBe(
      'Peak 38.50c, shoulder 28.10c, off-peak 19.00c a kWh',
    );
  });

  it('names seasons that differ, and both fuels of a dual fuel plan', () => {
    const season = (from: string, to: string, cents: number) => ({
      from,
      to,
      supplyCents: 100,
      rates: [{ kind: 'any', blocks: [block(cents)] }],
    });
    const seasons = [season('12-01', '03-31', 40), season('04-01', '11-30', 30)];
    const words = wordsOf({ electricity: { seasons }, gas: flatTariff(80, block(4)) });
    expect(words).toMatchObject({
      fuel: 'Electricity and gas',
      use: '3,900 kWh and 24,000 MJ a year',
      supply: 'Electricity: 110.00c a day. Gas: 80.00c a day',
      usage:
        'Electricity: 1 December to 31 March: 40.00c a kWh; 1 April to 30 November: 30.00c a kWh. Gas: 4.00c a MJ',
    });
  });

  it('gives the use behind the price, with a controlled load and solar where stated', () => {
    const both = energyLike({
      electricity: flatTariff(100, block(30)),
      gas: flatTariff(80, block(4)),
    });
    const gas = energyLike({ electricity: undefined, gas: flatTariff(80, block(4)) });
    const said = { ...answers, controlledLoad: '1', controlledLoadKwh: 4_000, exportKwh: 1_500 };
    expect([energyLike(), both, gas].map((plan) => energyValues.use(plan, said))).toEqual([
      '3,900 kWh and 4,000 kWh of controlled load a year, with 1,500 kWh sent to the grid',
      '3,900 kWh, 24,000 MJ and 4,000 kWh of controlled load a year, with 1,500 kWh sent to the grid',
      '24,000 MJ a year',
    ]);
    const without = '3,900 kWh a year, with 1,500 kWh sent to the grid';
    expect(energyValues.use(energyLike(), { ...said, controlledLoad: 'none' })).toBe(without);
    // A meter whose controlled load register measured nothing.
    const idle = { ...said, controlledLoad: 'yes', controlledLoadKwh: 0 };
    expect(energyValues.use(energyLike(), idle)).toBe(without);
  });

  it('gives the lowest feed-in rate that counts, for the first kWh of a day', () => {
    const entry = (counts: boolean, ...steps: object[]) => ({ name: 'x', counts, steps });
    const feedIn = [
      entry(true, { cents: 12, units: 8 }, { cents: 2 }),
      entry(true, { cents: 9 }),
      entry(false, { cents: 1 }),
    ];
    expect(wordsOf({ feedIn }).feedIn).toBe('9c a kWh');
    expect(wordsOf({ feedIn: feedIn.slice(0, 1) }).feedIn).toBe('12c a kWh');
    expect(wordsOf({ feedIn: [entry(true, { cents: 0 })] }).feedIn).toBe('None from 9 am to 3 pm');
  });

  it('distinguishes a zero fee from a fee not given', () => {
    const facts = (over: object) => factsOf(all, energyLike(over), someDay, answers);
    expect([facts({ exitFeeCents: 0 }).noExitFee, facts({}).noExitFee]).toEqual([true, null]);
    expect(wordsOf({ exitFeeCents: 0 }).exitFee).toBe('None');
    expect(wordsOf({ exitFeeCents: 2_200 }).exitFee).toBe('$22.00');
  });

  it('has no lock-in without a contract term, and makes no claim if the term is not given', () => {
    const noLockIn = (months: number | null) =>
      factsOf(all, energyLike({ contract: { name: 'x', months } }), someDay, answers).noLockIn;
    expect([0, 60, null].map(noLockIn)).toEqual([true, false, null]);
    expect(passes(energyFilters, { noLockIn: true }, { noLockIn: null })).toBe(false);
  });

  it('lists the networks that it is sold on', () => {
    const area = { distributors: ['Wattle Networks', 'Marri Power'] };
    expect(wordsOf({ area }).network).toBe('Wattle Networks, Marri Power');
  });
});

describe('an energy plan is refused', () => {
  it.each([
    ['the reason why it has no price', { electricity: undefined }],
    ['needs a price for usage', { electricity: yearTariff(100, []) }],
    ['needs a price', { electricity: flatTariff(100) }],
    ['no such day', { electricity: { seasons: [{ from: '02-30', to: '12-31', supplyCents: 1 }] } }],
    ['ends before it begins', { offer: offerLike({ from: '2026-12-01' }) }],
    ['percentOff', { offer: offerLike({ percentOff: 0 }) }],
    ['priceCents', { offer: offerLike({ priceCents: 1 }) }],
    ['commissionCents', { commissionCents: 900 }],
    ['references', { references: [] }],
  ])('with “%s”: %j', (reason, over) => {
    const { success, issues = [] } = v.safeParse(energyPlan, { ...energyDocument, ...over });
    expect(success).toBe(false);
    const said = issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`).join();
    expect(said).toContain(reason);
  });
});

function offerLike(over: object): object {
  return { title: 'x', percentOff: 10, months: 3, until: '2026-11-30', ...over };
}
