/** Prices worked out by hand, with the working; the engine and the slow program both arrive at them. */
import { expect, it } from 'vitest';
import type { Household } from '../../domain/plans/energy/household.ts';
import { enginePrice } from './engine-price.ts';
import type { PublishedAnswer } from './published-plan.ts';
import {
  contractOf,
  type HandStep,
  handHome,
  quandongPlan,
  rates,
  singlePeriod,
  timedPeriod,
} from './quandong-plan.ts';
import { slowPrice } from './slow/slow-price.ts';

interface ByHand {
  readonly name: string;
  readonly plan: PublishedAnswer;
  readonly home?: Partial<Household>;
  readonly cents: number;
}

const everyDay = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];
const stepped = (period: string | undefined, ...steps: readonly HandStep[]) =>
  quandongPlan({
    tariffPeriod: [singlePeriod({ rates: rates(...steps), ...(period && { period }) })],
  });
const charged = (amount: string, startDate: string, endDate: string) =>
  quandongPlan({
    tariffPeriod: [
      singlePeriod(),
      {
        startDate,
        endDate,
        rateBlockUType: 'demandCharges',
        demandCharges: [
          {
            amount,
            days: everyDay,
            startTime: '1500',
            endTime: '2100',
            measurementPeriod: 'MONTH',
            chargePeriod: 'DAY',
          },
        ],
      },
    ],
  });
const loaded = quandongPlan({
  pricingModel: 'SINGLE_RATE_CONT_LOAD',
  controlledLoad: [
    { displayName: 'Controlled Load 1', rates: rates(['15']), dailyCharge: '0.00' },
    { displayName: 'Controlled Load 2', rates: rates(['18']), dailyCharge: '5.00' },
  ],
});
const gas = contractOf({
  tariffPeriod: [
    singlePeriod({ rates: rates(['4', '50'], ['3']), period: 'P1D' }, { dailySupplyCharges: '80' }),
  ],
});

