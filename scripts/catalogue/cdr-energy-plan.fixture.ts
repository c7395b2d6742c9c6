/** An invented energy plan in the format of the Consumer Data Standards, all of its usual fields. */

const singleRate = {
  displayName: 'General usage',
  rates: [{ unitPrice: '0.25', measureUnit: 'KWH' }],
  period: 'P1Y',
};

/** Fields of `data`, of its contract and of its tariff period can be overridden. */
export function energyAnswer(
  over: { data?: object; contract?: object; tariff?: object; rate?: object } = {},
): { data: Record<string, unknown>; links: object; meta: object } {
  return {
    data: {
      planId: 'XX481234MRE@VEC',
      effectiveFrom: '2026-07-01T00:00:00+10:00',
      lastUpdated: '2026-11-01T09:30:00+10:00',
      displayName: "Quandong's Everyday",
      description: 'One price at any hour',
      type: 'MARKET',
      fuelType: 'ELECTRICITY',
      brand: 'quandong',
      brandName: 'Quandong',
      additionalInformation: { pricingUri: 'https://www.quandong.example/everyday.pdf' },
      customerType: 'RESIDENTIAL',
      geography: { distributors: ['Wattle Networks'] },
      electricityContract: {
        pricingModel: 'SINGLE_RATE',
        isFixed: false,
        paymentOption: ['DIRECT_DEBIT'],
        termType: '1_YEAR',
        tariffPeriod: [
          {
            displayName: 'All year',
            startDate: '01-01',
            endDate: '12-31',
            dailySupplyCharges: '0.90',
            rateBlockUType: 'singleRate',
            singleRate: { ...singleRate, ...over.rate },
            ...over.tariff,
          },
        ],
        ...over.contract,
      },
      ...over.data,
    },
    links: { self: 'https://www.quandong.example/cds-au/v1/energy/plans/XX481234MRE@VEC' },
    meta: {},
  };
}
