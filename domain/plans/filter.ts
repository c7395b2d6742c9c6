/**
 * Filters for lists of plans. Each filter is declared once, in its vertical's folder; the URL, the form, the
 * chosen filters, the SQL and the payload of a partner's call are all derived from the declaration.
 */
import { type FactValue, type FactValues, noLimit } from './fact.ts';
import type { Answers } from './question.ts';

export type Option = string | number;

/** The value of one filter. A filter that is not in use is absent. */
export type FilterValue = Option | readonly Option[] | true;
export type FilterValues = Readonly<Record<string, FilterValue>>;

/** The filter's place in a plan call (spec: plan-calls). */
export interface Wire {
  readonly field: string;
  /** The number of the first option; absent where options are sent unchanged. */
  readonly first?: 0 | 1;
  /** The options in the calls' order, where that differs from ours. */
  readonly order?: readonly Option[];
  /** The key in the entries of `field`, where `field` is a list of objects. */
  readonly key?: 'type' | 'tech_type';
}

interface Declared {
  readonly label: string;
  /** The plan's fact that it tests. */
  readonly fact: string;
  /** Column in the tables `listing` and `tally`; null where lists are priced and filtered per request. */
  readonly column: string | null;
  /** The database index on that column (worker/ports/plans/plan-statement.ts). */
  readonly index?: string;
  /** Null where no call has it, so we filter a partner's list ourselves. */
  readonly wire: Wire | null;
  /** A choice in words for use outside the form. */
  readonly chosen?: (value: Option) => string;
}

/** One option, or any where none is demanded. */
interface OneFilter extends Declared {
  readonly kind: 'one';
  readonly options: readonly Option[];
  readonly optionWords?: (option: Option) => string;
  /** Words for a list in which an editor fixed the option: `SIM-only`. */
  readonly settled?: Readonly<Record<string, string>>;
  /** One option is required: plans of different options cannot replace each other, or calls need one (spec: plan-calls). */
  readonly demanded?: true;
  /** Shown before the form's questions, which do not depend on it. */
  readonly first?: true;
  /** The fact is a list: one matching value is enough, and an empty list always passes. */
  readonly several?: true;
}

/** Any number of options; a plan must match one of them. */
export interface ManyFilter extends Declared {
  readonly kind: 'many';
  /** Null for the list's providers. */
  readonly options: readonly Option[] | null;
  readonly optionWords?: (option: Option) => string;
}

/** A minimum; a plan without a limit always passes. */
export interface LeastFilter extends Declared {
  readonly kind: 'least';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The initial value in a list. */
  readonly initial: number;
  readonly suffix: string;
  /** The labels of the buttons next to the slider. */
  readonly steps: readonly [down: string, up: string];
  /** Debounce of the slider, in milliseconds, before its value applies. */
  readonly appliedAfterMs: number;
}

/** Only plans with the feature. */
interface FlagFilter extends Declared {
  readonly kind: 'flag';
}

export type Filter = OneFilter | ManyFilter | LeastFilter | FlagFilter;
export type Filters = Readonly<Record<string, Filter>>;

/** Answers or filters for a typical household: `Two people, streaming`. They stay editable. */
export interface Preset {
  readonly label: string;
  readonly answers?: Answers;
  readonly filters?: FilterValues;
  /** Offered only in lists with these filters, or without a value for them. */
  readonly of?: FilterValues;
}

/** True where a plan with these facts passes every filter in use. */
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
