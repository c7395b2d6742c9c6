/** The questions that a plan depends on, given the answers: those for its price, and all for what its page shows. */
import { listedBy } from '../listed.ts';
import type { PlanCard } from '../plan-card.ts';
import type { Answers, Questions } from '../question.ts';
import { isWhole } from '../solar/solar-cost.ts';
import { isSaid } from './answer-words.ts';

type Answered = Pick<PlanCard, 'vertical' | 'facts' | 'breakdown' | 'ongoingCents'>;

const ofElectricity = [
  'distributor',
  'kwh',
  'controlledLoad',
  'controlledLoadKwh',
  'exportKwh',
  'demandKw',
];

/** For a plan with one fuel, answers about the other fuel have no effect. */
const besideFuel: Readonly<Record<string, readonly string[]>> = {
  Electricity: ['mj'],
  Gas: ofElectricity,
};

/** The questions that a plan's price depends on. @param answers in full; empty for a vertical that asks nothing */
export function pricedQuestions(card: Answered, answers: Answers): Questions {
  return without(besidePrice(card), countedQuestions(card, answers));
}

/** The questions that anything on a plan's page depends on: a solar system's payback too. @param answers as above */
export function countedQuestions(card: Answered, answers: Answers): Questions {
  const said = Object.entries(listedBy(card.vertical).questions).filter(([name, question]) => {
    const answer = answers[name];
    return answer !== undefined && isSaid(question, answer, answers);
  });
  return without(besidePlan(card), Object.fromEntries(said));
}

function without(names: readonly string[], questions: Questions): Questions {
  return Object.fromEntries(Object.entries(questions).filter(([name]) => !names.includes(name)));
}

/** The questions without effect on a plan like this. */
function besidePlan({ vertical, facts, breakdown }: Answered): readonly string[] {
  switch (vertical) {
    case 'energy': {
      const chargesDemand = breakdown?.lines.some(({ kind }) => kind === 'demand') ?? false;
      return [...(besideFuel[String(facts.fuel)] ?? []), ...(chargesDemand ? [] : ['demandKw'])];
    }
    case 'health-insurance':
      return facts.cover === 'Extras' ? ['loading'] : [];
    case 'personal-loan':
      return facts.hasRange === false ? ['creditRecord'] : [];
    default:
      return [];
  }
}

/** The questions that only the payback depends on; the state counts for the price through certificates. */
function besidePrice(card: Answered): readonly string[] {
  if (card.vertical !== 'solar') return [];
  return ['usage', 'daytime', 'unitPrice', ...(isWhole(card) ? ['state'] : [])];
}
