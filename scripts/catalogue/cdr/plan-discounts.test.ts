/** Discounts and feed-in: those in the price, and those only in words. */
import { describe, expect, it } from 'vitest';
import { feedInLines } from '../../../domain/plans/energy/detail/charge-lines.ts';
import { powerAnswer, week, weekdays } from './cdr-answer.fixture.ts';
import { turnedEnergyPlan } from './turned-energy-plan.ts';

const planWith = (contract: object, singleRate = {}) =>
  turnedEnergyPlan(powerAnswer({ contract, singleRate }), { day: '2026-11-21' }).plan;

describe('discounts', () => {
  const discounts = (...list: object[]) => planWith({ discounts: list });
  const guaranteed = { type: 'GUARANTEED', displayName: 'For all' };

  it.each([
    ['2', 2],
    ['0.02', 2],
    ['0.07', 7],
    ['1', 1],
    [0.99, 99],
  ])('read a guaranteed rate of %s as %d %', (rate, percent) => {
    expect(discounts({ ...guaranteed, percentOfBill: { rate } }).guaranteed).toEqual([
      { name: 'For all', percent, on: 'bill' },
    ]);
    expect(discounts({ ...guaranteed, percentOfUse: { rate } }).guaranteed[0]?.on).toBe('usage');
  });

  it('of a dual fuel plan apply to the tariff of their own contract', () => {
    const off = (rate: string) => [{ ...guaranteed, percentOfBill: { rate } }];
    const { data } = powerAnswer({ contract: { discounts: off('5') } });
    const gasContract = { ...Object(data.electricityContract), discounts: off('0.02') };
    const answer = { data: { ...data, fuelType: 'DUAL', gasContract } };
    expect(turnedEnergyPlan(answer, { day: '2026-11-21' }).plan.guaranteed).toEqual([
      { name: 'For all', percent: 5, on: 'bill', fuel: 'electricity' },
      { name: 'For all', percent: 2, on: 'bill', fuel: 'gas' },
    ]);
  });

  it('of any other kind are given in words', () => {
    const plan = discounts(
      { type: 'CONDITIONAL', category: 'PAY_ON_TIME', percentOfUse: { rate: '0.05' } },
      { ...guaranteed, fixedAmount: { amount: '90.91' } },
      { ...guaranteed, description: 'A $100 credit.', fixedAmount: { amount: '90.91' } },
      { ...guaranteed, percentOverThreshold: { rate: '10', usageAmount: '1000' } },
      { ...guaranteed, percentOfBill: { rate: '0' } },
    );
    expect(plan.guaranteed).toEqual([]);
    expect(plan.conditional).toEqual([
      { name: 'Discount', condition: 'For paying on time.', percent: 5, on: 'usage' },
      { name: 'For all', condition: '$90.91, as the retailer states it.' },
      { name: 'For all', condition: 'A $100 credit.' },
      { name: 'For all', condition: '10% off usage above 1000.' },
    ]);
  });

  it('that have ended are omitted, and others show their last day', () => {
    const off = { ...guaranteed, percentOfBill: { rate: '10' } };
    const plan = discounts(
      { ...off, endDate: '2026-11-20' },
      { ...off, endDate: '2026-11-20T12:59:00Z' },
      { ...off, endDate: '2026-11-21' },
      { ...off, endDate: '2027-06-30' },
      { ...off, endDate: '9999-12-31' },
      { ...off, endDate: '9999-12-31T23:59:59Z' },
      { type: 'CONDITIONAL', endDate: '2026-01-31', percentOfBill: { rate: '3' } },
      { type: 'CONDITIONAL', endDate: '2027-01-31', percentOfBill: { rate: '3' } },
    );
    expect(plan.guaranteed.map(({ name }) => name)).toEqual([
      'For all (until 21 November 2026)',
      'For all (until 30 June 2027)',
      'For all',
      'For all',
    ]);
    expect(plan.conditional).toEqual([
      { name: 'Discount (until 31 January 2027)', condition: 'Discount', percent: 3, on: 'bill' },
    ]);
    expect(() => discounts({ ...off, endDate: '2026-02-30' })).toThrow('not a date that exists');
  });

  it.each(['101', '-2'])('of %s per cent refuse the plan', (rate) => {
    expect(() => discounts({ ...guaranteed, percentOfBill: { rate } })).toThrow();
  });
});

