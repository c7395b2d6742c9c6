/** The answers that a price's stated basis names change it, tried with the catalogue's plans. */
import { describe, expect, it } from 'vitest';
import { isSaid } from '../../domain/plans/answers/answer-words.ts';
import { pricedQuestions } from '../../domain/plans/answers/counted-questions.ts';
import { isAnswered, listedFor, listedVerticals } from '../../domain/plans/listed.ts';
import type { ComparedPlan } from '../../domain/plans/plan.ts';
import { cardOf } from '../../domain/plans/plan-card.ts';
import { type Answers, completeAnswers, type Question } from '../../domain/plans/question.ts';
import { readEmbeddedCatalogue } from '../../scripts/build/read-catalogue.ts';

const day = '2026-11-21';
const seller = { id: 'seller', name: 'Seller', logo: null };
const cardFor = (plan: ComparedPlan, answers: Answers) => cardOf(plan, seller, { day, answers });

/** The answers most likely to matter, where the plan has a price for them. */
const homes: readonly Answers[] = [
  { controlledLoad: 'yes', exportKwh: 2_000 },
  { exportKwh: 2_000 },
  { amount: 3_000, years: 2 },
];

const { plans } = readEmbeddedCatalogue().catalogue;
const asking = plans.filter(({ vertical }) => isAnswered(vertical));
const priced = asking.flatMap((plan) => {
  const { questions } = listedFor(plan);
  for (const home of homes) {
    const answers = completeAnswers(questions, home);
    const card = cardFor(plan, answers);
    if (card.unpriced !== undefined) continue;
    const named = Object.keys(pricedQuestions(card, answers));
    return [{ plan, answers, named, changing: changingOf(plan, answers) }];
  }
  return [];
});

/** The questions for which another answer changes the plan's price. */
function changingOf(plan: ComparedPlan, answers: Answers): string[] {
  const { estimateCents } = cardFor(plan, answers);
  return Object.entries(listedFor(plan).questions).flatMap(([name, question]) => {
    const isChanging = othersOf(question).some((other) => {
      const card = cardFor(plan, { ...answers, [name]: other });
      return card.unpriced === undefined && card.estimateCents !== estimateCents;
    });
    return isChanging && isSaid(question, answers[name] ?? '', answers) ? [name] : [];
  });
}

/** A text is about the area, which decides what is sold rather than its price. */
function othersOf(question: Question): readonly (number | string)[] {
  if (question.kind === 'choice') return question.options;
  if (question.kind === 'text') return [];
  const { min, max, initial } = question;
  return [min, (min + initial) / 2, initial, (initial + max) / 2, max];
}

/** Answers without effect by chance: a free transfer, one price for all states or loads, no credit for exports. */
const byChance = [
  'credit-cards: transfer',
  'health-insurance: state',
  'energy: exportKwh',
  'energy: controlledLoad',
];

describe('the stated basis of a price', () => {
  it('is tried with plans of every kind that asks', () => {
    const kinds = new Set(priced.map(({ plan }) => plan.vertical));
    expect(kinds.size).toBe(listedVerticals.filter(isAnswered).length);
    expect(priced.length).toBeGreaterThan(80);
  });

  it('names every answer that changes it', () => {
    const missing = priced.flatMap(({ plan, named, changing }) =>
      changing.filter((name) => !named.includes(name)).map((name) => `${plan.id}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('names no other', () => {
    const idle = priced.flatMap(({ plan, named, changing }) =>
      named.filter((name) => !changing.includes(name)).map((name) => [plan, name] as const),
    );
    const wrong = idle.filter(([{ vertical }, name]) => !byChance.includes(`${vertical}: ${name}`));
    expect(wrong.map(([{ id }, name]) => `${id}: ${name}`)).toEqual([]);
  });
});
