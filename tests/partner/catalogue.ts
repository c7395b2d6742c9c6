/** The partner's providers and plans, invented: few, and filtered as asked. */
import { type VerticalSlug, verticalSlugs, verticals } from '../../content/model/vertical.ts';
import type { CatalogueSource } from '../../worker/ports/gateway/catalogue-source.ts';

interface Provider {
  readonly id: number;
  readonly name: string;
  readonly logo: { readonly url: string; readonly altText: string };
  readonly verticals: readonly VerticalSlug[];
}

const provider = (id: number, name: string, ...verticals: VerticalSlug[]): Provider => ({
  ...{ id, name, verticals },
  logo: { url: `https://partner.example/logos/${id}.svg`, altText: name },
});

export const providers: readonly Provider[] = [
  provider(1, 'Invented Energy', 'energy', 'solar'),
  provider(2, 'Invented Mobile', 'mobile'),
  provider(3, 'Invented Broadband', 'broadband', 'mobile'),
  provider(4, 'Invented Bank', 'credit-cards', 'personal-loan', 'health-insurance'),
];

interface Plan {
  readonly id: number;
  readonly name: string;
  readonly cost: number;
  readonly providerId: number;
  readonly gigabytes: number;
}

const plan = (id: number, providerId: number, cost: number, gigabytes: number): Plan => ({
  ...{ id, providerId, cost, gigabytes },
  name: `Invented plan ${id}`,
});

const mobile = [plan(1, 2, 15, 5), plan(2, 2, 30, 40), plan(3, 3, 45, 120)];
const broadband = [plan(11, 3, 60, 500), plan(12, 3, 85, 1000)];

export const listed = (vertical: VerticalSlug) =>
  providers
    .filter((one) => one.verticals.includes(vertical))
    .map(({ id, name, logo }) => ({ id, name, logo }));

const answer = (
  vertical: VerticalSlug,
  plans: readonly Plan[],
  sorting: 1 | 2,
  filter: readonly (string | number)[] = [],
) => ({
  providers: listed(vertical),
  plans: plans
    .filter(({ providerId }) => filter.length === 0 || filter.map(Number).includes(providerId))
    .toSorted((a, b) => (sorting === 1 ? a.cost - b.cost : b.cost - a.cost))
    .map(({ providerId, ...rest }) => {
      const { name, logo } = providers.find(({ id }) => id === providerId) ?? {
        name: '',
        logo: null,
      };
      return { ...rest, providers: { name, logo } };
    }),
});

export const partnerCatalogue: CatalogueSource = {
  async providers({ vertical: ids }) {
    const asked = verticalSlugs.filter((slug) => {
      const { serviceId } = verticals[slug];
      return serviceId !== null && ids.includes(serviceId);
    });
    return Object.fromEntries(asked.map((slug) => [slug, listed(slug)]));
  },
  async mobilePlans(query) {
    const { plan_cost_min: min = 0, plan_cost_max: max = 1e9, data_usage_min: usage = 0 } = query;
    const plans = mobile.filter(
      ({ cost, gigabytes }) => cost >= min && cost <= max && gigabytes >= usage,
    );
    return answer('mobile', plans, query.cost_sorting, query.providers_filter);
  },
  async broadbandPlans(query) {
    return answer('broadband', broadband, query.cost_sorting, query.providers_filter);
  },
};
