/** Facts about a plan besides its price: each is declared once, for filters, cards, comparisons and calls. */
import { decimals } from '../decimals.ts';
import { dollars } from '../money.ts';
import type { Answers } from './question.ts';

/** A fact as JSON: a list where a plan has several values, null where the provider does not say. */
export type FactValue = string | number | boolean | readonly string[] | null;

/** The facts of one plan, by name. */
export type FactValues = Readonly<Record<string, FactValue>>;

/** How the plans of a comparison compare with the best one, in words. */
interface Best {
  /** `Fastest`. */
  readonly word: string;
  /** null: nothing to say, since the difference is not a number. */
  readonly less: (difference: number) => string | null;
  /** null where there is nothing to measure. */
  readonly number: (value: FactValue) => number | null;
}

/**
 * @param answers in full, where the vertical has questions
 * @param day of signing up: offers, rebates and certificates change with it
 */
export type FactOf<Plan> = (plan: Plan, answers: Answers, day: string) => FactValue;

export interface Fact<Plan> {
  /** Absent where it is worked out apart from its words (fact-values.ts). */
  readonly of?: FactOf<Plan> | undefined;
  /** Its name in an answer of the plan calls (spec: plan-calls), where a call carries it. */
  readonly wire?: string;
  /** Whole cents here, and dollars in such an answer, as all its money. */
  readonly inDollars?: true;
  /** Yes or no, in whatever words such an answer says it. */
  readonly isFlag?: true;
  /** Of a number, which such an answer may write with it. */
  readonly unit?: 'GB' | 'Mbps';
  /** Heads its line on a card and its row in a comparison. A fact without one is only for filters. */
  readonly term?: string;
  /** The term in the middle of a sentence. */
  readonly word?: string;
  /** On a card: always, only when given, or in comparisons alone. */
  readonly card?: 'always' | 'given' | 'never';
  readonly words?: (value: FactValue) => string | null;
  /** What has to be said with it, wherever it stands: word for word, in full. */
  readonly note?: string;
  /** Opens the note on a card, where it is an explanation and no warning that the law wants in sight. */
  readonly noteOpener?: string;
  /** Of a fact with several values: what opens a long list of them, `12 treatments`. */
  readonly opener?: (count: number) => string;
  /** Stands beside the prices whatever else is left out (spec: law). */
  readonly owed?: true;
  /** Of a document's URL: what the link says. Such a fact has no line of its own. */
  readonly link?: string;
  readonly best?: Best;
}

export type Facts<Plan> = Readonly<Record<string, Fact<Plan>>>;

/** Of products that a plan call carries: each with its name there. */
export type CalledFacts<Plan> = Readonly<Record<string, Fact<Plan> & { readonly wire: string }>>;

/** Facts in words alone. */
export type NamedFacts = Facts<never>;

/** The facts of one of our plans that say their values, for somebody who signs up on a day. */
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

/** More values than these are folded, where the fact says what opens them. */
const longest = 4;

/** The values of a long list and what opens them; null for a fact that is said in a line. */
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

/** Stands for no limit, since JSON has no infinity. */
export const noLimit = 'unlimited';

/** Data a month, the same for mobile and internet plans. */
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

/** Paid once at the start: set-up, delivery, a modem that has to be bought. */
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
