/** The questions behind an energy plan's cost: the home's area and its use in a year. */
import { pastedPostcode } from '../../address/places/limit-postcode.ts';
import { states } from '../../address/states.ts';
import { decimals } from '../../decimals.ts';
import { inWords } from '../../text.ts';
import type { Preset } from '../filter.ts';
import type { PriceOrder } from '../list/order.ts';
import { paidYearly } from '../list/pay-now.ts';
import { billedAs, type Comparable } from '../plan-cost.ts';
import { type Answers, completeAnswers, type Questions } from '../question.ts';
import type { Fuels } from './energy-filters.ts';
import { type Household, usualHome } from './household.ts';
import type { MeasuredYear } from './measured-year.ts';

const controlledLoadWords: Readonly<Record<string, string>> = {
  none: 'None',
  yes: 'Yes, not sure which',
  1: 'Controlled load 1',
  2: 'Controlled load 2',
  3: 'Controlled load 3',
};

const ofElectricity = ({ fuel }: Readonly<Record<string, unknown>>) => fuel !== 'Gas';
const ofGas = ({ fuel }: Readonly<Record<string, unknown>>) => fuel === 'Gas' || fuel === 'Dual';

export const energyQuestions = {
  postcode: {
    kind: 'text',
    place: 'area',
    label: 'Postcode',
    note: 'Networks and prices differ from street to street.',
    pattern: String.raw`\d{4}`,
    maxLength: 4,
    tidied: pastedPostcode,
    initial: '',
  },
  state: {
    kind: 'text',
    place: 'area',
    label: 'State',
    // Not asked: the address gives it, for a postcode in two states.
    counts: () => false,
    pattern: states.join('|'),
    maxLength: 3,
    initial: '',
  },
  distributor: {
    kind: 'text',
    place: 'area',
    label: 'Network',
    note: 'The owner of the poles and wires, as named on your bill.',
    pattern: String.raw`[\p{L}\d][\p{L}\d &\(\)'’.,\-]*`,
    maxLength: 80,
    initial: '',
  },
  kwh: {
    kind: 'amount',
    askedOf: ofElectricity,
    label: 'Electricity a year',
    note: 'On your bills, without any controlled load. Or start from the number of people in your home.',
    unit: 'kWh',
    min: 100,
    max: 100_000,
    step: 1,
    initial: usualHome.kwh,
  },
  mj: {
    kind: 'amount',
    askedOf: ofGas,
    label: 'Gas a year',
    note: 'On your bills. Gas heating can double it, and Victorian homes use the most.',
    unit: 'MJ',
    min: 500,
    max: 1_000_000,
    step: 1,
    initial: usualHome.mj,
  },
  controlledLoad: {
    kind: 'choice',
    place: 'more',
    askedOf: ofElectricity,
    label: 'Controlled load',
    options: ['none', 'yes', '1', '2', '3'],
    optionWords: (option) => controlledLoadWords[option] ?? option,
    counts: ({ controlledLoad }) => controlledLoad !== 'none',
    initial: 'none',
  },
  controlledLoadKwh: {
    kind: 'amount',
    place: 'more',
    askedOf: ofElectricity,
    label: 'Controlled load a year',
    note: 'Only if you have one, such as hot water on its own meter.',
    counts: ({ controlledLoad }) => controlledLoad !== 'none',
    unit: 'kWh',
    min: 1,
    max: 100_000,
    step: 1,
    initial: usualHome.controlledLoadKwh,
  },
  exportKwh: {
    kind: 'amount',
    place: 'more',
    askedOf: ofElectricity,
    label: 'Solar sent to the grid a year',
    note: 'On your bills.',
    counts: ({ exportKwh }) => Number(exportKwh) > 0,
    unit: 'kWh',
    min: 0,
    max: 100_000,
    step: 1,
    initial: 0,
  },
  demandKw: {
    kind: 'amount',
    place: 'more',
    askedOf: ofElectricity,
    label: 'Highest demand',
    note: 'For plans that charge for your highest half hour of use.',
    unit: 'kW',
    min: 0,
    max: 1_000,
    step: 0.1,
    initial: usualHome.demandKw,
  },
} as const satisfies Questions;

