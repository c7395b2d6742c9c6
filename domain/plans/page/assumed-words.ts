/** What a price was worked out for, in words: the answers it depends on. */
import { listedBy } from '../listed.ts';
import type { PlanCard } from '../plan-card.ts';
import { type Answers, initialAnswers, type Question } from '../question.ts';

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
    if (answer === undefined || name === other) return [];
    return [{ term: question.label, words: answerWords(question, answer) }];
  });
}

/** `$1,500`, `3,900 kWh`, `Under 65`. */
function answerWords(question: Question, answer: string | number): string {
  if (question.kind === 'choice') return question.optionWords?.(String(answer)) ?? String(answer);
  const grouped = String(answer).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return question.unit === '$' ? `$${grouped}` : `${grouped} ${question.unit}`;
}

/** The answers that are not the vertical's own defaults, as a URL says them. @param carried what stands before them */
export function saidAnswers(
  vertical: PlanCard['vertical'],
  answers: Answers,
  carried: readonly (readonly [name: string, value: string])[] = [],
): URLSearchParams {
  const initial = initialAnswers(listedBy(vertical).questions);
  const said = Object.entries(answers).filter(([name, answer]) => answer !== initial[name]);
  return new URLSearchParams([...carried, ...said].map(([name, one]) => [name, `${one}`]));
}
