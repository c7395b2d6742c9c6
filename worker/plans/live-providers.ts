/** The providers that sections show, by vertical. */
import type { LiveProvider } from '../../client/sections/live.types.ts';
import type { Brand } from '../../domain/brand.ts';
import { mayShowPicture } from '../../domain/image-hosts.ts';
import { idOf, isObject, readLogo, textOf } from '../../domain/plans/plan-card.ts';
import { sortName } from '../../domain/plans/rank.ts';
import { type VerticalSlug, verticals } from '../../domain/vertical.ts';
import { answerForPage, callForPage } from '../cache/live-answers.ts';
import type { AppContext } from '../context.ts';
import type { PartnerProviders } from '../ports/partner-graphql/partner-graphql.ts';

/** The words for a failure to fetch logos; logged only (spec: errors). */
const failed = 'Failed to fetch falcon providers';

/** Verticals whose providers a partner with GraphQL gives by affiliate and vertical (spec: graphql). */
const byAffiliate = ['credit-cards', 'personal-loan', 'solar'] as const;

type Found = Readonly<Partial<Record<VerticalSlug, readonly LiveProvider[]>>>;

/**
 * By name; a vertical that the answer does not speak of has none, and one that could not be had is
 * missing. Undefined: nothing could be had.
 */
export async function findProviders(
  c: AppContext,
  slugs: readonly VerticalSlug[],
): Promise<Found | undefined> {
  const partner = c.get('ports').partnerProviders;
  const apart = partner ? byAffiliate.filter((slug) => slugs.includes(slug)) : [];
  const together = slugs.filter((slug) => !apart.some((one) => one === slug));
  const found = await Promise.all([
    ...(together.length > 0 ? [ofGateway(c, together)] : []),
    ...(partner ? apart.map((slug) => ofPartner(c, partner, slug)) : []),
  ]);
  const had = found.filter((one) => one !== undefined);
  return had.length > 0 ? Object.fromEntries(had.flatMap(Object.entries)) : undefined;
}

async function ofGateway(
  c: AppContext,
  slugs: readonly VerticalSlug[],
): Promise<Found | undefined> {
  const ids = slugs.flatMap((slug) => verticals[slug].serviceId ?? []).sort();
  const payload = { vertical: ids, rc: '' };
  const answer = await callForPage(c, { name: 'POST /provider/list', payload }, failed);
  const data = answer?.data;
  if (!isObject(data)) return undefined;
  const brand = c.get('brand');
  return Object.fromEntries(slugs.map((slug) => [slug, readProviders(data[slug], brand)]));
}

async function ofPartner(
  c: AppContext,
  partner: PartnerProviders,
  slug: (typeof byAffiliate)[number],
): Promise<Found | undefined> {
  const brand = c.get('brand');
  const affiliate = brand.affiliate.slug;
  const ask = async () => {
    const result = await (slug === 'solar'
      ? partner.solarProviders(affiliate, slug)
      : partner.providers(affiliate, slug));
    if (result.success === 'false') throw new Error(result.message);
    return result.data;
  };
  const answer = await answerForPage(c, { key: `getProvidersData:${slug}`, ask, failed });
  return answer && { [slug]: readProviders(answer.data, brand) };
}

function readProviders(value: unknown, brand: Brand): readonly LiveProvider[] {
  if (!Array.isArray(value)) return [];
  const found = value.flatMap((one): LiveProvider[] => {
    if (!isObject(one)) return [];
    const id = idOf(one.id) ?? idOf(one.providerId);
    const name = textOf(one.name);
    return id && name ? [{ id, name, logo: logoOf(one.logo, name, brand) }] : [];
  });
  return found.sort((a, b) => (sortName(a.name) < sortName(b.name) ? -1 : 1));
}

/** A picture that the page's policy would not load is none. */
function logoOf(value: unknown, name: string, brand: Brand): LiveProvider['logo'] {
  const logo = readLogo(value, name);
  return logo && mayShowPicture(brand, logo.url) ? logo : null;
}
