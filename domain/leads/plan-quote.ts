/** What the catalogue says of a chosen plan, as it is kept: its names, its price in words and in cents, the day. */
import { dollars } from '../money.ts';
import { answersInWords } from '../plans/answers/answer-words.ts';
import type { ListedVertical } from '../plans/listed.ts';
import { listedBy } from '../plans/listed.ts';
import type { PlanCard } from '../plans/plan-card.ts';
import { comparableWords } from '../plans/plan-cost.ts';
import { type Answers, completeAnswers, type Questions } from '../plans/question.ts';
import { priceWords } from '../plans/words/price-words.ts';
import type { VerticalSlug } from '../vertical.ts';
import type { ChosenPlan } from './chosen-plan.ts';

/**
 * A plan as the catalogue has it on a day, in a form that shows its price.
 * @param said the answers that it was priced with; the rest were the defaults
 */
export function planOfCard(card: PlanCard, day: string, said: Answers = {}): ChosenPlan {
  const { comparable, document } = listedBy(card.vertical);
  const worked = basisWords(card.vertical, said);
  const named = {
    ...planOfId(card.id, card.vertical, day),
    ...{ name: card.name, providerId: card.provider.id, providerName: card.provider.name },
    ...{ document: card.document, documentName: card.document && document.term },
  };
  if (card.unpriced !== undefined) return named;
  return {
    ...named,
    ...{ price: dueWords(card), priceCents: card.offer?.priceCents ?? card.ongoingCents },
    estimate: `${dollars(card.estimateCents)} ${comparableWords(comparable)}${worked}`,
    estimateCents: card.estimateCents,
    shownCents: card.estimateCents,
  };
}

/** `Repayments $386.57/month`; a bill is an amount and its time alone. */
function dueWords(card: PlanCard): string {
  const { dueName } = listedBy(card.vertical).comparable;
  return dueName ? `${dueName} ${priceWords(card)}` : priceWords(card);
}

/**
 * Whose answers an estimate is worked out with, where it depends on any. What a list was told of the
 * visitor stays there, so a form says what it counts with instead.
 */
function basisWords(vertical: ListedVertical, said: Answers): string {
  const { questions } = listedBy(vertical);
  const asked = Object.keys(questions);
  const given = asked.filter((name) => said[name] !== undefined).length;
  if (asked.length === 0) return '';
  if (given === asked.length) return ', on the answers given';
  const words = given === 0 ? 'on our assumptions' : 'on the answers given and our assumptions';
  const assumed = assumedWords(questions, said);
  return assumed ? `, ${words} (${assumed})` : `, ${words}`;
}

function assumedWords(questions: Questions, said: Answers): string {
  const ofVisitor = Object.entries(questions).filter(
    ([name, { personal }]) => personal && said[name] === undefined,
  );
  return answersInWords(Object.fromEntries(ofVisitor), completeAnswers(questions, said));
}

/** A plan of which only the id is known. */
export function planOfId(id: string, vertical: VerticalSlug | null, day: string): ChosenPlan {
  return {
    ...{ id, vertical, name: null, providerId: null, providerName: null },
    ...{ price: null, priceCents: null, estimate: null, estimateCents: null },
    ...{ day, document: null, documentName: null, shownCents: null, beforeCents: null },
  };
}
