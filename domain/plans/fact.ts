/** Facts about a plan besides its price, each declared once for filters, cards, comparisons and plan calls. */
import { decimals } from '../decimals.ts';
import { dollars } from '../money.ts';
import type { Answers } from './question.ts';

/** A fact as JSON: a list where a plan has several values, null where the provider does not say. */
export type FactValue = string | number | boolean | readonly string[] | null;

/** The facts of one plan, by name. */
export type FactValues = Readonly<Record<string, FactValue>>;

/** The difference from the best plan in a comparison, in words. */
interface Best {
  /** `Fastest`. */
  readonly word: string;
  /** Null where the difference is not a finite number. */
  readonly less: (difference: number) => string | null;
  /** Null where there is nothing to measure. */
  readonly number: (value: FactValue) => number | null;
}

/**
 * @param answers in full, where the vertical has questions
 * @param day of signing up: offers, rebates and certificates change with it
 */
export type FactOf<Plan> = (plan: Plan, answers: Answers, day: string) => FactValue;

export interface Fact<Plan> {
  /** Absent where the value is computed elsewhere (fact-values.ts). */
  readonly of?: FactOf<Plan> | undefined;
  /** Its name in the plan calls' answers (spec: plan-calls), if they include it. */
  readonly wire?: string;
  /** Whole cents here, but dollars in those answers, like all their money. */
  readonly inDollars?: true;
  /** Yes or no, in whatever words those answers use. */
  readonly isFlag?: true;
  /** The unit of a number, which those answers may include. */
  readonly unit?: 'GB' | 'Mbps';
  /** Heading of its line on a card and its row in a comparison. A fact without one is only for filters. */
  readonly term?: string;
  /** The term in the middle of a sentence. */
  readonly word?: string;
  /** On a card always, only when given, or never (in comparisons only). */
  readonly card?: 'always' | 'given' | 'never';
  readonly words?: (value: FactValue) => string | null;
  /** A note required wherever the fact is shown, in full and word for word. */
  readonly note?: string;
  /** Label that opens the note on a card, for an explanation rather than a warning the law requires in sight. */
  readonly noteOpener?: string;
  /** Label that opens a long list of values: `12 treatments`. */
  readonly opener?: (count: number) => string;
  /** Always shown with the prices, whatever else is left out (spec: law). */
  readonly owed?: true;
  /** Link text for a document's URL. Such a fact has no line of its own. */
  readonly link?: string;
  readonly best?: Best;
}

export type Facts<Plan> = Readonly<Record<string, Fact<Plan>>>;

/** Facts of products in the plan calls, each with its name there. */
export type CalledFacts<Plan> = Readonly<Record<string, Fact<Plan> & { readonly wire: string }>>;

/** Facts with words only. */
export type NamedFacts = Facts<never>;

/** The values of one of our plans' facts, for a sign-up on a day. */
export function factsOf<Plan>(
  facts: Readonly<Record<string, Pick<Fact<Plan>, 'of'>>>,
  plan: Plan,
  day: string,
  answers: Answers,
): FactValues {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, { of }]) => (of ? [[name, of(plan, answers, day)]] : [])),
  );
}

export const notGiven = 'Not given by the provider';

/** A fact in words, for a card or a comparison. */
export function factWords({ words = plainWords }: Pick<Fact<never>, 'words'>, value: FactValue) {
  return words(value) ?? notGiven;
}

/** Longer lists of values are folded, where the fact has an opener. */
const longest = 4;

/** A long list of values and its opener; null for a fact that fits on a line. */
export function foldedWords(
  { opener }: Pick<Fact<never>, 'opener'>,
  value: FactValue,
): { readonly opener: string; readonly items: readonly string[] } | null {
  if (!opener || !Array.isArray(value) || value.length <= longest) return null;
  return { opener: opener(value.length), items: value };
}

function plainWords(value: FactValue): string | null {
  return value === null ? null : String(value);
}

/** Represents no limit, since JSON has no infinity. */
export const noLimit = 'unlimited';

/** Data per month, the same for mobile and internet plans. */
export const dataFact = {
  of: ({ dataGb }: { readonly dataGb: number | null }) => dataGb ?? noLimit,
  wire: 'data',
  unit: 'GB',
  term: 'Data',
  word: 'data',
  words: (value: FactValue) => {
    if (value === noLimit) return 'No limit';
    return value === null ? null : `${value} GB a month`;
  },
  best: {
    word: 'Most data',
    less: (difference: number) =>
      Number.isFinite(difference) ? `${decimals(difference)} GB less than the most` : null,
    number: (value: FactValue) => (value === noLimit ? Infinity : numberOf(value)),
  },
} as const;

/** One-off costs at the start: set-up, delivery, a modem that must be bought. */
export const setUpFact = {
  of: ({ onceCents }: { readonly onceCents: number }) => onceCents,
  wire: 'set_up_cost',
  inDollars: true,
  term: 'Set-up cost',
  card: 'never',
  words: (value: FactValue) => {
    if (typeof value !== 'number') return null;
    return value === 0 ? 'None' : `${dollars(value)}, paid once`;
  },
} as const;

export function numberOf(value: FactValue): number | null {
  return typeof value === 'number' ? value : null;
}
