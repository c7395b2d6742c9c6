/** What a unit costs, in words and with GST: `38.50c a kWh for the first 10 kWh a day, then 41.00c`. */
import { rateWords } from '../line-words.ts';
import type { Block, blockDays, Rate } from '../tariff/tariff.schema.ts';

const gst = 1.1;

/** Tariffs are published without GST. */
export const withGst = (cents: number): number => cents * gst;

/** `1,250`. */
export function groupedUnits(units: number): string {
  const [whole = '', part] = String(Math.round(units * 100) / 100).split('.');
  return whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + (part === undefined ? '' : `.${part}`);
}

const periodWords: Readonly<Record<keyof typeof blockDays, string>> = {
  day: 'a day',
  month: 'a month',
  'two-months': 'in two months',
  quarter: 'a quarter',
  year: 'a year',
};

/** Every step of a rate; one without an end takes the rest. */
export function stepWords({ blocks, per }: Pick<Rate, 'blocks' | 'per'>, unit: 'kWh' | 'MJ') {
  const end = blocks.findIndex(({ units }) => units === undefined);
  const reached = end < 0 ? blocks : blocks.slice(0, end + 1);
  return reached.map((block, index) => oneStep(block, { index, reached, per, unit })).join(', ');
}

interface Step {
  readonly index: number;
  readonly reached: readonly Block[];
  readonly per: Rate['per'];
  readonly unit: 'kWh' | 'MJ';
}

function oneStep({ cents, units }: Block, { index, reached, per, unit }: Step): string {
  const price = rateWords(withGst(cents));
  const amount = index === 0 ? `${price} a ${unit}` : `then ${price}`;
  // The last takes the rest, with a bound or without.
  if (index === reached.length - 1 || units === undefined) return amount;
  const which = index === 0 ? 'first' : 'next';
  return `${amount} for the ${which} ${groupedUnits(units)} ${unit} ${periodWords[per]}`;
}
