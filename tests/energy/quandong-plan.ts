/** Simple published plans of an invented retailer, for prices worked out by hand: 100 cents a day, 30 cents a kWh. */
import type { Household } from '../../domain/plans/energy/household.ts';
import type {
  PublishedAnswer,
  PublishedContract,
  PublishedPeriod,
  PublishedRate,
  PublishedUse,
} from './published-plan.ts';

/** A home that uses 10 kWh a day. */
export const handHome: Household = {
  kwh: 3_650,
  mj: 36_500,
  controlledLoadKwh: 0,
  controlledLoadNumber: null,
  exportKwh: 0,
  demandKw: 3,
};

/** A step's price in cents, and its volume. */
export type HandStep = readonly [string, string?];

export const rates = (...steps: readonly HandStep[]): PublishedRate[] =>
  steps.map(([unitPrice, volume]) => ({ unitPrice, ...(volume && { volume }) }));

/** A tariff period with a single rate. */
export function singlePeriod(
  singleRate: PublishedUse = { rates: rates(['30']) },
  over: Partial<PublishedPeriod> = {},
): PublishedPeriod {
  return {
    displayName: 'All year',
    startDate: '01-01',
    endDate: '12-31',
    dailySupplyCharges: '100',
    rateBlockUType: 'singleRate',
    singleRate: { displayName: 'Anytime', ...singleRate },
    ...over,
  };
}

/** A tariff period with rates by time of use. */
export function timedPeriod(timeOfUseRates: readonly PublishedUse[]): PublishedPeriod {
  const { singleRate, ...period } = singlePeriod();
  return { ...period, rateBlockUType: 'timeOfUseRates', timeOfUseRates };
}

export function contractOf(over: Partial<PublishedContract> = {}): PublishedContract {
  return {
    pricingModel: 'SINGLE_RATE',
    isFixed: false,
    terms: 'No lock-in contract.',
    tariffPeriod: [singlePeriod()],
    ...over,
  };
}

/** An electricity plan, unless it is given contracts. */
export function quandongPlan(
  contract: Partial<PublishedContract> = {},
  contracts: Pick<PublishedAnswer['data'], 'electricityContract' | 'gasContract'> = {
    electricityContract: contractOf(contract),
  },
): PublishedAnswer {
  const { electricityContract, gasContract } = contracts;
  const fuelType =
    electricityContract && gasContract ? 'DUAL' : gasContract ? 'GAS' : 'ELECTRICITY';
  return {
    data: {
      planId: 'QUA123456MRE1@EME',
      displayName: 'Quandong Everyday',
      fuelType,
      type: 'MARKET',
      brand: 'quandong',
      brandName: 'Quandong',
      customerType: 'RESIDENTIAL',
      effectiveFrom: '2024-07-01T00:00:00Z',
      lastUpdated: '2024-07-02T00:00:00Z',
      geography: { distributors: ['Wattle Networks'] },
      ...contracts,
    },
    meta: {},
    links: { self: 'https://www.quandong.example/cds-au/v1/energy/plans/QUA123456MRE1@EME' },
  };
}
