/** Energy plans of the standards: the sums by hand, and a reason for each that cannot be compared. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { plan as planSchema } from '../../domain/plans/plan.ts';
import { energyAnswer } from './cdr-energy-plan.fixture.ts';
import { defaultUsage, isEnergyAnswer, turnedEnergyPlan } from './cdr-energy-plan.ts';

const settings = { day: '2026-11-21', usage: defaultUsage };
type Over = Parameters<typeof energyAnswer>[0];
const turn = (over?: Over) => turnedEnergyPlan(energyAnswer(over), settings);

describe('a single-rate plan', () => {
  it('becomes a plan of ours, tax included', () => {
    const { provider, plan } = turn();
    expect(provider).toEqual({ id: 'quandong', name: 'Quandong', verticals: ['energy'] });
    expect(v.parse(planSchema, plan)).toEqual({
      vertical: 'energy',
      id: 'quandong-xx481234mre-vec',
      providerId: 'quandong',
      name: "Quandong's Everyday",
      inclusions: [],
      sponsored: false,
      // 365 × 90 c + 3,900 × 25 c, and a tenth of tax.
      priceCents: 143_385,
      billing: 365,
      onceCents: 0,
      contract: { name: '1 year contract', months: 12 },
      fuel: 'Electricity',
      planId: 'XX481234MRE@VEC',
      distributor: 'Wattle Networks',
      customer: 'Residential',
      supplyCentsPerDay: 99,
      usage: [{ centsPerUnit: 27.5 }],
      usagePerYear: 3_900,
      basicPlanInformation: 'https://www.quandong.example/everyday.pdf',
      referenceDifference: null,
      states: [],
      checkedOn: '2026-11-21',
    });
  });

  it('is worked out for the usage that the import is told', () => {
    const usage = { ELECTRICITY: 0, GAS: 0 };
    const { plan } = turnedEnergyPlan(energyAnswer(), { ...settings, usage });
    expect(plan.priceCents).toBe(365 * 99);
  });

  it('takes steps of any period as steps of a year', () => {
    const rates = [
      { unitPrice: '0.20', volume: 10 },
      { unitPrice: '0.30', volume: 5 },
      { unitPrice: '0.40' },
    ];
    const { plan } = turn({ rate: { rates, period: 'P1D' } });
    expect(plan.usage).toEqual([
      { centsPerUnit: 22, upTo: 3_650 },
      { centsPerUnit: 33, upTo: 5_475 },
      { centsPerUnit: 44 },
    ]);
    expect(plan.priceCents).toBe(365 * 99 + 3_650 * 22 + 250 * 33);
  });

  it('measures gas in megajoules', () => {
    const { electricityContract, ...data } = energyAnswer({
      rate: { rates: [{ unitPrice: '0.035', measureUnit: 'MJ' }] },
    }).data;
    const document = { data: { ...data, fuelType: 'GAS', gasContract: electricityContract } };
    const { plan } = turnedEnergyPlan(document, settings);
    expect(plan).toMatchObject({ fuel: 'Gas', usage: [{ centsPerUnit: 3.85 }] });
    expect(plan.priceCents).toBe(365 * 99 + 24_000 * 3.85);
  });

  it('knows both names of the supply charge, and a contract without an end', () => {
    const tariff = { dailySupplyCharges: undefined, dailySupplyCharge: '1.00' };
    const { plan } = turn({ tariff, contract: { termType: 'ONGOING' } });
    expect(plan).toMatchObject({
      supplyCentsPerDay: 110,
      contract: { name: 'Ongoing contract', months: 0 },
    });
  });
});

describe('a plan that cannot be compared is refused with the reason', () => {
  it.each<[string, Over]>([
    ['fuelType: electricity and gas in one plan', { data: { fuelType: 'DUAL' } }],
    ['electricityContract: is not there', { data: { electricityContract: undefined } }],
    ['pricingModel: TIME_OF_USE', { contract: { pricingModel: 'TIME_OF_USE' } }],
    [
      'pricingModel: SINGLE_RATE_CONT_LOAD',
      { contract: { pricingModel: 'SINGLE_RATE_CONT_LOAD' } },
    ],
    ['rateBlockUType: demandCharges', { tariff: { rateBlockUType: 'demandCharges' } }],
    ['dailySupplyCharges', { tariff: { dailySupplyCharges: undefined } }],
    ['An amount must be', { tariff: { dailySupplyCharges: '-0.90' } }],
    ['An amount must be', { rate: { rates: [{ unitPrice: '25c' }] } }],
    [
      'measureUnit: KVA is not KWH',
      { rate: { rates: [{ unitPrice: '0.2', measureUnit: 'KVA' }] } },
    ],
    [
      'rates.0.volume: a step needs one',
      { rate: { rates: [{ unitPrice: '0.2' }, { unitPrice: '0.3' }] } },
    ],
    ['P9Y is no known period', { rate: { period: 'P9Y' } }],
    ['A tariff needs a rate', { rate: { rates: [] } }],
    [
      'effectiveTo: the plan ended on 2026-11-20',
      { data: { effectiveTo: '2026-11-20T23:59:59+11:00' } },
    ],
    ['effectiveFrom: the plan begins on 2026-12-01', { data: { effectiveFrom: '2026-12-01' } }],
    ['additionalInformation: no link', { data: { additionalInformation: {} } }],
    ['brandName', { data: { brandName: undefined } }],
  ])('%s', (reason, over) => {
    expect(() => turn(over)).toThrow(reason);
  });

  it('prices by season', () => {
    const [period] = (energyAnswer().data.electricityContract as { tariffPeriod: object[] })
      .tariffPeriod;
    expect(() => turn({ contract: { tariffPeriod: [period, period] } })).toThrow('season');
  });
});

it('tells the format from others', () => {
  expect(isEnergyAnswer(energyAnswer())).toBe(true);
  for (const other of [null, 3, 'x', [], {}, { data: null }, { providers: [], plans: [] }]) {
    expect(isEnergyAnswer(other)).toBe(false);
  }
});
