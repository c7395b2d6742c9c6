/** Fees: those in the price, those beside it, and those that leave a plan without a price. */
import { describe, expect, it } from 'vitest';
import { contractOf, powerAnswer } from './cdr-answer.fixture.ts';
import { turnedEnergyPlan } from './turned-energy-plan.ts';
import { everyonePays, solarHomesPay } from './unavoidable-fee.ts';

const planWith = (...fees: object[]) =>
  turnedEnergyPlan(powerAnswer({ contract: { fees } }), { day: '2026-11-21' }).plan;

describe('a membership fee', () => {
  it.each([
    ['FIXED', 26_400],
    ['ANNUAL', 26_400],
    ['MONTHLY', 316_800],
    ['BIANNUAL', 52_800],
    ['WEEKLY', 1_376_571],
    ['DAILY', 9_636_000],
    ['1_YEAR', 26_400],
    ['2_YEAR', 13_200],
  ])('with the term %s becomes a yearly amount', (term, cents) => {
    const fee = { type: 'MEMBERSHIP', term, amount: '264.00', description: 'For all.' };
    expect(planWith(fee).fees).toEqual([
      { name: 'Membership', words: 'For all.', cents, per: 'year', unavoidable: true },
    ]);
  });

  it.each([
    { term: 'VARIABLE', amount: '9' },
    { term: undefined, amount: '9' },
    { term: 'ANNUAL' },
  ])('of %j leaves the plan without a price', (fee) => {
    expect(planWith({ type: 'MEMBERSHIP', ...fee }).unpriced).toBe('membership-term');
  });

  it('of zero is ignored', () => {
    expect(planWith({ type: 'MEMBERSHIP', term: 'ANNUAL', amount: '0.00' })).toMatchObject({
      fees: [],
    });
  });
});

describe('other fees', () => {
  it('are shown beside the price, unless they are zero', () => {
    const { fees, exitFeeCents } = planWith(
      { type: 'CC_PROCESSING', term: 'PERCENT_OF_BILL', rate: '0.0081', amount: '0.00' },
      { type: 'CC_PROCESSING', term: 'PERCENT_OF_BILL', rate: '0.36' },
      { type: 'RECONNECTION', term: 'FIXED', amount: '0.00' },
      { type: 'NEW_KIND', term: 'MONTHLY', amount: '1.75', description: 'By post' },
      { type: 'EXIT', term: 'FIXED', amount: '20' },
      { type: 'EXIT', term: 'FIXED', amount: '35.5' },
      { type: 'LATE_PAYMENT', term: 'FIXED', description: 'May apply' },
    );
    expect(fees).toEqual([
      { name: 'Card payment', percent: 0.81, per: 'bill', unavoidable: false },
      { name: 'Card payment', percent: 0.36, per: 'bill', unavoidable: false },
      { name: 'Other fee', words: 'By post', cents: 175, per: 'month', unavoidable: false },
      { name: 'Exit fee', cents: 2_000, per: 'event', unavoidable: false },
      { name: 'Late payment', words: 'May apply', per: 'event', unavoidable: false },
    ]);
    expect(exitFeeCents).toBe(3_550);
    // The amount alone would hide that it is per month.
    expect(planWith({ type: 'EXIT', term: 'MONTHLY', amount: '20' }).fees).toEqual([
      { name: 'Exit fee', cents: 2_000, per: 'month', unavoidable: false },
    ]);
  });

  it('for leaving are also listed where the amount does not say everything', () => {
    const exit = { type: 'EXIT', term: 'FIXED' };
    const left = { name: 'Exit fee', per: 'event', unavoidable: false };
    const words = 'You will be charged $20 each month that is left of the first year.';
    expect(planWith({ ...exit, amount: '20' })).toMatchObject({ fees: [], exitFeeCents: 2_000 });
    expect(planWith({ ...exit, amount: '0', description: 'None.' })).toMatchObject({
      fees: [],
      exitFeeCents: 0,
    });
    expect(planWith({ ...exit, amount: '20', description: words })).toMatchObject({
      fees: [{ ...left, words, cents: 2_000 }],
      exitFeeCents: 2_000,
    });
    expect(planWith(exit).fees).toEqual([left]);
    const inWords = planWith({ ...exit, description: words });
    expect(inWords.fees).toEqual([{ ...left, words }]);
    expect(inWords.exitFeeCents).toBeUndefined();
  });

  it('for leaving are never shown as none if only one of them is zero', () => {
    const none = { type: 'EXIT', term: 'FIXED', amount: '0.00' };
    const words = 'A fee for each month that is left of the first year.';
    const inWords = { type: 'EXIT', term: 'FIXED', description: words };
    const left = { name: 'Exit fee', unavoidable: false };
    const share = { ...none, term: 'PERCENT_OF_BILL', rate: '0.1' };
    const contract = contractOf({ singleRate: { rates: [{ unitPrice: '0.9' }] } });
    const dual = powerAnswer({
      contract: { fees: [none] },
      data: { fuelType: 'DUAL', gasContract: { ...contract, fees: [inWords] } },
    });
    for (const [plan, listed] of [
      [planWith(none, inWords), { ...left, words, per: 'event' }],
      [planWith(share), { ...left, percent: 0.1, per: 'bill' }],
      [turnedEnergyPlan(dual, { day: '2026-11-21' }).plan, { ...left, words, per: 'event' }],
    ] as const) {
      expect(plan.fees).toEqual([listed]);
      expect(plan.exitFeeCents).toBeUndefined();
    }
    expect(planWith(none, none)).toMatchObject({ fees: [], exitFeeCents: 0 });
  });

  it('with a negative amount refuse the plan', () => {
    expect(() => planWith({ type: 'OTHER', amount: '-5' })).toThrow('must not be negative');
  });
});

