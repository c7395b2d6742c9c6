/** The questions that a plan's price depends on, given the answers. */
import { listedBy } from '../listed.ts';
import type { PlanCard } from '../plan-card.ts';
import type { Answers, Questions } from '../question.ts';
import { isSaid } from './answer-words.ts';

const ofElectricity = [
  'distributor',
  'kwh',
  'controlledLoad',
  'controlledLoadKwh',
  'exportKwh',
  'demandKw',
];

/** For a plan with one fuel, answers about the other fuel have no effect. */
const beside: Readonly<Record<string, readonly string[]>> = {
  Electricity: ['mj'],
  Gas: ofElectricity,
};

/** @param answers in full; empty for a vertical that asks nothing */
export function countedQuestions(
  card: Pick<PlanCard, 'vertical' | 'facts' | 'breakdown'>,
  answers: Answers,
): Questions {
  const others = beside[String(card.facts.fuel)] ?? [];
  return Object.fromEntries(
    Object.entries(listedBy(card.vertical).questions).filter(([name, question]) => {
      const answer = answers[name];
      if (answer === undefined || others.includes(name)) return false;
      return isSaid(question, answer, answers) && (name !== 'demandKw' || chargesDemand(card));
    }),
  );
}

function chargesDemand({ breakdown }: Pick<PlanCard, 'breakdown'>): boolean {
  return breakdown?.lines.some(({ kind }) => kind === 'demand') ?? false;
}
