/** A page of the energy plans sold to a home: all are priced and ranked, but only the page's become cards. */

import { costFor } from '../../../../domain/plans/costs.ts';
import { energyFilters } from '../../../../domain/plans/energy/energy-filters.ts';
import type { EnergyPlan } from '../../../../domain/plans/energy/energy-plan.ts';
import { isPriced, servesHome, yearOf } from '../../../../domain/plans/energy/energy-price.ts';
import { energyQuestions, householdOf } from '../../../../domain/plans/energy/energy-questions.ts';
import { energyValues } from '../../../../domain/plans/energy/energy-values.ts';
import { unpricedWords } from '../../../../domain/plans/energy/energy-words.ts';
import { type FactValues, factsOf } from '../../../../domain/plans/fact.ts';
import { type Filter, type FilterValues, passes } from '../../../../domain/plans/filter.ts';
import { maxPageSize } from '../../../../domain/plans/list/asked-plans.ts';
import { ongoingKey, ownKey } from '../../../../domain/plans/list/order.ts';
import { pagesOf, pageWithin } from '../../../../domain/plans/list/pagination.ts';
import { placeSentence } from '../../../../domain/plans/list/place-words.ts';
import {
  type NamedProvider,
  type PlanPage,
  placeOf,
  type UnpricedPlan,
} from '../../../../domain/plans/list/plan-page.ts';
import type { PlanQuery } from '../../../../domain/plans/list/plan-query.ts';
import { type RankingFacts, rank, type Sort } from '../../../../domain/plans/list/rank.ts';
import { listedBy } from '../../../../domain/plans/listed.ts';
import { cardOf, type PlanCard } from '../../../../domain/plans/plan-card.ts';
import { type Answers, completeAnswers } from '../../../../domain/plans/question.ts';
import { isOnOffer } from './on-offer.ts';
import type { SoldPlan } from './sold-plans.ts';

/** A home and its sign-up day. */
interface Home {
  readonly day: string;
  /** Complete, with defaults. */
  readonly answers: Answers;
}

export function homeOf(day: string, said: Answers = {}): Home {
  return { day, answers: completeAnswers(energyQuestions, said) };
}

type ListedPart = Pick<PlanPage, 'plans' | 'total' | 'page' | 'pages' | 'providers'> & {
  readonly unpriced: readonly UnpricedPlan[];
};

/** One page of the plans sold to the home, as a list's query asks for it. */
export function energyPage(
  sold: readonly SoldPlan[],
  { filters, cost = {}, sort, ...query }: Omit<PlanQuery, 'vertical' | 'answers'>,
  home: Home,
): ListedPart {
  const here = sold.filter(({ plan }) => isOnOffer(plan, home.day));
  const passing = here.filter(passingOf(filters, home));
  // A home that exports a lot may end the year in credit.
  const { minCents = -Infinity, maxCents = Infinity } = cost;
  const ranked = ranking(passing, sort, home).filter(
    ({ facts: { estimateCents } }) => estimateCents >= minCents && estimateCents <= maxCents,
  );
  const perPage = Math.min(maxPageSize, Math.max(1, query.perPage));
  const pages = pagesOf(ranked.length, perPage);
  const page = pageWithin(query.page, pages);
  const from = (page - 1) * perPage;
  return {
    plans: placed(ranked, { from, until: from + perPage, sort }, home),
    total: ranked.length,
    page,
    pages,
    providers: providersOf(here),
    unpriced: unpricedOf(passing),
  };
}

/** All plans that a list for this home shows, in no particular order. */
export function energyCards(sold: readonly SoldPlan[], home: Home): PlanCard[] {
  return servedOf(sold, home)
    .filter(({ plan }) => isOnOffer(plan, home.day))
    .map(({ plan, provider }) => cardOf(plan, provider, home));
}

function servedOf(sold: readonly SoldPlan[], { answers }: Home): SoldPlan[] {
  const household = householdOf(answers);
  return sold.filter(({ plan }) => isPriced(plan) && servesHome(plan, household));
}

interface Ranked {
  readonly one: SoldPlan;
  readonly facts: RankingFacts;
}

function ranking(sold: readonly SoldPlan[], sort: Sort, home: Home): Ranked[] {
  const household = householdOf(home.answers);
  const { orders } = listedBy('energy');
  const ownFact = factsNamed(orders.own ? [orders.own.fact] : [], home);
  const all = new Map(
    servedOf(sold, home).map((one) => {
      const { plan, sortName, sortProvider } = one;
      const estimateCents = yearOf(plan, household, home.day);
      const ongoing =
        sort === 'ongoing' ? ongoingKey(orders.ongoing, costFor(plan, home.day, home.answers)) : 0;
      const own = sort === 'own' ? ownKey(orders.own, ownFact(plan)) : 0;
      const facts = { id: plan.id, sortName, sortProvider, ongoing, own };
      return [plan.id, { one, facts: { ...facts, estimateCents, totalCents: estimateCents } }];
    }),
  );
  return rank(
    [...all.values()].map(({ facts }) => facts),
    sort,
  ).flatMap(({ id }) => all.get(id) ?? []);
}

function placed(
  ranked: readonly Ranked[],
  { from, until, sort }: { readonly from: number; readonly until: number; readonly sort: Sort },
  home: Home,
): PlanCard[] {
  return ranked.slice(from, until).map(({ one: { plan, provider }, facts }, index) => {
    const place = from + index + 1;
    const where = placeOf('energy', { place, total: ranked.length, sort });
    const reason = placeSentence(facts, where, ranked[place - 2]?.facts);
    return cardOf(plan, provider, home, { place, reason });
  });
}

/** Builds only the facts that these filters look at: wording a thousand tariffs takes time. */
function passingOf(filters: FilterValues, home: Home): (one: SoldPlan) => boolean {
  const declared: Readonly<Record<string, Filter>> = energyFilters;
  const names = Object.keys(filters).flatMap((name) => declared[name]?.fact ?? []);
  const factsFor = factsNamed(names, home);
  return ({ plan, provider }) =>
    passes(energyFilters, filters, { ...factsFor(plan), provider: provider.id });
}

function factsNamed(names: readonly string[], { day, answers }: Home) {
  const facts = Object.fromEntries(
    Object.entries(energyValues).flatMap(([name, of]) =>
      names.includes(name) ? [[name, { of }]] : [],
    ),
  );
  return (plan: EnergyPlan): FactValues => factsOf(facts, plan, day, answers);
}

export function providersOf(sold: readonly SoldPlan[]): NamedProvider[] {
  const all = new Map(sold.map(({ provider: { id, name } }) => [id, { id, name }]));
  return [...all.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en-AU'));
}

/** Plans without a price, by name, each with the reason. */
export function unpricedOf(sold: readonly SoldPlan[]): UnpricedPlan[] {
  return sold
    .flatMap(({ plan: { id, name, unpriced }, provider, sortName }) =>
      unpriced === undefined
        ? []
        : [{ id, name, sortName, providerName: provider.name, reason: unpricedWords[unpriced] }],
    )
    .toSorted((a, b) => (a.sortName < b.sortName ? -1 : 1))
    .map(({ sortName: _, ...one }) => one);
}