/**
 * 365 days at the daily use in the Australian Energy Regulator's benchmarks of December 2017 (ACIL Allen,
 * electricity, Adelaide's zone, no pool): 8 kWh for one person, 12 for two, 14 for three, 16 for four. Later
 * benchmarks have yet to be adopted. Gas benchmarks depend on the zone more than on the number of people, so
 * presets leave gas unchanged.
 */
export const energyPresets: readonly Preset[] = [
  { label: '1 person', answers: { kwh: 8 * 365 } },
  { label: '2 to 3 people', answers: { kwh: 13 * 365 } },
  { label: '4 or more people', answers: { kwh: 16 * 365 } },
];

/**
 * The home that the answers describe; measured values override them.
 * @param answers missing ones take the defaults
 */
export function householdOf(answers: Answers, measured?: MeasuredYear): Household {
  const complete = completeAnswers(energyQuestions, answers);
  const { controlledLoad } = complete;
  const load = controlledLoad === 'none' ? 0 : Number(complete.controlledLoadKwh);
  const stated = {
    kwh: Number(complete.kwh),
    mj: Number(complete.mj),
    controlledLoadKwh: load,
    controlledLoadNumber: numbers.find((number) => String(number) === controlledLoad) ?? null,
    exportKwh: Number(complete.exportKwh),
    demandKw: Number(complete.demandKw),
  };
  if (!measured) return stated;
  const { used, controlled, exported } = measured;
  return {
    ...stated,
    kwh: sumOf(used),
    ...(controlled && { controlledLoadKwh: sumOf(controlled) }),
    ...(exported && { exportKwh: sumOf(exported) }),
    measured,
  };
}

/**
 * The use behind a price: `3,900 kWh and 2,000 kWh of controlled load a year, with 1,500 kWh sent
 * to the grid`. @param each follows the use, such as ` a year`
 */
export function wordsOfUse(
  { kwh, mj, controlledLoad = 'none', controlledLoadKwh, exportKwh = 0 }: Answers,
  fuel: Fuels,
  each = '',
): string {
  const amount = (answer: Answers[string] | undefined, usual: number) => Number(answer ?? usual);
  const load =
    controlledLoad === 'none' ? 0 : amount(controlledLoadKwh, usualHome.controlledLoadKwh);
  const sent = amount(exportKwh, 0);
  const hasPower = fuel !== 'Gas';
  const used = [
    ...(hasPower ? [`${decimals(amount(kwh, usualHome.kwh))} kWh`] : []),
    ...(fuel === 'Electricity' ? [] : [`${decimals(amount(mj, usualHome.mj))} MJ`]),
    ...(hasPower && load > 0 ? [`${decimals(load)} kWh of controlled load`] : []),
  ];
  const fedIn = hasPower && sent > 0 ? `, with ${decimals(sent)} kWh sent to the grid` : '';
  return inWords(used) + each + fedIn;
}

const numbers = [1, 2, 3] as const;

/** Caches the sum of a register, which prices many plans. */
const sums = new WeakMap<Float64Array, number>();

function sumOf(register: Float64Array): number {
  const known = sums.get(register);
  if (known !== undefined) return known;
  const sum = register.reduce((total, kwh) => total + kwh, 0);
  sums.set(register, sum);
  return sum;
}

/** The comparable price of energy plans, in words. */
export const yearOfUse: Comparable = {
  per: 'a year',
  label: 'Estimated cost of a year',
  over: 'Estimated at this use',
  note: 'what you pay over the first 12 months at the use you state: supply for 365 days, usage, set-up costs and fees you can’t avoid, and discounts with no conditions',
  total: null,
  now: paidYearly,
  // Nothing is billed by the year: this is the total of a year of bills.
  billed: billedAs('At this use'),
};

export const yearWithoutOffer: PriceOrder = {
  words: 'Lowest ongoing cost first',
  subject: 'ongoing cost',
  note: 'a year at the use you state once an offer is over, with discounts that have no conditions and without set-up costs',
  per: 'a year',
  of: ({ ongoingCents }) => ongoingCents,
};
