/** What a price was worked out for, in words: the answers it depends on. */
import { answerInWords, isSaid } from '../answers/answer-words.ts';
import { listedBy } from '../listed.ts';
import type { PlanCard } from '../plan-card.ts';
import type { Answers } from '../question.ts';

export interface Assumed {
  readonly term: string;
  readonly words: string;
}

const ofElectricity = [
  'distributor',
  'kwh',
  'controlledLoad',
  'controlledLoadKwh',
  'exportKwh',
  'demandKw',
];

/** Of a plan for one fuel, what is said of the other decides nothing. */
const beside: Readonly<Record<string, readonly string[]>> = {
  Electricity: ['mj'],
  Gas: ofElectricity,
};

/** @param answers in full; empty for a vertical that asks nothing */
export function assumedWords(card: PlanCard, answers: Answers): Assumed[] {
  const { questions } = listedBy(card.vertical);
  const others = beside[String(card.facts.fuel)] ?? [];
  return Object.entries(questions).flatMap(([name, question]) => {
    const answer = answers[name];
    if (answer === undefined || others.includes(name) || !isSaid(question, answer, answers)) {
      return [];
    }
    if (name === 'demandKw' && !chargesDemand(card)) return [];
    return [{ term: question.label, words: answerInWords(question, answer) }];
  });
}

function chargesDemand({ breakdown }: PlanCard): boolean {
  return breakdown?.lines.some(({ kind }) => kind === 'demand') ?? false;
}
