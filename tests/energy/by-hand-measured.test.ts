/** Prices worked out by hand for which `by-hand.test.ts` has no room: a measured year, rounding, three standing offers. */
import { describe, expect, it } from 'vitest';
import type { Household } from '../../domain/plans/energy/household.ts';
import type { MeasuredYear } from '../../domain/plans/energy/measured-year.ts';
import { enginePrice } from './engine-price.ts';
import { handHome, quandongPlan, rates, singlePeriod, timedPeriod } from './quandong-plan.ts';
import { slowPrice } from './slow/slow-price.ts';

/** A year measured from a Sunday, with 1 kWh used from 6 pm to 6.30 pm each day. */
function evenings(): MeasuredYear {
  const used = new Float64Array(365 * 48);
  for (let day = 0; day < 365; day += 1) used[day * 48 + 36] = 1;
  return {
    weekdays: Uint8Array.from({ length: 365 }, (_, day) => day % 7),
    used,
    controlled: null,
    exported: null,
    measuredDays: 365,
  };
}

function both(plan: Parameters<typeof slowPrice>[0], household: Household, cents: number): void {
  expect(slowPrice(plan, household)).toMatchObject({ cents });
  expect(enginePrice(plan, household)).toMatchObject({ cents });
}

describe('a measured year', () => {
  it('counts each half hour in the window of the day it was measured on', () => {
    // Starting on a Sunday, 365 days have 53 Sundays and 52 of each other day: 260 from Monday to Friday.
    // 260 × 40 + 105 × 20 = 12,500; + 36,500 = 49,000; × 1.1.
    const plan = quandongPlan({
      pricingModel: 'TIME_OF_USE',
      tariffPeriod: [
        timedPeriod([
          {
            type: 'PEAK',
            rates: rates(['40']),
            timeOfUse: [{ days: ['BUSINESS_DAYS'], startTime: '15:00', endTime: '21:00' }],
          },
          {
            type: 'OFF_PEAK',
            rates: rates(['20']),
            timeOfUse: [
              { days: ['BUSINESS_DAYS'], startTime: '21:00', endTime: '15:00' },
              { days: ['SAT', 'SUN'], startTime: '00:00', endTime: '00:00' },
            ],
          },
        ]),
      ],
    });
    both(plan, { ...handHome, kwh: 365, measured: evenings() }, 53_900);
  });

  it('has a demand of its own: the mean of the months’ highest half hours', () => {
    // One half hour in July uses 4 kWh, so 8 kW; other months peak at 2 kW: (11 × 2 + 8) / 12 = 2.5 kW × 20 ×
    // 365 = 18,250. Usage 368 × 30 = 11,040; supply 36,500; 65,790 × 1.1.
    const plan = quandongPlan({
      tariffPeriod: [
        singlePeriod(undefined, {
          demandCharges: [{ amount: '20.00', startTime: '15:00', endTime: '21:00' }],
        }),
      ],
    });
    const measured = evenings();
    measured.used[200 * 48 + 36] = 4;
    both(plan, { ...handHome, kwh: 368, measured }, 72_369);
  });
});

it('the largest remainder gets the cent that rounding down loses', () => {
  // Supply 365 × 20.004 × 1.1 = 8,031.606; usage 100 × 30.006 × 1.1 = 3,300.66; together 11,332.266.
  // Rounded down, 8,031 + 3,300 lack a cent: usage has the larger remainder.
  const plan = quandongPlan({
    tariffPeriod: [singlePeriod({ rates: rates(['30.006']) }, { dailySupplyCharges: '20.004' })],
  });
  const household = { ...handHome, kwh: 100 };
  both(plan, household, 11_332);
  expect(enginePrice(plan, household)).toMatchObject({
    lines: [
      { kind: 'supply', cents: 8_031 },
      { kind: 'usage', cents: 3_301 },
    ],
  });
});

describe('three standing offers of the AusNet area, at 4,000 kWh', () => {
  // The Victorian Default Offer of 2024–25 is $1,901.82 there. Its rates were not available, so these
  // are worked out from that total: less $264 for membership it leaves 163,782 cents, 148,892.73
  // before GST, which three differently shaped tariffs split between supply and usage.
  it.each([
    // 365 × 101.076 + 4,000 × 28 = 148,892.74
    { shape: 'single rate', supply: '101.076', use: { rates: rates(['28']) } },
    {
      // 1,000 kWh a quarter stay in the first step: 365 × 128.4732 + 4,000 × 25.5 = 148,892.72
      shape: 'steps by the quarter',
      supply: '128.4732',
      use: { rates: rates(['25.5', '1020'], ['27.5']), period: 'P3M' },
    },
    {
      // 10.96 kWh a day do so too: 365 × 77.5143 + 4,000 × 30.15 = 148,892.72
      shape: 'steps by the day',
      supply: '77.5143',
      use: { rates: rates(['30.15', '11.18'], ['33']), period: 'P1D' },
    },
  ])('$shape: lower rates and a membership add up to the same price', ({ supply, use }) => {
    const plan = quandongPlan({
      tariffPeriod: [singlePeriod(use, { dailySupplyCharges: supply })],
      fees: [{ type: 'MEMBERSHIP', term: 'ANNUAL', amount: '264.00' }],
    });
    both(plan, { ...handHome, kwh: 4_000 }, 190_182);
  });
});
