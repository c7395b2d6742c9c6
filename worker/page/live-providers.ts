/** The providers that sections show, by vertical. */
import type { LiveProvider } from '../../client/sections/live.types.ts';
import { idOf, isObject, readLogo, textOf } from '../../content/model/catalogue/plan-card.ts';
import { sortName } from '../../content/model/catalogue/ranking.ts';
import { type VerticalSlug, verticals } from '../../content/model/vertical.ts';
import type { AppContext } from '../context.ts';
import { callForPage } from './live-calls.ts';

/** By name; a vertical that the answer does not speak of has none. Undefined: nothing could be had. */
export async function findProviders(
  c: AppContext,
  slugs: readonly VerticalSlug[],
): Promise<Partial<Record<VerticalSlug, readonly LiveProvider[]>> | undefined> {
  const ids = slugs.flatMap((slug) => verticals[slug].serviceId ?? []).sort();
  const payload = { vertical: ids, rc: '' };
  const name = 'POST /provider/list';
  // The words are spec §8's for a failure to fetch logos.
  const answer = await callForPage(c, { name, payload }, 'Failed to fetch falcon providers');
  const data = answer?.data;
  if (!isObject(data)) return undefined;
  return Object.fromEntries(slugs.map((slug) => [slug, readProviders(data[slug])]));
}

function readProviders(value: unknown): readonly LiveProvider[] {
  if (!Array.isArray(value)) return [];
  const found = value.flatMap((one): LiveProvider[] => {
    if (!isObject(one)) return [];
    const id = idOf(one.id) ?? idOf(one.providerId);
    const name = textOf(one.name);
    return id && name ? [{ id, name, logo: readLogo(one.logo, name) }] : [];
  });
  return found.sort((a, b) => (sortName(a.name) < sortName(b.name) ? -1 : 1));
}
