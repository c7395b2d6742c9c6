/** Random discounts, fees and feed-in, which the published format has beside a tariff. */
import type { PublishedDiscount, PublishedFee, PublishedFeedIn } from '../published-plan.ts';
import type { Dice } from './dice.ts';
import { publishedWindow, type TimeStyle } from './generated-hours.ts';
import type { Unit } from './generated-tariff.ts';

const membershipTerms = ['FIXED', 'ANNUAL', 'MONTHLY', 'BIANNUAL', 'WEEKLY', 'DAILY', '2_YEAR'];

/** Rates: below 1 a fraction, from 1 a percentage. */
const percents = ['0.02', '0.05', '0.125', '1', '2', '3.5', '12', '21'];

export function drawDiscount(dice: Dice): PublishedDiscount {
  const one = { displayName: 'Thank you', description: 'As long as you stay with us.' };
  const conditional = { type: 'CONDITIONAL', category: 'PAY_ON_TIME' };
  const type = dice.chance(0.5) ? { type: 'GUARANTEED', category: 'OTHER' } : conditional;
  const rate = dice.pick(percents);
  return dice.pick<PublishedDiscount>([
    { ...one, ...type, methodUType: 'percentOfBill', percentOfBill: { rate } },
    { ...one, ...type, methodUType: 'percentOfUse', percentOfUse: { rate } },
    { ...one, ...conditional, methodUType: 'fixedAmount', fixedAmount: { amount: '90.91' } },
    {
      ...one,
      ...conditional,
      methodUType: 'percentOverThreshold',
      percentOverThreshold: { rate, usageAmount: '1000' },
    },
  ]);
}

export function drawFees(dice: Dice): PublishedFee[] {
  const amount = dice.number(5, 400, 2).toFixed(2);
  const perDay = dice.number(5, 99);
  const perYear = (perDay * 3.65).toFixed(2);
  const fees: readonly PublishedFee[] = [
    { type: 'MEMBERSHIP', term: dice.pick(membershipTerms), amount },
    { type: 'LATE_PAYMENT', term: 'FIXED', amount: '12.00', description: 'For a late bill.' },
    { type: 'CC_PROCESSING', term: 'PERCENT_OF_BILL', rate: '0.36', amount: '0.00' },
    { type: 'CONNECTION', term: 'FIXED', amount, description: 'May be charged when you move in.' },
    {
      type: 'OTHER',
      term: 'FIXED',
      amount: perYear,
      description: `You will be charged ${perDay} cents per day (for a total cost of $${perYear} over the Energy Plan Period).`,
    },
    {
      type: 'OTHER',
      term: 'ANNUAL',
      description: `Solar Metering Service Charge is a daily charge of $ 0.0${perDay} (GST inclusive) and m …`,
    },
  ];
  return fees.filter(() => dice.chance(0.25));
}

export function drawFeedIn(dice: Dice, { write }: Unit, style: TimeStyle): PublishedFeedIn {
  const unitPrice = write(dice.number(0, 15, 2));
  const [scheme, payerType] = dice.pick([
    ['OTHER', 'RETAILER'],
    ['OTHER', 'RETAILER'],
    ['OTHER', 'RETAILER'],
    ['PREMIUM', 'RETAILER'],
    ['OTHER', 'GOVERNMENT'],
  ] as const);
  const one = { displayName: 'Solar', scheme, payerType };
  const single = { ...one, tariffUType: 'singleTariff' };
  const second = { unitPrice: write(dice.number(0, 9, 2)) };
  const cut = dice.number(1, 20) * 60;
  const everyDay = [1, 2, 3, 4, 5, 6, 0];
  const byTime = (type: string, from: number, to: number) => {
    const days = dice.chance(0.9) ? everyDay : everyDay.slice(0, 5);
    const middle = from + 60;
    const windows: readonly (readonly [number, number])[] = dice.chance(0.8)
      ? [[from, to]]
      : [
          [from, middle],
          [middle, to],
        ];
    const rates = [type === 'PEAK' ? { unitPrice } : second];
    return {
      type,
      rates: dice.chance(0.9) ? rates : [{ ...second, volume: 5 }, ...rates],
      timeVariations: windows.map((hours) => publishedWindow(dice, style, [days, ...hours])),
    };
  };
  const later = dice.pick([120, 180, 240]);
  return dice.pick<PublishedFeedIn>([
    { ...single, singleTariff: { amount: unitPrice } },
    { ...single, singleTariff: { rates: [{ unitPrice, measureUnit: 'KWH' }] } },
    { ...single, singleTariff: { rates: [{ unitPrice, volume: '0' }] } },
    { ...single, singleTariff: { rates: [{ unitPrice, volume: dice.number(1, 12) }, second] } },
    { ...single, singleTariff: { rates: [{ unitPrice, volume: dice.number(1, 12) }] } },
    {
      ...single,
      singleTariff: {
        rates: [
          { unitPrice, volume: 4 },
          { ...second, volume: '6' },
        ],
      },
    },
    { ...single, singleTariff: { rates: [{ unitPrice, volume: dice.number(50, 4_000) }, second] } },
    {
      ...single,
      singleTariff: { rates: [{ unitPrice, volume: dice.number(50, 300) }, second], period: 'P1M' },
    },
    {
      ...one,
      tariffUType: 'timeVaryingTariffs',
      timeVaryingTariffs: [byTime('PEAK', cut, cut + 180), byTime('OFF_PEAK', cut + later, cut)],
    },
  ]);
}

/** The steps of one feed-in as two entries. */
export function drawFeedInPair(dice: Dice, { write }: Unit): PublishedFeedIn[] {
  const one = { scheme: 'OTHER', payerType: 'RETAILER', tariffUType: 'singleTariff' };
  const volume = dice.number(2, 20);
  const rate = () => ({ unitPrice: write(dice.number(0, 15, 2)) });
  return [
    {
      ...one,
      displayName: `Solar | 0-${volume} kWh`,
      singleTariff: { rates: [{ ...rate(), volume }] },
    },
    { ...one, displayName: `Solar | above ${volume} kWh`, singleTariff: { rates: [rate()] } },
  ];
}
