/** The assumptions behind a plan's page, in words: the answers that its price and its facts depend on. */
import { answerInWords } from '../answers/answer-words.ts';
import { countedQuestions, pricedQuestions } from '../answers/counted-questions.ts';
import type { PlanCard } from '../plan-card.ts';
import type { Answers } from '../question.ts';

export interface Assumed {
  readonly term: string;
  readonly words: string;
  /** False if the price does not depend on it, but another figure does, such as a payback. */
  readonly isPriced: boolean;
}

/** @param answers in full; empty for a vertical that asks nothing */
export function assumedWords(card: PlanCard, answers: Answers): Assumed[] {
  const priced = pricedQuestions(card, answers);
  return Object.entries(countedQuestions(card, answers)).map(([name, question]) => ({
    term: question.label,
    words: answerInWords(question, answers[name] ?? question.initial),
    isPriced: name in priced,
  }));
}
