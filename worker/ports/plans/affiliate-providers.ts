/** A plans port that takes some verticals' providers from a partner's GraphQL, by affiliate. */
import type { PartnerProviders } from '../partner-graphql/partner-graphql.ts';
import {
  type Asker,
  type PlansPort,
  type ProvidersByVertical,
  providersFailed,
  sinceWhen,
} from './plans.port.ts';
import { readProviders } from './wire/provider-answers.ts';

/** The verticals that the queries know (spec: graphql). */
const byAffiliate = ['credit-cards', 'personal-loan', 'solar'] as const;
type ByAffiliate = (typeof byAffiliate)[number];

/** Everything else comes from the given port. A vertical whose source did not answer is missing. */
export function withAffiliateProviders(port: PlansPort, partner: PartnerProviders): PlansPort {
  return {
    ...port,
    async providers(verticals, asker) {
      const apart = byAffiliate.filter((slug) => verticals.includes(slug));
      const rest = verticals.filter((slug) => !apart.some((one) => one === slug));
      const asked = await Promise.allSettled([
        ...(rest.length > 0 ? [port.providers(rest, asker)] : []),
        ...apart.map((slug) => ofPartner(partner, slug, asker)),
      ]);
      const had = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      if (had.length === 0) throw new Error(`No source has the providers of ${verticals.join()}`);
      return Object.assign({}, ...had) as ProvidersByVertical;
    },
  };
}

async function ofPartner(
  partner: PartnerProviders,
  slug: ByAffiliate,
  { context, recall }: Asker,
): Promise<ProvidersByVertical> {
  const affiliate = context.brand.affiliate.slug;
  const ask = async () => {
    const result = await (slug === 'solar'
      ? partner.solarProviders(affiliate, slug)
      : partner.providers(affiliate, slug));
    if (result.success === 'false') throw new Error(result.message);
    return result.data;
  };
  const question = { key: `getProvidersData:${slug}`, ask, failed: providersFailed };
  const { data, ...age } = await recall(question);
  return { [slug]: { providers: readProviders(data), staleSince: sinceWhen(age) } };
}
