/** Providers as the answer of `/provider/list` carries them, and as pages name them (spec: entities). */

import { sortName } from '../../../../domain/plans/list/rank.ts';
import type { CardProvider } from '../../../../domain/plans/plan-card.ts';
import { type VerticalSlug, verticalSlugs, verticals } from '../../../../domain/vertical.ts';
import { idOf, isObject, providerOf } from './answer-values.ts';

/** Service ids as a call carries them; a bundle has none. */
export function serviceIds(slugs: readonly VerticalSlug[]): number[] {
  return slugs.flatMap((slug) => verticals[slug].serviceId ?? []).sort();
}

/** Verticals that the service ids of a call name. */
export function verticalsOf(ids: readonly number[]): VerticalSlug[] {
  return verticalSlugs.filter((slug) => {
    const { serviceId } = verticals[slug];
    return serviceId !== null && ids.includes(serviceId);
  });
}

/** A list of providers in an answer, by name; one without an id cannot be linked to and is left out. */
export function readProviders(value: unknown): CardProvider[] {
  if (!Array.isArray(value)) return [];
  const found = value.flatMap((one) => {
    const hasId = isObject(one) && (idOf(one.id) ?? idOf(one.providerId)) !== null;
    return (hasId && providerOf(one)) || [];
  });
  return found.sort((a, b) => (sortName(a.name) < sortName(b.name) ? -1 : 1));
}
