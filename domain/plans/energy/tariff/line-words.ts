/** Rates in words: their names, steps and prices with GST. */
import { decimals } from '../../../decimals.ts';
import type { Part } from './price-tariff.ts';
import type { Block, Rate } from './tariff.schema.ts';
import { statedDaysWords } from './year-days.ts';

/** The factor that adds GST to a tariff's amounts (rule 22). */
export const withGst = 1.1;

const kindNames: Readonly<Record<Rate['kind'], string>> = {
  any: 'Any time',
  peak: 'Peak',
  shoulder: 'Shoulder',
  'off-peak': 'Off-peak',
  other: 'Other hours',
};

const periodWords: Readonly<Record<Rate['per'], string>> = {
  day: 'a day',
  month: 'a month',
  'two-months': 'every two months',
  quarter: 'a quarter',
  year: 'a year',
};

export function rateName({ kind, name }: Pick<Rate, 'kind' | 'name'>): string {
  return name ?? kindNames[kind];
}

/** `30.25c`, with GST. @param cents before GST */
export function centsWords(cents: number): string {
  return `${(Math.round(cents * withGst * 100 + 1e-6) / 100).toFixed(2)}c`;
}

/** `38.50c a kWh`; `40.00c a kWh for the first 1,000 kWh a quarter, then 30.25c a kWh`. */
export function stepsWords({ blocks, per }: Rate, unit: string): string {
  return reached(blocks)
    .map(({ cents, units }, index, all) => {
      const price = `${centsWords(cents)} a ${unit}`;
      if (index === all.length - 1 || units === undefined) return price;
      const which = index === 0 ? 'first' : 'next';
      return `${price} for the ${which} ${decimals(units)} ${unit} ${periodWords[per]}`;
    })
    .join(', then ');
}

/** No step after an unbounded one is ever reached. */
function reached(blocks: readonly Block[]): readonly Block[] {
  const open = blocks.findIndex(({ units }) => units === undefined);
  return open === -1 ? blocks : blocks.slice(0, open + 1);
}

/** `Peak, first 11 kWh a day, 1 December to 31 March`. */
export function partLabel(part: Part): string {
  const { kind, name, season, step, unit } = part;
  const stated = season && statedDaysWords(season);
  const own = step && (kind === 'usage' || step.rate.kind !== 'any') ? rateName(step.rate) : null;
  const plain = { supply: 'Daily supply', demand: 'Demand charge' } as const;
  return [
    kind === 'supply' || kind === 'demand' ? (name ?? plain[kind]) : name,
    kind === 'controlled-load' && !step ? 'daily supply' : null,
    name && own ? own.charAt(0).toLowerCase() + own.slice(1) : own,
    step && stepWords(step.rate, step.index, unit),
    stated === 'All year' ? null : stated,
  ]
    .filter((one) => one !== null)
    .join(', ');
}

/** `first 11 kWh a day`, `the rest`; null where a rate has one price. */
function stepWords({ blocks, per }: Rate, index: number, unit: string): string | null {
  const all = reached(blocks);
  if (all.length === 1) return null;
  const units = all[index]?.units;
  if (index === all.length - 1 || units === undefined) return 'the rest';
  return `${index === 0 ? 'first' : 'next'} ${decimals(units)} ${unit} ${periodWords[per]}`;
}
