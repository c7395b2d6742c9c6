/** A comparison in plain words: the cheapest plan, and the differences. */
import { dollars } from '../../money.ts';
import { inWords } from '../../text.ts';
import { answersInWords } from '../answers/answer-words.ts';
import { countedQuestions, pricedQuestions } from '../answers/counted-questions.ts';
import { fullName } from '../full-name.ts';
import { orderSentence } from '../list/honesty.ts';
import { defaultSort } from '../list/rank.ts';
import { type ListedVertical, listedBy, listedVerticals } from '../listed.ts';
import { peersWords } from '../page/plan-standing.ts';
import type { PlanCard } from '../plan-card.ts';
import { type Comparable, comparableWords, monthOfFirstYear, overWords } from '../plan-cost.ts';
import { type Answers, completeAnswers, type Question } from '../question.ts';
import { kindTitle, kindWords } from '../words/kind-words.ts';
import { maxCompared } from './compare-choice.ts';
import type { CompareRow } from './compare-row.ts';

/** The sentences of the summary of plans of one kind. */
export function compareSummary(
  plans: readonly PlanCard[],
  rows: readonly CompareRow[],
): readonly string[] {
  const [first] = plans;
  if (!first) return [];
  if (plans.length < 2) {
    return [`To compare, choose at least one more ${peersWords(first, 1)}.`];
  }
  const words = (difference: CompareRow['difference']) =>
    inWords(rows.filter((row) => row.difference === difference).map(({ word }) => word));
  const [differ, same] = [words('differs'), words('same')];
  return [
    costSentence(plans),
    ...(differ ? [`They differ on ${differ}.`] : ['They’re the same on everything listed here.']),
    ...(same ? [`They’re the same on ${same}.`] : []),
  ];
}

/** Groups of plans that could replace each other, each for one table, in the order of our products. */
export function compareGroups(plans: readonly PlanCard[]): (readonly PlanCard[])[] {
  return listedVerticals.flatMap((vertical) => {
    const own = plans.filter((plan) => plan.vertical === vertical);
    return [...Map.groupBy(own, (plan) => peersWords(plan)).values()];
  });
}

/** `2 energy plans for gas, for homes`. @param plans of one kind, at least one */
export function groupTitle(plans: readonly PlanCard[]): string {
  const [first] = plans;
  if (!first) return '';
  return `${plans.length === 1 ? 'One' : plans.length} ${peersWords(first, plans.length)}`;
}

/** The answers behind the prices of plans of one kind, and behind a payback; null where they depend on none. */
export function basisSentence(plans: readonly PlanCard[], said: Answers): string | null {
  const [first] = plans;
  const questions = first ? listedBy(first.vertical).questions : {};
  const answers = completeAnswers(questions, said);
  const ofAny = (questionsOf: typeof countedQuestions) => {
    const names = new Set(plans.flatMap((plan) => Object.keys(questionsOf(plan, answers))));
    return Object.entries(questions).filter(([name]) => names.has(name));
  };
  const priced = ofAny(pricedQuestions);
  const others = ofAny(countedQuestions).filter(([name]) => !priced.some(([one]) => one === name));
  const subject = priced.length > 0 ? 'Payback times are also' : 'Payback times are';
  const sentences = [
    ...(priced.length > 0 ? [`Prices are ${basedOn(priced, said, answers)}.`] : []),
    ...(others.length > 0 ? [`${subject} ${basedOn(others, said, answers)}.`] : []),
  ];
  return sentences.join(' ') || null;
}

/** `based on what we assume: electricity a year: 3,900 kWh`. */
function basedOn(
  asked: readonly (readonly [name: string, question: Question])[],
  said: Answers,
  answers: Answers,
): string {
  const own = asked.filter(([name]) => said[name] !== undefined).length;
  const whose =
    own === 0
      ? 'what we assume'
      : own < asked.length
        ? 'what you told us, and what we assume for the rest'
        : 'what you told us';
  return `based on ${whose}: ${answersInWords(Object.fromEntries(asked), answers)}`;
}

/** Compares the plans with a price, and names those without one. */
function costSentence(all: readonly PlanCard[]): string {
  const [plans, without] = [
    all.filter(({ unpriced }) => unpriced === undefined),
    all.filter(({ unpriced }) => unpriced !== undefined),
  ];
  const none =
    without.length > 0
      ? `${inWords(without.map(planName))} ${without.length === 1 ? 'has' : 'have'} no price here: the table explains why.`
      : '';
  if (plans.length === 0) return none;
  return [pricedSentence(plans), none].filter(Boolean).join(' ');
}

