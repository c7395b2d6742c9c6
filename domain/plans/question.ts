/**
 * Questions whose answers change what plans cost, such as how a visitor uses a card or how much power they
 * need. Each has a default, so a list has prices before anything is answered. Each is declared once, in its
 * vertical's folder; the form, the URL and the API are derived from it.
 */

interface Asked {
  readonly label: string;
  /** About the visitor, not the home: left out of links that are shared or lead to a form. */
  readonly personal?: true;
  /** False where the other answers make this one irrelevant, so that it is not put into words. */
  readonly counts?: (answers: Answers) => boolean;
  /** Help below the field: the purpose of the number, or where to find it. */
  readonly note?: string;
  /** `area`: above the list, in its own form. `more`: collapsed after the others. */
  readonly place?: 'area' | 'more';
  /** Whether a list with these filters depends on it; without this, every list does. */
  readonly askedOf?: (filters: Readonly<Record<string, unknown>>) => boolean;
}

/** A number within bounds. */
export interface AmountQuestion extends Asked {
  readonly kind: 'amount';
  /** `$` precedes the number; any other unit follows it. */
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  /** Answers are rounded to it, so it must be as fine as the figures on people's bills. */
  readonly step: number;
  readonly initial: number;
}

/** One of a few options. */
interface ChoiceQuestion extends Asked {
  readonly kind: 'choice';
  readonly options: readonly string[];
  /** An option in words for visitors; without this, the option itself. */
  readonly optionWords?: (option: string) => string;
  readonly initial: string;
}

/** A short text with a known pattern; any other text counts as no answer. */
export interface TextQuestion extends Asked {
  readonly kind: 'text';
  /** Matches the whole text, like HTML's `pattern`. */
  readonly pattern: string;
  readonly maxLength: number;
  /** Removes extra text that people type around the answer. */
  readonly tidied?: (text: string) => string;
  readonly initial: '';
}

export type Question = AmountQuestion | ChoiceQuestion | TextQuestion;
export type Questions = Readonly<Record<string, Question>>;

/** Answers by the question's name. */
export type Answers = Readonly<Record<string, number | string>>;

/** The default answers. */
export function initialAnswers(questions: Questions): Answers {
  return Object.fromEntries(
    Object.entries(questions).map(([name, { initial }]) => [name, initial]),
  );
}

/** Complete answers: a missing or unknown one takes the default, and one out of bounds the nearest bound. */
export function completeAnswers(questions: Questions, said: Answers): Answers {
  return Object.fromEntries(
    Object.entries(questions).map(([name, question]) => [name, answerTo(question, said[name])]),
  );
}

/** One answer, from a form, a URL or a query. */
export function answerTo(question: Question, given: unknown): number | string {
  if (question.kind === 'choice') {
    return question.options.find((option) => option === String(given)) ?? question.initial;
  }
  const text = String(given ?? '').trim();
  if (question.kind === 'text') {
    const { maxLength, pattern, tidied } = question;
    const words = tidied?.(text) ?? text;
    return words.length <= maxLength && patternOf(pattern).test(words) ? words : question.initial;
  }
  const value = Number(text);
  if (text === '' || !Number.isFinite(value)) return question.initial;
  const within = Math.min(question.max, Math.max(question.min, value));
  // Counted in whole steps from the minimum, so that 0.1 + 0.2 stays 0.3.
  const steps = Math.round((within - question.min) / question.step);
  return Number((question.min + steps * question.step).toFixed(4));
}

/**
 * One answer from a URL or form, or undefined where it is unreadable: a mangled state must not become the
 * default and override the known address. An empty value is an answer only to a text question.
 */
export function readAnswer(question: Question, typed: string | null): number | string | undefined {
  const text = typed?.trim();
  if (text === undefined) return undefined;
  const answer = answerTo(question, text);
  switch (question.kind) {
    case 'amount':
      return text !== '' && Number.isFinite(Number(text)) ? answer : undefined;
    case 'choice':
      return answer === text ? answer : undefined;
    case 'text':
      return text === '' || answer !== '' ? answer : undefined;
  }
}

const patterns = new Map<string, RegExp>();

/** Compiles a pattern as a browser would, and caches it. */
function patternOf(pattern: string): RegExp {
  const known = patterns.get(pattern);
  if (known) return known;
  const made = new RegExp(`^(?:${pattern})$`, 'v');
  patterns.set(pattern, made);
  return made;
}

/** An option in words for visitors. */
export function optionWords(
  question: Pick<ChoiceQuestion, 'optionWords'>,
  option: number | string | undefined,
): string {
  const text = String(option ?? '');
  return question.optionWords?.(text) ?? text;
}

/** The answer to an amount question. */
export function amountOf(answers: Answers, name: string): number {
  return Number(answers[name] ?? 0);
}
