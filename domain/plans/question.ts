/**
 * Questions about a visitor whose answers change what plans cost: how they use a card, how much
 * power they need. Each question has a default, so a list has prices before anything is answered.
 * Declared once, beside its vertical; the form, the URL and the API come from it.
 */

interface Asked {
  readonly label: string;
  /** Said of the visitor, not of the home: it stays out of links that are shared or lead to a form. */
  readonly personal?: true;
  /** False where the answer decides nothing beside the others, so that no words are made of it. */
  readonly counts?: (answers: Answers) => boolean;
  /** Below the field: what the number is for, or where to find it. */
  readonly note?: string;
  /** `area`: above the list, in a form of its own. `more`: folded behind the others. */
  readonly place?: 'area' | 'more';
  /** Whether a list with these filters depends on it; without this, each does. */
  readonly askedOf?: (filters: Readonly<Record<string, unknown>>) => boolean;
}

/** A number within bounds. */
export interface AmountQuestion extends Asked {
  readonly kind: 'amount';
  /** Before the number for `$`, behind it for everything else. */
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  /** What is said is rounded to it, so it is as fine as what people read off their bills. */
  readonly step: number;
  readonly initial: number;
}

/** One of a few. */
interface ChoiceQuestion extends Asked {
  readonly kind: 'choice';
  readonly options: readonly string[];
  /** An option as visitors read it; without this, itself. */
  readonly optionWords?: (option: string) => string;
  readonly initial: string;
}

/** A few words of a known shape; what has another is as if nothing was said. */
export interface TextQuestion extends Asked {
  readonly kind: 'text';
  /** The whole text, as in HTML's `pattern`. */
  readonly pattern: string;
  readonly maxLength: number;
  /** Takes out of what was typed what people put around it. */
  readonly tidied?: (text: string) => string;
  readonly initial: '';
}

export type Question = AmountQuestion | ChoiceQuestion | TextQuestion;
export type Questions = Readonly<Record<string, Question>>;

/** What was answered, by the question's name. */
export type Answers = Readonly<Record<string, number | string>>;

/** The answers of somebody who has said nothing. */
export function initialAnswers(questions: Questions): Answers {
  return Object.fromEntries(
    Object.entries(questions).map(([name, { initial }]) => [name, initial]),
  );
}

/** The answers in full: what is missing, unknown or out of bounds is the default or the nearest bound. */
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
  // Counted from the least in whole steps, so that 0.1 + 0.2 stays 0.3.
  const steps = Math.round((within - question.min) / question.step);
  return Number((question.min + steps * question.step).toFixed(4));
}

/**
 * One answer as a URL or a form says it, or undefined where it cannot be read: a mangled state must
 * not count as the first of the list, over the address that is known. Nothing typed is an answer to
 * a question about a text alone.
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

/** Read as a browser reads it, once. */
function patternOf(pattern: string): RegExp {
  const known = patterns.get(pattern);
  if (known) return known;
  const made = new RegExp(`^(?:${pattern})$`, 'v');
  patterns.set(pattern, made);
  return made;
}

/** An option as visitors read it. */
export function optionWords(
  question: Pick<ChoiceQuestion, 'optionWords'>,
  option: number | string | undefined,
): string {
  const text = String(option ?? '');
  return question.optionWords?.(text) ?? text;
}

/** An answer of a question that is a number. */
export function amountOf(answers: Answers, name: string): number {
  return Number(answers[name] ?? 0);
}