describe('the description of a fee', () => {
  it.each<[string, number | undefined, number]>([
    ['You will be charged 30 cents per day (for a total of $109.50 a year).', 109.5, 109.5],
    ['You will be charged 30 cents per day (for a total of $109.50 over the …', 109.5, 109.5],
    ['You’ll be charged $9.90 each month.', 9.9, 118.8],
    ['All customers are charged $12 per quarter.', undefined, 48],
    ['A fee of $52 (incl. GST) a year is charged to every customer. It may change.', 52, 52],
  ])('can mean that everybody pays it: %s', (description, amount, year) => {
    expect(everyonePays({ description, amount })).toBe(year);
    expect(planWith({ type: 'OTHER', term: 'FIXED', amount, description }).fees[0]).toMatchObject({
      cents: Math.round(year * 100),
      per: 'year',
      unavoidable: true,
    });
  });

  it.each<[string, number | undefined, number]>([
    [
      'Solar Metering Service Charge is a daily charge of $ 0.077 (GST inclusive) and m …',
      undefined,
      28.105,
    ],
    ['You will be charged $0.08 per day if you have solar panels.', undefined, 29.2],
    ['Solar homes are charged $2 each month.', 24, 24],
    ['A monthly charge of $2 for solar homes.', 2, 24],
  ])('can mean that every home with solar panels pays it: %s', (description, amount, year) => {
    const fee = { type: 'OTHER', term: 'ANNUAL', amount, description };
    expect(solarHomesPay(fee)).toBe(year);
    expect(planWith(fee).fees).toMatchObject([
      { name: 'Solar fee', cents: Math.round(year * 100), per: 'year', withSolar: true },
    ]);
  });

  it.each<[string, number | undefined]>([
    ['Solar meter installation fee', 57.2],
    ['You will be charged $2 each month for a paper bill. Solar power is paid for.', 2],
    ['You will be charged $10 a month if you choose our solar battery.', 10],
    ['You are charged $5 for a solar meter read.', undefined],
    ['Non-solar customers are charged $1 per day.', undefined],
    ['A charge of $5 per month applies to customers without solar panels.', undefined],
    ['Solar customers are not charged the daily metering fee of $0.20 per day.', undefined],
    ['Charge is waived for solar customers: $10 per month.', undefined],
    ['Charge of $12 per month for solar instalment plans.', undefined],
    ['You will be charged $0.08 per day if you have solar panels.', 50],
  ])(
    'does not always mean that every home with solar panels pays it: %s',
    (description, amount) => {
      const [fee] = planWith({ type: 'OTHER', term: 'FIXED', amount, description }).fees;
      expect(fee).not.toHaveProperty('withSolar');
      expect(fee?.unavoidable).toBe(false);
    },
  );

  it.each<[string, number | undefined]>([
    ['Solar Metering Service Charge is a daily charge of $ 0.077 and may apply.', undefined],
    ['You will be charged $0.08 per day if you have solar panels.', undefined],
    ['You will be charged $2 each month for a paper bill.', 2],
    ['You will be charged $10 when you pay late.', 10],
    ['$5 per month', 5],
    ['You will be charged $5 per month.', 7],
    ['You will be charged a monthly fee.', 5],
    ['', 109.5],
  ])('does not always mean that everybody pays it: %s', (description, amount) => {
    expect(
      planWith({ type: 'OTHER', term: 'ANNUAL', amount, description }).fees[0]?.unavoidable,
    ).not.toBe(true);
  });
});
