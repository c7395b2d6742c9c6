/** What a price was worked out for, in words: the answers it depends on. */
import { answerInWords, isSaid } from '../answers/answer-words.ts';
import { listedBy } from '../listed.ts';
import type { PlanCard } from '../plan-card.ts';
import type { Answers } from '../question.ts';

export interface Assumed {
  readonly term: string;
  readonly words: string;
}

/** Of a plan for one fuel, what is used of the other decides nothing. */
const beside: Readonly<Record<string, string>> = { Electricity: 'mj', Gas: 'kwh' };

/** @param answers in full; empty for a vertical that asks nothing */
export function assumedWords({ vertical, facts }: PlanCard, answers: Answers): Assumed[] {
  const { questions } = listedBy(vertical);
  const other = beside[String(facts.fuel)];
  return Object.entries(questions).flatMap(([name, question]) => {
    const answer = answers[name];
    if (answer === undefined || name === other || !isSaid(question, answer, answers)) return [];
    return [{ term: question.label, words: answerInWords(question, answer) }];
  });
}
