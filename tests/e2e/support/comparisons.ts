/** Comparisons of the shipped catalogue's plans, on the brands that have plans to compare. */
import type { Brand } from '../../../domain/brand.ts';
import { type ListedVertical, listedVerticals } from '../../../domain/plans/listed.ts';
import { peersWords } from '../../../domain/plans/page/plan-standing.ts';
import { cardOf } from '../../../domain/plans/plan-card.ts';
import { readEmbeddedCatalogue } from '../../../scripts/build/read-catalogue.ts';
import { brands } from './e2e-site.ts';

const { plans } = readEmbeddedCatalogue().catalogue;

export const comparedOf = (brand: Brand): ListedVertical[] =>
  listedVerticals.filter((slug) => brand.verticals.includes(slug));

/** Brands with plans to compare. */
export const comparing = brands.filter((brand) => comparedOf(brand).length > 0);

const nobody = { id: 'nobody', name: 'Nobody', logo: null };

/**
 * Ids of a vertical's plans that could replace each other, at most one per provider, longest name first.
 * @param count at most four, the most that a comparison shows
 */
export function planIds(vertical: ListedVertical, count: number): string[] {
  const own = plans
    .filter((plan) => plan.vertical === vertical)
    .sort((a, b) => b.name.length - a.name.length);
  const kinds = Map.groupBy(own, (plan) =>
    peersWords(cardOf(plan, nobody, { day: plan.checkedOn })),
  );
  const chosen = [...kinds.values()].map(onePerProvider).find((kind) => kind.length >= count);
  if (!chosen) throw new Error(`No kind of ${vertical} plans has ${count} providers`);
  return chosen.slice(0, count).map(({ id }) => id);
}

function onePerProvider<Plan extends { readonly providerId: string }>(own: readonly Plan[]) {
  const providers = new Set<string>();
  return own.filter(({ providerId }) => !providers.has(providerId) && providers.add(providerId));
}

export const comparePath = (ids: readonly string[]) =>
  `/compare?${ids.map((id) => `plans=${id}`).join('&')}`;

/** Comparisons of four plans, of one plan per vertical, with one plan gone, of none, and of one that is gone. */
export function comparisons(brand: Brand) {
  const own = comparedOf(brand);
  const [first] = own;
  if (!first) return [];
  const four = planIds(first, 4);
  const kinds = own.flatMap((vertical) => planIds(vertical, 1));
  return [
    { name: 'comparison', status: 200, path: comparePath(four) },
    { name: 'comparison of both kinds', status: 200, path: comparePath(kinds) },
    { name: 'comparison of what is left', status: 200, path: comparePath([...kinds, 'gone']) },
    { name: 'comparison without plans', status: 200, path: '/compare' },
    { name: 'comparison that is gone', status: 404, path: comparePath(['gone']) },
  ] as const;
}