const cases: readonly ByHand[] = [
  {
    // 365 × 100 = 36,500; 3,650 × 30 = 109,500; 146,000 × 1.1 = 160,600.
    name: 'single rate',
    plan: quandongPlan(),
    cents: 160_600,
  },
  {
    // The same in dollars.
    name: 'dollars instead of cents',
    plan: quandongPlan({
      tariffPeriod: [singlePeriod({ rates: rates(['0.30']) }, { dailySupplyCharges: '1.00' })],
    }),
    cents: 160_600,
  },
  {
    // 10 kWh a day: 4 × 20 + 6 × 30 = 260 a day, 94,900 a year; + 36,500 = 131,400; × 1.1.
    name: 'steps by the day',
    plan: stepped('P1D', ['20', '4'], ['30']),
    cents: 144_540,
  },
  {
    // 304.1667 kWh a month: 200 × 30 + 104.1667 × 20 = 8,083.33; × 12 = 97,000; + 36,500; × 1.1.
    name: 'steps by the month',
    plan: stepped('P1M', ['30', '200'], ['20']),
    cents: 146_850,
  },
  {
    // No period, 900 first: a quarter. 912.5 kWh: 900 × 25 + 12.5 × 35 = 22,937.5; × 4 = 91,750;
    // + 36,500 = 128,250; × 1.1.
    name: 'steps by the quarter, by their size',
    plan: stepped(undefined, ['25', '900'], ['35']),
    cents: 141_075,
  },
  {
    // 3 pm to 9 pm is 4.0 + 4.9 + 6.1 + 6.6 + 6.4 + 5.9 = 33.9 % of a day; 2025 has 261 days from
    // Monday to Friday: 261 × 3.39 = 884.79 kWh × 40 = 35,391.6; 2,765.21 × 20 = 55,304.2;
    // + 36,500 = 127,195.8; × 1.1 = 139,915.38.
    name: 'time of use, ends at :59',
    plan: quandongPlan({
      pricingModel: 'TIME_OF_USE',
      tariffPeriod: [
        timedPeriod([
          {
            type: 'PEAK',
            rates: rates(['40']),
            timeOfUse: [{ days: ['BUSINESS_DAYS'], startTime: '1500', endTime: '2059' }],
          },
          {
            type: 'OFF_PEAK',
            rates: rates(['20']),
            timeOfUse: [
              { days: ['BUSINESS_DAYS'], startTime: '2100', endTime: '1459' },
              { days: ['SATURDAY', 'SUNDAY'], startTime: '0', endTime: '2359' },
            ],
          },
        ]),
      ],
    }),
    cents: 139_915,
  },
  {
    // 10 pm to midnight is 4.7 + 4.2, midnight to 7 am 19.6: 28.5 % of each Saturday and Sunday, and
    // of no other day. 104 × 2.85 = 296.4 kWh × 15 = 4,446; 3,353.6 × 30 = 100,608; + 36,500 =
    // 141,554; × 1.1 = 155,709.4.
    name: 'a window over midnight',
    plan: quandongPlan({
      pricingModel: 'TIME_OF_USE',
      tariffPeriod: [
        timedPeriod([
          {
            type: 'OFF_PEAK',
            rates: rates(['15']),
            timeOfUse: [{ days: ['SAT', 'SUN'], startTime: '22:00', endTime: '07:00' }],
          },
          {
            type: 'PEAK',
            rates: rates(['30']),
            timeOfUse: [
              { days: everyDay.slice(0, 5), startTime: '00:00', endTime: '00:00' },
              { days: ['SAT', 'SUN'], startTime: '07:00', endTime: '22:00' },
            ],
          },
        ]),
      ],
    }),
    cents: 155_709,
  },
  {
    // 1 November to 31 March: 30 + 31 + 31 + 28 + 31 = 151 days, 214 others. Supply 151 × 110 +
    // 214 × 90 = 35,870; usage 1,510 × 35 + 2,140 × 25 = 106,350; 142,220 × 1.1.
    name: 'a season over new year',
    plan: quandongPlan({
      tariffPeriod: [
        singlePeriod(
          { rates: rates(['35']) },
          { startDate: '11-01', endDate: '03-31', dailySupplyCharges: '110' },
        ),
        singlePeriod(
          { rates: rates(['25']) },
          { startDate: '04-01', endDate: '10-31', dailySupplyCharges: '90' },
        ),
      ],
    }),
    cents: 156_442,
  },
  {
    // 3 kW × 20 × 365 = 21,900; + 146,000 = 167,900; × 1.1.
    name: 'demand by the day',
    plan: charged('20.00', '01-01', '12-31'),
    cents: 184_690,
  },
  {
    // 1 December to 31 March is 121 days. 3 kW × 1,200 × 121 × 12 / 365 = 14,321.1; + 146,000 =
    // 160,321.1; × 1.1 = 176,353.2.
    name: 'demand by the month, though it says day',
    plan: charged('1200', '12-01', '03-31'),
    cents: 176_353,
  },
  {
    // 3 kW × 12,000 = 36,000; + 146,000 = 182,000; × 1.1.
    name: 'demand by the year, though it says day',
    plan: charged('12000', '01-01', '12-31'),
    cents: 200_200,
  },
  {
    // 2,000 × 15 = 30,000, or 2,000 × 18 + 365 × 5 = 37,825; 146,000 + 37,825 = 183,825; × 1.1 =
    // 202,207.5, half up.
    name: 'controlled load, the dearest of two',
    plan: loaded,
    home: { controlledLoadKwh: 2_000 },
    cents: 202_208,
  },
  {
    // 146,000 + 30,000 = 176,000; × 1.1.
    name: 'controlled load by the number on the bill',
    plan: loaded,
    home: { controlledLoadKwh: 2_000, controlledLoadNumber: 1 },
    cents: 193_600,
  },
  {
    // 5 % of 146,000 = 7,300 and 2 % of usage 109,500 = 2,190; 136,510 × 1.1 = 150,161; the
    // membership of $10 a month has GST in it: + 12,000.
    name: 'guaranteed discounts and a membership',
    plan: quandongPlan({
      discounts: [
        {
          displayName: 'Thank you',
          type: 'GUARANTEED',
          methodUType: 'percentOfBill',
          percentOfBill: { rate: '0.05' },
        },
        {
          displayName: 'Thanks again',
          type: 'GUARANTEED',
          methodUType: 'percentOfUse',
          percentOfUse: { rate: '2' },
        },
        {
          displayName: 'On time',
          type: 'CONDITIONAL',
          category: 'PAY_ON_TIME',
          methodUType: 'percentOfBill',
          percentOfBill: { rate: '20' },
        },
      ],
      fees: [{ type: 'MEMBERSHIP', term: 'MONTHLY', amount: '10.00' }],
    }),
    cents: 162_161,
  },
  {
    // 10 kWh a day sent: 6 × 10 + 4 × 4 = 76 cents, 27,740 a year, without GST: 160,600 − 27,740.
    name: 'feed-in by steps',
    plan: quandongPlan({
      solarFeedInTariff: [
        {
          displayName: 'Solar',
          scheme: 'OTHER',
          payerType: 'RETAILER',
          tariffUType: 'singleTariff',
          singleTariff: { rates: rates(['10', '6'], ['4']) },
        },
      ],
    }),
    home: { exportKwh: 3_650 },
    cents: 132_860,
  },
  {
    // 10 kWh a day sent, 8 of them paid for: 8 × 12 = 96 cents, 35,040 a year: 160,600 − 35,040.
    name: 'feed-in that ends with its last step',
    plan: quandongPlan({
      solarFeedInTariff: [
        {
          displayName: 'Solar',
          scheme: 'OTHER',
          payerType: 'RETAILER',
          tariffUType: 'singleTariff',
          singleTariff: { rates: rates(['12', '8']) },
        },
      ],
    }),
    home: { exportKwh: 3_650 },
    cents: 125_560,
  },
  {
    // 100 MJ a day: 50 × 4 + 50 × 3 = 350, 127,750 a year; + 80 × 365 = 29,200; 156,950 × 1.1.
    name: 'gas',
    plan: quandongPlan({}, { gasContract: gas }),
    cents: 172_645,
  },
  {
    // 160,600 + 172,645.
    name: 'dual fuel',
    plan: quandongPlan({}, { electricityContract: contractOf(), gasContract: gas }),
    cents: 333_245,
  },
];

it.each(cases)('$name', ({ plan, home, cents }) => {
  const household = { ...handHome, ...home };
  expect(slowPrice(plan, household)).toMatchObject({ cents });
  expect(enginePrice(plan, household)).toMatchObject({ cents });
});
