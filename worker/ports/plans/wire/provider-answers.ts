/** Providers as the gateway's answers carry them, and as pages name them (spec: entities). */

import type { NamedProvider } from '../../../../domain/plans/list/plan-page.ts';
import { sortName } from '../../../../domain/plans/list/rank.ts';
import type { CardProvider } from '../../../../domain/plans/plan-card.ts';
import { type VerticalSlug, verticalSlugs, verticals } from '../../../../domain/vertical.ts';
import { idOf, isObject, linkOf, type Raw, textOf } from './answer-values.ts';

/** Service ids as a call carries them; a bundle has none. */
export function serviceIds(slugs: readonly VerticalSlug[]): number[] {
  return slugs.flatMap((slug) => verticals[slug].serviceId ?? []).sort();
}

/** The verticals that the service ids of a call name. */
export function verticalsOf(ids: readonly number[]): VerticalSlug[] {
  return verticalSlugs.filter((slug) => {
    const { serviceId } = verticals[slug];
    return serviceId !== null && ids.includes(serviceId);
  });
}

/** The provider of a plan; null without a name. Without an id, its name stands in. */
export function providerOf(value: unknown): CardProvider | null {
  if (!isObject(value)) return null;
  const name = textOf(value.name);
  if (!name) return null;
  return { id: idIn(value) ?? name, name, logo: logoOf(value.logo, name) };
}

/** The id, under either of its names (spec: entities). */
const idIn = (provider: Raw) => idOf(provider.id) ?? idOf(provider.providerId);

/** A list of providers, by name. A provider without an id cannot be linked to and is left out. */
export function readProviders(value: unknown): CardProvider[] {
  return byName(value, (one) => {
    const hasId = isObject(one) && idIn(one) !== null;
    return hasId ? providerOf(one) : null;
  });
}

/** The providers that a list of plans can be filtered by, by name. */
export function readNames(value: unknown): NamedProvider[] {
  return byName(value, (one) => {
    const id = isObject(one) ? idIn(one) : null;
    const name = isObject(one) ? textOf(one.name) : null;
    return id && name ? { id, name } : null;
  });
}

function byName<T extends NamedProvider>(value: unknown, read: (one: unknown) => T | null): T[] {
  if (!Array.isArray(value)) return [];
  const found = value.flatMap((one) => read(one) ?? []);
  return found.sort((a, b) => (sortName(a.name) < sortName(b.name) ? -1 : 1));
}

/** A logo is a URL, or an object with url and altText (spec: entities). */
function logoOf(value: unknown, name: string): CardProvider['logo'] {
  const url = linkOf(isObject(value) ? value.url : value);
  if (!url) return null;
  return { url, altText: (isObject(value) && textOf(value.altText)) || name };
}
