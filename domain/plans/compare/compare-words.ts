/** A comparison in plain words: which plan costs least, and in what the plans differ. */
import { dollars } from '../../money.ts';
import { inWords } from '../../text.ts';
import { orderSentence } from '../list/honesty.ts';
import { defaultSort } from '../list/rank.ts';
import { type ListedVertical, listedBy, listedVerticals } from '../listed.ts';
import type { PlanCard } from '../plan-card.ts';
import { type Comparable, comparableWords, monthOfFirstYear } from '../plan-cost.ts';
import { maxCompared } from './compare-choice.ts';
import type { CompareRow } from './compare-rows.ts';

/** What the summary says, sentence by sentence. */
export function compareSummary(
  plans: readonly PlanCard[],
  rows: readonly CompareRow[],
): readonly string[] {
  if (plans.length < 2)
    return ['There is one plan here: choose others in the list to set beside it.'];
  const words = (difference: CompareRow['difference']) =>
    inWords(rows.filter((row) => row.difference === difference).map(({ word }) => word));
  const [differ, same] = [words('differs'), words('same')];
  return [
    ...(areMixed(plans) ? [] : [costSentence(plans)]),
    ...(differ ? [`They differ in ${differ}.`] : ['They differ in nothing that is listed here.']),
    ...(same ? [`They are the same in ${same}.`] : []),
  ];
}

/** True of plans that do not replace each other. */
export function areMixed(plans: readonly PlanCard[]): boolean {
  return new Set(plans.map(({ vertical }) => vertical)).size > 1;
}

function costSentence(plans: readonly PlanCard[]): string {
  const least = Math.min(...plans.map(({ estimateCents }) => estimateCents));
  const comparable = comparableOf(plans);
  const cost = `${dollars(least)} ${comparableWords(comparable)}`;
  const cheapest = plans.filter(({ estimateCents }) => estimateCents === least);
  if (cheapest.length === plans.length) return `These plans cost the same, ${cost}.`;
  const others = plans
    .filter(({ estimateCents }) => estimateCents > least)
    .map(
      (plan) =>
        `${planName(plan)} is ${dollars(plan.estimateCents - least)} ${comparable.per} more`,
    );
  const named = inWords(cheapest.map(planName));
  return `${named} ${cheapest.length === 1 ? 'costs' : 'cost'} least, ${cost}; ${inWords(others)}.`;
}

/** Of plans of one kind. */
function comparableOf(plans: readonly PlanCard[]): Comparable {
  const [plan] = plans;
  return plan ? listedBy(plan.vertical).comparable : monthOfFirstYear;
}

/** A plan's name with its provider's, since names repeat. */
function planName({ name, provider }: Pick<PlanCard, 'name' | 'provider'>): string {
  return `${name} from ${provider.name}`;
}

/** What of the visitor's choice is not shown, and why. */
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
          `${unknown === 1 ? 'One of the plans you chose is' : `${unknown} of the plans you chose are`} not in our list any more.`,
        ]
      : []),
    ...(beyond > 0
      ? [
          `${maxCompared} plans stand side by side at most: these are the first ${maxCompared} you chose.`,
        ]
      : []),
  ];
}

/** @param ended at least one */
export function endedSentence(ended: readonly PlanCard[]): string {
  const them = ended.length === 1 ? 'it' : 'them';
  return `${inWords(ended.map(planName))} ${ended.length === 1 ? 'has' : 'have'} ended: nobody can sign up for ${them} any more.`;
}

/** `internet`, `mobile and internet`: before the word plans. */
export function kindsOf(verticals: readonly ListedVertical[]): string {
  return inWords(
    listedVerticals.filter((slug) => verticals.includes(slug)).map((slug) => listedBy(slug).kind),
  );
}

/** What is compared, as the page's heading and title: without names, which may be long. */
export function compareTitle(plans: readonly PlanCard[]): string {
  const kinds = kindsOf(plans.map(({ vertical }) => vertical));
  if (plans.length === 1) return `One ${kinds} plan`;
  return `${plans.length} ${kinds} plans side by side`;
}

/** For plans of more than one kind. */
export function mixedSentence(plans: readonly PlanCard[]): string {
  const verticals = [...new Set(plans.map(({ vertical }) => vertical))];
  const all = verticals.length === 2 ? 'both kinds' : 'all of them';
  return `These plans are of different kinds: ${kindsOf(verticals)} plans do not replace each other. Only what ${all} have is shown.`;
}

/** How plans stand from left to right; costs of a month and of a year give them no order. */
export function compareOrder(plans: readonly PlanCard[]): string {
  const [vertical = 'mobile'] = plans.map((plan) => plan.vertical);
  const ways = new Set(plans.map((plan) => listedBy(plan.vertical).comparable));
  if (ways.size < 2) return orderSentence(defaultSort, vertical, 'From left to right');
  return 'These plans are estimated in different ways, so their order from left to right means nothing. What a provider pays us plays no part.';
}