describe('feed-in', () => {
  const feedIn = (...solarFeedInTariff: object[]) => planWith({ solarFeedInTariff }).feedIn;
  const single = (singleTariff: object, more = {}) => feedIn({ singleTariff, ...more })[0];

  it('is a single amount in older data, and daily steps in newer data', () => {
    const step = { from: 0, to: 0, kind: 'any' };
    expect(single({ amount: '5.00' })?.steps).toEqual([{ cents: 5, ...step }]);
    const rates = [
      { unitPrice: '7', volume: 8 },
      { unitPrice: '3', volume: 0 },
      { unitPrice: '1' },
    ];
    expect(single({ rates })?.steps).toEqual([
      { cents: 7, units: 8, ...step },
      { cents: 3, ...step },
    ]);
    const monthly = [{ unitPrice: '7', volume: 365 }, { unitPrice: '3' }];
    expect(single({ rates: monthly, period: 'P1M' })?.steps[0]?.units).toBeCloseTo(12, 9);
    expect(single({ rates: rates.slice(0, 1) })?.steps).toEqual([{ cents: 7, units: 8, ...step }]);
  });

  it('with steps but no period assumes one from the size of the first step, and is flagged', () => {
    const steps = (volume: number, period?: string) =>
      planWith({
        solarFeedInTariff: [
          { singleTariff: { period, rates: [{ unitPrice: '10', volume }, { unitPrice: '3' }] } },
        ],
      });
    const units = (...one: Parameters<typeof steps>) => steps(...one).feedIn[0]?.steps[0]?.units;
    expect(units(8)).toBe(8);
    expect(units(365)).toBeCloseTo(12, 9);
    expect(units(3_650)).toBe(10);
    expect(units(3_650, 'P1D')).toBe(3_650);
    expect(steps(3_650).flags).toEqual(['block-period-assumed']);
    expect(steps(3_650, 'P1Y').flags).toEqual([]);
    const premium = {
      scheme: 'PREMIUM',
      singleTariff: { rates: [{ unitPrice: '60', volume: 45 }, { unitPrice: '2' }] },
    };
    expect(planWith({ solarFeedInTariff: [premium] }).flags).toEqual([]);
  });

  it('is in dollars where the tariff is', () => {
    const contract = { solarFeedInTariff: [{ singleTariff: { amount: '0.05' } }] };
    const dollars = powerAnswer({
      contract,
      period: { dailySupplyCharges: '0.9' },
      singleRate: { rates: [{ unitPrice: '0.25' }] },
    });
    const { plan } = turnedEnergyPlan(dollars, { day: '2026-11-21' });
    expect(plan.feedIn[0]?.steps[0]?.cents).toBe(5);
  });

  it('in cents under a tariff in dollars is shown, but never counts', () => {
    const dollars = (...amounts: string[]) =>
      turnedEnergyPlan(
        powerAnswer({
          contract: { solarFeedInTariff: amounts.map((amount) => ({ singleTariff: { amount } })) },
          period: { dailySupplyCharges: '0.9' },
          singleRate: { rates: [{ unitPrice: '0.25' }] },
        }),
        { day: '2026-11-21' },
      ).plan.feedIn.map(({ counts, steps }) => [counts, steps[0]?.cents]);
    expect(dollars('0.99', '1', '5.0', '12')).toEqual([
      [true, 99],
      [false, 100],
      [false, 500],
      [false, 1_200],
    ]);
    expect(single({ rates: [{ unitPrice: '7', volume: 8 }, { unitPrice: '100' }] })?.counts).toBe(
      false,
    );
    expect(single({ amount: '0.04' })?.counts).toBe(true);
  });

  it('of a premium scheme or a government never counts', () => {
    const counts = (more: object) => single({ amount: '44' }, more)?.counts;
    expect([{}, { scheme: 'PREMIUM' }, { payerType: 'GOVERNMENT' }].map(counts)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is omitted once it has ended, and only shown before it begins', () => {
    const paid = (more: object) => single({ amount: '44' }, more);
    expect(paid({ startDate: '2020-01-01', endDate: '2026-11-20' })).toBeUndefined();
    expect(paid({ endDate: '2026-11-21' })?.words).toBe('Paid until 21 November 2026.');
    expect(paid({ startDate: '2026-11-21', endDate: '2030-06-30' })).toMatchObject({
      counts: true,
      words: 'Paid until 30 June 2030.',
    });
    expect(paid({ startDate: '2027-01-01', description: 'Soon.' })).toMatchObject({
      counts: false,
      words: 'Paid from 1 January 2027. Soon.',
    });
  });

  it('by the hour counts where every day is the same', () => {
    const varying = (type: string, ...timeVariations: object[]) => ({
      type,
      amount: '9',
      timeVariations,
    });
    const evening = { days: week, startTime: '15:00', endTime: '21:00' };
    const [daily] = feedIn({ timeVaryingTariffs: varying('PEAK', evening) });
    expect(daily).toMatchObject({
      counts: true,
      steps: [{ cents: 9, from: 900, to: 1_260, kind: 'peak' }],
    });
    const [workdays] = feedIn({
      timeVaryingTariffs: [
        varying('PEAK', { ...evening, days: weekdays }),
        varying('OFF_PEAK', { startTime: '2100', endTime: '1500' }),
      ],
    });
    expect(workdays).toMatchObject({
      counts: false,
      words: 'By day: 9.00c weekdays 3 pm to 9 pm.',
      steps: [
        { cents: 9, from: 900, to: 1_260, kind: 'peak' },
        { cents: 9, from: 1_260, to: 900, kind: 'off-peak' },
      ],
    });
    const [always] = feedIn({ timeVaryingTariffs: varying('PEAK', { days: week }) });
    expect(always).toMatchObject({ counts: true, steps: [{ cents: 9, from: 0, to: 1_440 }] });
    const [unread] = feedIn({
      timeVaryingTariffs: varying('PEAK', { days: week, startTime: '59::00', endTime: '9' }),
      description: 'Ask us.',
    });
    expect(unread).toMatchObject({ counts: false, steps: [] });
    const sized = { type: 'PEAK', rates: [{ unitPrice: '9', volume: 8 }, { unitPrice: '2' }] };
    const once = feedIn({ timeVaryingTariffs: [{ ...sized, timeVariations: [evening] }] })[0];
    expect(once).toMatchObject({ counts: true, steps: [{ units: 8, from: 900 }, { from: 900 }] });
    const bounded = { type: 'PEAK', rates: [{ unitPrice: '9', volume: 8 }] };
    const ends = (...timeVariations: object[]) =>
      feedIn({ timeVaryingTariffs: [{ ...bounded, timeVariations }] })[0];
    expect(ends(evening)).toMatchObject({ counts: true, steps: [{ units: 8, from: 900 }] });
    expect(ends(evening, { ...evening, startTime: '2100' })?.counts).toBe(false);
    const twice = { ...sized, timeVariations: [evening, { ...evening, startTime: '2100' }] };
    expect(feedIn({ timeVaryingTariffs: [twice] })[0]?.counts).toBe(false);
    const untimed = { timeVaryingTariffs: [sized], description: 'In the evening' };
    expect(feedIn(untimed)).toMatchObject([{ counts: false, steps: [] }]);
  });

  it('that differs between days shows each amount with its days', () => {
    const varying = (type: string, rates: object[], days: string[]) => ({
      type,
      rates,
      timeVariations: [{ days }],
    });
    const said = (...weekend: object[]) =>
      feedInLines(
        planWith({
          solarFeedInTariff: [
            {
              timeVaryingTariffs: [
                varying('PEAK', [{ unitPrice: '3' }], weekdays),
                varying('OFF_PEAK', weekend, ['SAT', 'SUN']),
              ],
            },
          ],
        }),
      )[0]?.words;
    expect(said({ unitPrice: '15' })).toBe(
      '3.00c a kWh all day; 15.00c a kWh all day. Not included in the price: it looks like a bonus, government, variable or later rate, which we don’t count. By day: 3.00c weekdays all day; 15.00c weekends all day.',
    );
    expect(said({ unitPrice: '15', volume: 8 }, { unitPrice: '2' })).toMatch(
      / 15\.00c for the first 8 kWh a day, then 2\.00c weekends all day\.$/,
    );
    expect(said({ unitPrice: '15', volume: 8 })).toMatch(
      /; 15\.00c a kWh for the first 8 kWh a day all day, and nothing after that\..* 15\.00c for the first 8 kWh a day weekends all day\.$/,
    );
  });

  it('without an amount is words or nothing', () => {
    expect(feedIn({ description: 'Ask us.' })).toMatchObject([{ counts: false, steps: [] }]);
    expect(feedIn({})).toEqual([]);
  });
});
