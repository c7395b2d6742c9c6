/** The quote stored for a chosen plan, from the catalogue: names, price in words and cents, and day. */
import { dollars } from '../money.ts';
import { answersInWords } from '../plans/answers/answer-words.ts';
import { pricedQuestions } from '../plans/answers/counted-questions.ts';
import { type Fact, factWords } from '../plans/fact.ts';
import { listedBy } from '../plans/listed.ts';
import { firstCents, type PlanCard } from '../plans/plan-card.ts';
import { comparableWords } from '../plans/plan-cost.ts';
import { type Answers, completeAnswers, type Question } from '../plans/question.ts';
import { inWords } from '../text.ts';
import type { VerticalSlug } from '../vertical.ts';
import { billedOf, dueWords, writeBilled } from './billed-price.ts';
import type { ChosenPlan } from './chosen-plan.ts';

/**
 * A plan as in the catalogue on a day, for a form that shows its price.
 * @param said the answers it was priced with; the rest were the defaults
 */
export function planOfCard(card: PlanCard, day: string, said: Answers = {}): ChosenPlan {
  const { comparable, document } = listedBy(card.vertical);
  const basis = basisOf(card, said);
  const named = {
    ...planOfId(card.id, card.vertical, day),
    name: card.name,
    providerId: card.provider.id,
    providerName: card.provider.name,
    document: card.document,
    documentName: card.document && document.term,
  };
  if (card.unpriced !== undefined) return named;
  return {
    ...named,
    price: dueWords(card.vertical, card),
    priceCents: firstCents(card),
    billed: writeBilled(billedOf(card)),
    estimate: `${dollars(card.estimateCents)} ${comparableWords(comparable, card)}${basis.words}`,
    basis: basis.lines,
    estimateCents: card.estimateCents,
    shownCents: card.estimateCents,
    owed: owedLines(card),
  };
}

/** The minimum total and the facts required with a price, without those already in the price's words. */
function owedLines(card: PlanCard): string[] {
  const { comparable, facts } = listedBy(card.vertical);
  const { total, dueName } = comparable;
  const declared = Object.entries<Fact<never>>(facts).flatMap(([name, fact]) => {
    const { owed, term, note } = fact;
    const value = card.facts[name] ?? null;
    if (!owed || term === dueName || (fact.card === 'given' && value === null)) return [];
    const line = `${term}: ${factWords(fact, value)}`;
    return note ? [line, note] : [line];
  });
  const { leastCents } = billedOf(card);
  return [...(leastCents === null ? [] : [`${total}: ${dollars(leastCents)}`]), ...declared];
}

interface Basis {
  /** Follows the estimate: `, based on the answers given and our assumptions`; empty where it depends on no answers. */
  readonly words: string;
  readonly lines: string[];
}

/**
 * The basis of an estimate that depends on answers. Personal answers stay in the list, so a form names its
 * own assumptions instead. The home's area is left out: the lead has the address.
 */
function basisOf(card: PlanCard, said: Answers): Basis {
  const { questions } = listedBy(card.vertical);
  const answers = completeAnswers(questions, said);
  const asked = Object.entries(pricedQuestions(card, answers)).filter(
    ([, { place }]) => place !== 'area',
  );
  const words = (wanted: (name: string, question: Question) => boolean) =>
    answersInWords(Object.fromEntries(asked.filter(([name, one]) => wanted(name, one))), answers);
  const isGiven = (name: string) => said[name] !== undefined;
  const given = words(isGiven);
  const unkept = words((name, { personal }) => !isGiven(name) && personal === true);
  const assumed = [words((name, { personal }) => !isGiven(name) && !personal), unkept]
    .filter(Boolean)
    .join('; ');
  const on = [...(given ? ['the answers given'] : []), ...(assumed ? ['our assumptions'] : [])];
  const rest = given ? 'We assumed the rest' : 'Based on our assumptions';
  return {
    words: on.length > 0 ? `, based on ${inWords(on)}` : '',
    lines: [
      ...(given ? [`Based on your answers (${given}).`] : []),
      ...(assumed ? [`${rest} (${assumed}).`] : []),
      ...(unkept ? [unkeptWords] : []),
    ],
  };
}

const unkeptWords =
  'For privacy, anything you told the list about yourself is not saved with your request.';

/** A plan known only by its id. */
export function planOfId(id: string, vertical: VerticalSlug | null, day: string): ChosenPlan {
  return {
    id,
    vertical,
    name: null,
    providerId: null,
    providerName: null,
    price: null,
    priceCents: null,
    billed: null,
    estimate: null,
    basis: [],
    estimateCents: null,
    owed: [],
    day,
    document: null,
    documentName: null,
    shownCents: null,
    beforeCents: null,
  };
}
