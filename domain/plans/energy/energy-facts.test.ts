/** The facts of an energy plan in words, those that the law asks for above all. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Fact, factsOf, factWords } from '../fact.ts';
import { energyFacts } from './energy-facts.ts';
import { energyPlan } from './energy-plan.ts';

const document = {
  ...{ vertical: 'energy', id: 'a', providerId: 'b', name: 'A', checkedOn: '2026-11-20' },
  ...{ priceCents: 156_500, billing: 365, contract: { name: 'None', months: 0 } },
  ...{ fuel: 'Electricity', planId: 'XX1MRE', customer: 'Residential', supplyCentsPerDay: 100 },
  ...{ usage: [{ centsPerUnit: 30 }], usagePerYear: 4_000, referenceDifference: -7.9 },
  basicPlanInformation: 'https://www.b.example/a',
};
const planLike = (over: object = {}) => v.parse(energyPlan, { ...document, ...over });

/** Every fact that has a term, in words. */
function wordsOf(over: object = {}): Record<string, string> {
  const values = factsOf(energyFacts, planLike(over), '2026-11-21', { kwh: 3_900, mj: 24_000 });
  const declared = Object.entries<Fact<never>>(energyFacts).filter(([, { term }]) => term);
  return Object.fromEntries(
    declared.map(([name, fact]) => [name, factWords(fact, values[name] ?? null)]),
  );
}

describe('an energy plan in words', () => {
  it('says what the law asks for, the rates, and the use that is priced', () => {
    expect(wordsOf()).toEqual({
      planId: 'XX1MRE',
      reference: '7.9% less',
      setUp: 'None',
      use: '3,900 kWh a year',
      supply: '100c a day',
      usage: '30c a kWh',
      feedIn: 'Not given by the provider',
      exitFee: 'Not given by the provider',
      network: 'Not given by the provider',
      fuel: 'Electricity',
      customer: 'Homes',
    });
  });

  it.each([
    [{ referenceDifference: 2.5 }, '2.5% more'],
    [{ referenceDifference: 0 }, 'Equal to it'],
    [{ referenceDifference: null }, 'Not given by the provider'],
    [{ referenceDifference: null, fuel: 'Gas' }, 'Gas has no reference price'],
  ])('against the reference price: %j is %s', (over, words) => {
    expect(wordsOf(over).reference).toBe(words);
  });

  it('says where each step of the usage ends', () => {
    const usage = [
      { centsPerUnit: 40, upTo: 1_000 },
      { centsPerUnit: 30.25, upTo: 3_000 },
      { centsPerUnit: 20 },
    ];
    expect(wordsOf({ usage, priceCents: 157_000 }).usage).toBe(
      '40c a kWh for the first 1,000 kWh a year, then 30.25c a kWh for the next 2,000 kWh a year, then 20c a kWh',
    );
  });

  it('knows a fee of nothing from no word about one', () => {
    const facts = (over: object) => factsOf(energyFacts, planLike(over), '2026-11-21', {});
    expect([facts({ exitFeeCents: 0 }).noExitFee, facts({}).noExitFee]).toEqual([true, null]);
    expect(wordsOf({ exitFeeCents: 0 }).exitFee).toBe('None');
    expect(wordsOf({ exitFeeCents: 2_200 }).exitFee).toBe('$22.00');
  });
});

describe('an energy plan is refused', () => {
  it.each([
    ['not what its tariff comes to', { priceCents: 156_501 }],
    ['Every step but the last must end', { usage: [{ centsPerUnit: 30, upTo: 10 }] }],
    [
      'Every step but the last must end',
      { usage: [{ centsPerUnit: 3, upTo: 9 }, { centsPerUnit: 2, upTo: 9 }, { centsPerUnit: 1 }] },
    ],
    ['needs a price for usage', { usage: [] }],
    ['ends before it begins', { offer: offerLike({ from: '2026-12-01' }) }],
    ['percentOff', { offer: offerLike({ percentOff: 0 }) }],
    ['priceCents', { offer: offerLike({ priceCents: 1 }) }],
    ['commissionCents', { commissionCents: 900 }],
  ])('when it says %s: %j', (reason, over) => {
    const { success, issues = [] } = v.safeParse(energyPlan, { ...document, ...over });
    expect(success).toBe(false);
    const said = issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`).join();
    expect(said).toContain(reason);
  });
});

function offerLike(over: object): object {
  return { title: 'x', percentOff: 10, months: 3, until: '2026-11-30', ...over };
}
