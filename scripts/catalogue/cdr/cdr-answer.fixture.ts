/** Invented answers of Get Generic Plan Detail, with the fields that answers usually have; any can be overridden. */

export interface Over {
  readonly data?: object;
  readonly contract?: object;
  /** Overrides fields of the single tariff period. */
  readonly period?: object;
  /** Replaces the single tariff period. */
  readonly periods?: readonly object[];
  readonly singleRate?: object;
}

export interface Answer {
  readonly data: Record<string, unknown>;
  readonly links: object;
  readonly meta: object;
}

export const allYear = { displayName: 'All year', startDate: '01-01', endDate: '12-31' };

export function usagePeriod({ period = {}, singleRate = {} }: Over = {}): object {
  return {
    ...allYear,
    dailySupplyCharges: '90.00',
    rateBlockUType: 'singleRate',
    singleRate: { displayName: 'Anytime', rates: [{ unitPrice: '25.00' }], ...singleRate },
    ...period,
  };
}

export function contractOf(over: Over = {}): object {
  return {
    pricingModel: 'SINGLE_RATE',
    isFixed: false,
    paymentOption: ['DIRECT_DEBIT'],
    termType: '1_YEAR',
    variation: 'We may vary our prices when wholesale costs change.',
    tariffPeriod: over.periods ?? [usagePeriod(over)],
    ...over.contract,
  };
}

export function powerAnswer(over: Over = {}): Answer {
  return {
    data: {
      planId: 'QUA481234MRE1@EME',
      effectiveFrom: '2026-06-30T14:00:00Z',
      lastUpdated: '2026-11-01T09:30:00+10:00',
      displayName: ' Everyday ',
      type: 'MARKET',
      fuelType: 'ELECTRICITY',
      brand: 'quandong',
      brandName: 'Quandong Energy',
      customerType: 'RESIDENTIAL',
      geography: { distributors: ['Wattle Networks'], includedPostcodes: ['3056', '3057'] },
      electricityContract: contractOf(over),
      ...over.data,
    },
    links: { self: 'https://www.quandong.example/cds-au/v1/energy/plans/QUA481234MRE1@EME' },
    meta: {},
  };
}

export function gasAnswer(over: Over = {}): Answer {
  const singleRate = { rates: [{ unitPrice: '3.50' }], ...over.singleRate };
  return powerAnswer({
    data: {
      planId: 'QUA481234MRG1@EME',
      fuelType: 'GAS',
      electricityContract: undefined,
      gasContract: contractOf({ ...over, singleRate }),
      ...over.data,
    },
  });
}

/** An answer with one season that has these rates by hour. */
export function timedAnswer(rates: readonly object[], over: Over = {}): Answer {
  const period = {
    rateBlockUType: 'timeOfUseRates',
    singleRate: undefined,
    timeOfUseRates: rates,
    ...over.period,
  };
  return powerAnswer({
    ...over,
    period,
    contract: { pricingModel: 'TIME_OF_USE', ...over.contract },
  });
}

export function timedRate(type: string, cents: string, ...timeOfUse: object[]): object {
  return { type, displayName: type, rates: [{ unitPrice: cents }], timeOfUse };
}

export const weekdays = ['MON', 'TUE', 'WED', 'THU', 'FRI'];
export const week = [...weekdays, 'SAT', 'SUN'];