function pricedSentence(plans: readonly PlanCard[]): string {
  const least = Math.min(...plans.map(({ estimateCents }) => estimateCents));
  const comparable = comparableOf(plans);
  const cheapest = plans.filter(({ estimateCents }) => estimateCents === least);
  const [first] = cheapest;
  if (!first) return '';
  const { rate } = comparable;
  const priced = `${dollars(least)} ${comparableWords(comparable, first)}`;
  if (plans.length === 1) return `${inWords(plans.map(planName))} costs ${priced}.`;
  // The plan with the lowest rate may be the dearest.
  const cost = rate ? `${dollars(least)}, ${overWords(comparable, first)}` : priced;
  if (cheapest.length === plans.length) {
    const same = rate ? `have the same price ${rate}` : 'cost the same';
    return `These ${kindWords(verticalsOf(plans))} ${same}, ${cost}.`;
  }
  const others = plans
    .filter(({ estimateCents }) => estimateCents > least)
    .map(
      (plan) =>
        `${planName(plan)} is ${dollars(plan.estimateCents - least)} more ${comparable.per}`,
    );
  const named = inWords(cheapest.map(planName));
  const isOne = cheapest.length === 1;
  const verb = rate
    ? `${isOne ? 'has' : 'have'} the lowest price ${rate}`
    : `${isOne ? 'costs' : 'cost'} the least`;
  return `${named} ${verb}, ${cost}; ${inWords(others)}.`;
}

/** The comparable price of plans of one kind. */
function comparableOf(plans: readonly PlanCard[]): Comparable {
  const [plan] = plans;
  return plan ? listedBy(plan.vertical).comparable : monthOfFirstYear;
}

/** A plan's name with its provider's, since names repeat. */
function planName({ name, provider }: Pick<PlanCard, 'name' | 'provider'>): string {
  return fullName(name, provider.name);
}

/** The parts of the visitor's choice that are not shown, and why. */
export function leftOutSentences(left: {
  readonly ended: readonly PlanCard[];
  readonly unknown: number;
  readonly beyond: number;
}) {
  const { ended, unknown, beyond } = left;
  return [
    ...(ended.length > 0 ? [endedSentence(ended)] : []),
    ...(unknown > 0
      ? [
          `${unknown === 1 ? 'One of the plans you chose is' : `${unknown} of the plans you chose are`} no longer on our list.`,
        ]
      : []),
    ...(beyond > 0
      ? [
          `You can compare up to ${maxCompared} plans. These are the first ${maxCompared} you chose.`,
        ]
      : []),
  ];
}

/** @param plans shown but not sold in the visitor's area; may be empty */
export function elsewhereSentences(plans: readonly PlanCard[], said: Answers): string[] {
  if (plans.length === 0) return [];
  return [
    `${inWords(plans.map(planName))} ${plans.length === 1 ? 'is' : 'are'} not sold in ${saidArea(said)}.`,
  ];
}

/** The home's area from the answers: `3068, network Jemena`. */
export function saidArea({ postcode = '', distributor = '' }: Answers): string {
  return distributor === '' ? String(postcode) : `${postcode}, network ${distributor}`;
}

/** @param ended at least one */
export function endedSentence(ended: readonly PlanCard[]): string {
  return `${inWords(ended.map(planName))} ${ended.length === 1 ? 'is' : 'are'} no longer available.`;
}

/** The page's heading and title: without plan names, which may be long. */
export function compareTitle(plans: readonly PlanCard[]): string {
  const count = new Set(plans.map(({ vertical }) => vertical)).size;
  // A title is read at a glance, so it does not name three kinds.
  if (count > 2) return `${plans.length} plans of ${count} kinds side by side`;
  if (plans.length === 1) return `One ${kindWords(verticalsOf(plans), 1)}`;
  const nouns = new Set(plans.map(({ vertical }) => listedBy(vertical).kind.many));
  // A number before two nouns would be ambiguous.
  return nouns.size > 1
    ? `${kindTitle(verticalsOf(plans))} side by side`
    : `${plans.length} ${kindWords(verticalsOf(plans))} side by side`;
}

function verticalsOf(plans: readonly PlanCard[]): ListedVertical[] {
  return plans.map(({ vertical }) => vertical);
}

/** True for plans that cannot all replace each other. */
export function areMixed(plans: readonly PlanCard[]): boolean {
  return compareGroups(plans).length > 1;
}

/** For plans of more than one kind. */
export function mixedSentence(plans: readonly PlanCard[]): string {
  const kinds = compareGroups(plans).flatMap(([first]) => (first ? [peersWords(first)] : []));
  return `These are different kinds of plan, so each kind has its own table: ${kinds.join('; ')}.`;
}

/** The order of plans from left to right in each table. */
export function compareOrder(plans: readonly PlanCard[]): string {
  const verticals = new Set(plans.map(({ vertical }) => vertical));
  const ways = Map.groupBy(verticals, (vertical) => listedBy(vertical).comparable);
  return [...ways.values()]
    .map((alike) => {
      const [vertical = 'mobile'] = alike;
      const which = `${kindTitle(alike)}, from left to right`;
      return orderSentence(defaultSort, vertical, ways.size > 1 ? which : 'From left to right');
    })
    .join(' ');
}
