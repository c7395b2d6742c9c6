/** Faults that programs of this kind have had, each as a replacement that must match the product's source exactly once. */

export interface Mutation {
  readonly name: string;
  /** The file's name, which no other file of the project has. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

export const mutations: readonly Mutation[] = [
  {
    name: 'GST on fees',
    file: 'energy-charges.ts',
    from: 'feeCharge(name, cents, false)',
    to: 'feeCharge(name, cents * withGst, false)',
  },
  {
    name: 'GST on feed-in',
    file: 'energy-charges.ts',
    from: 'cents: -cents,',
    to: 'cents: -cents * withGst,',
  },
  {
    name: 'dollars taken for cents',
    file: 'tariff-unit.ts',
    from: 'exact(amount * 100)',
    to: 'amount',
  },
  {
    name: 'dollars of a controlled load taken for cents',
    file: 'tariff-unit.ts',
    from: 'agrees(dearest(loadRates(load)), least.dearestUsage[fuel])',
    to: 'dearest(loadRates(load)) >= 0',
  },
  {
    name: 'steps always by the year',
    file: 'compile-tariff.ts',
    from: 'blockDays: blockDays[rate.per]',
    to: 'blockDays: blockDays.year',
  },
  {
    name: 'steps without a period always by the year',
    file: 'usage-blocks.ts',
    from: 'per: assumedPeriod(first, fuel)',
    to: "per: 'year'",
  },
  {
    name: 'volumes read as totals',
    file: 'rate-steps.ts',
    from: 'Math.min(left, units ?? left)',
    to: 'Math.min(left, Math.max(0, (units ?? use) - (use - left)))',
  },
  {
    name: 'windows that spill over midnight into the next day',
    file: 'rate-hours.ts',
    from: 'days.includes(weekday) && pieces.some((one) => one.from <= from && from < one.to)',
    to: 'pieces.some((one) => days.includes((weekday + (pieces[1] && one.from === 0 ? 6 : 0)) % 7) && one.from <= from && from < one.to)',
  },
  {
    name: 'seasons that end with the year',
    file: 'year-days.ts',
    from: '{ first: 0, last },',
    to: '',
  },
  {
    name: 'demand by the month, as it is published',
    file: 'demand-charges.ts',
    from: 'per: perOf(cents)',
    to: "per: 'month'",
  },
  {
    name: 'a demand of 5,000 cents for a year',
    file: 'demand-charges.ts',
    from: 'cents <= least.year',
    to: 'cents < least.year',
  },
  {
    name: 'the first of several demand charges',
    file: 'demand.ts',
    from: 'centsOf(one) > centsOf(best) ? one : best',
    to: 'best',
  },
  {
    name: 'discounts on fees',
    file: 'energy-charges.ts',
    from: 'centsOf(parts.filter((part) => isOn(part, discount))) * withGst',
    to: 'centsOf(parts.filter((part) => isOn(part, discount))) * withGst + plan.fees.reduce((sum, { cents = 0, unavoidable }) => sum + (unavoidable ? cents : 0), 0)',
  },
  {
    name: 'controlled loads added',
    file: 'price-tariff.ts',
    from: 'parts: chosen.parts',
    to: 'parts: candidates.flatMap(({ parts }) => parts)',
  },
  {
    name: 'the first of several controlled loads',
    file: 'price-tariff.ts',
    from: 'one.cents > best.cents ? one : best',
    to: 'best',
  },
  {
    name: '0.02 as a fiftieth of a per cent',
    file: 'plan-discounts.ts',
    from: 'return { percent, on',
    to: 'return { percent: rate, on',
  },
  {
    name: 'lines rounded down',
    file: 'round-lines.ts',
    from: 'raised.has(index) ? cents + 1 : cents',
    to: 'cents',
  },
  {
    name: 'an end at :59 left as it is',
    file: 'clock-time.ts',
    from: 'if (minutes % 60 === 59) return minutes + 1;',
    to: '',
  },
  {
    name: 'the first of overlapping hours, or of all where none is named',
    file: 'rate-hours.ts',
    from: '(prices[one] ?? 0) > (prices[best] ?? 0) ? one : best',
    to: 'best',
  },
  {
    name: 'the first of overlapping seasons',
    file: 'season-days.ts',
    from: '|| (means[index] ?? 0) > (means[other] ?? 0)',
    to: '',
  },
  {
    name: 'feed-in beyond the last bound',
    file: 'feed-in.ts',
    from: 'stepped([...one.steps, beyond], ',
    to: 'stepped(one.steps, ',
  },
  {
    name: 'fees for solar of every home',
    file: 'energy-charges.ts',
    from: 'withSolar && exportKwh > 0',
    to: 'withSolar',
  },
  {
    name: 'the feed-in that pays most',
    file: 'feed-in.ts',
    from: 'one.cents < best.cents ? one : best',
    to: 'one.cents > best.cents ? one : best',
  },
];
