/**
 * Filters for lists of plans. A filter is declared once, beside its vertical; the URL,
 * the form, the chosen filters, the SQL and the payload of a partner's call all come from it.
 */
import { type FactValue, type FactValues, noLimit } from './fact.ts';
import type { Answers } from './question.ts';

export type Option = string | number;

/** What is asked for by one filter. A filter that asks for nothing is absent. */
export type FilterValue = Option | readonly Option[] | true;
export type FilterValues = Readonly<Record<string, FilterValue>>;

/** Where a plan call carries the filter (spec: plan-calls). */
export interface Wire {
  readonly field: string;
  /** The number of the first option; without it, options go as they are. */
  readonly first?: 0 | 1;
  /** How calls number the options, where that is another order than ours. */
  readonly order?: readonly Option[];
  /** The key in the entries of `field`, where that is a list of objects. */
  readonly key?: 'type' | 'tech_type';
}

interface Declared {
  readonly label: string;
  /** The fact of a plan that it looks at. */
  readonly fact: string;
  /** Of the tables `listing` and `tally`; null where lists are priced, and filtered, when asked. */
  readonly column: string | null;
  /** The index that finds plans by it (worker/ports/plans/plan-statement.ts). */
  readonly index?: string;
  /** null: no call carries it, so we filter a partner's list ourselves. */
  readonly wire: Wire | null;
  /** A choice in words, outside the form. */
  readonly chosen?: (value: Option) => string;
}

/** One answer, or any where none is demanded. */
interface OneFilter extends Declared {
  readonly kind: 'one';
  readonly options: readonly Option[];
  readonly optionWords?: (option: Option) => string;
  /** In a list where an editor settled the answer: `SIM-only`. */
  readonly settled?: Readonly<Record<string, string>>;
  /** Not any: plans of two answers do not replace each other, or a plan call has to name one (spec: plan-calls). */
  readonly demanded?: true;
  /** Before the questions of its form, which are asked of whatever the answer is. */
  readonly first?: true;
  /** The fact is a list: one value that fits is enough, and an empty list always passes. */
  readonly several?: true;
}

/** Any number of answers; a plan needs to fit one of them. */
export interface ManyFilter extends Declared {
  readonly kind: 'many';
  /** Null: the providers of the list. */
  readonly options: readonly Option[] | null;
  readonly optionWords?: (option: Option) => string;
}

/** At least so much; a plan without a limit always has it. */
export interface LeastFilter extends Declared {
  readonly kind: 'least';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** What a list opens with. */
  readonly initial: number;
  readonly suffix: string;
  /** The buttons beside the slider, in words: a step down, a step up. */
  readonly steps: readonly [down: string, up: string];
  /** Milliseconds that the slider must rest before its value applies. */
  readonly appliedAfterMs: number;
}

/** Only plans that have it. */
interface FlagFilter extends Declared {
  readonly kind: 'flag';
}

export type Filter = OneFilter | ManyFilter | LeastFilter | FlagFilter;
export type Filters = Readonly<Record<string, Filter>>;

/** Answers, or filters, that people recognise themselves in: `Two people, streaming`. They stay editable. */
export interface Preset {
  readonly label: string;
  readonly answers?: Answers;
  readonly filters?: FilterValues;
  /** Not of lists with other values of these filters. */
  readonly of?: FilterValues;
}

/** True when a plan with these facts passes every filter that was asked for. */
export function passes(filters: Filters, asked: FilterValues, facts: FactValues): boolean {
  return Object.entries(asked).every(([name, value]) => {
    const filter = filters[name];
    return !filter || passesOne(filter, value, facts[filter.fact] ?? null);
  });
}

function passesOne(filter: Filter, asked: FilterValue, fact: FactValue): boolean {
  switch (filter.kind) {
    case 'one':
      if (Array.isArray(fact)) return fact.length === 0 || fact.some((one) => one === asked);
      return fact === asked;
    case 'many':
      return Array.isArray(asked) && asked.some((one) => one === fact);
    case 'least':
      return fact === noLimit || (typeof fact === 'number' && fact >= Number(asked));
    case 'flag':
      return fact === true;
  }
}

/** Sold by any of these providers; every vertical has this filter. */
export const providerFilter = {
  kind: 'many',
  label: 'Providers',
  fact: 'provider',
  column: 'provider_id',
  index: 'listing_provider',
  options: null,
  wire: { field: 'providers_filter' },
} as const satisfies ManyFilter;
