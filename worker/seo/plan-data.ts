/** Structured data about a plan for search engines: its provider, price and the price's last day. There are no ratings. */
import type { Crumb } from '../../client/ui/chrome/breadcrumbs.tsx';
import type { Brand } from '../../domain/brand.ts';
import { numberOf } from '../../domain/plans/fact.ts';
import type { ListedVertical } from '../../domain/plans/listed.ts';
import { planPath } from '../../domain/plans/page/plan-path.ts';
import { firstCents, type PlanCard } from '../../domain/plans/plan-card.ts';
import { billingOf } from '../../domain/plans/price.ts';
import { kindWords } from '../../domain/plans/words/kind-words.ts';
import { publicUrl } from './brand-files.ts';
import { graph, type Thing, trailOf } from './structured-data.ts';

/** schema.org's own types for money and insurance; every other plan is a product. */
const types: Readonly<Partial<Record<ListedVertical, string>>> = {
  'credit-cards': 'CreditCard',
  'personal-loan': 'LoanOrCredit',
  'health-insurance': 'FinancialProduct',
};

export interface DescribedPlan {
  readonly brand: Brand;
  readonly plan: PlanCard;
  readonly description: string;
  readonly trail: readonly Crumb[];
}

/** The page's data block (worker/seo/structured-data.ts). */
export function planData({ brand, plan, description, trail }: DescribedPlan): string {
  const url = publicUrl(brand, planPath(plan));
  const type = types[plan.vertical] ?? 'Product';
  const seller = { '@type': 'Organization', name: plan.provider.name };
  const thing = {
    '@type': type,
    '@id': `${url}#plan`,
    name: plan.name,
    description,
    category: kindWords([plan.vertical], 1),
    url,
    ...(type === 'Product' ? { brand: { '@type': 'Brand', name: plan.provider.name } } : {}),
    ...(type === 'Product' ? {} : { provider: seller, ...rateOf(plan) }),
    ...(plan.inclusions.length > 0 && type === 'Product'
      ? { additionalProperty: plan.inclusions.map((value) => property('Inclusion', value)) }
      : {}),
    // An offer needs a price, so a plan that cannot be priced has no offer.
    ...(plan.unpriced === undefined ? { offers: { ...offerOf(plan), url, seller } } : {}),
  };
  return graph(brand, [...trailOf(brand, trail), thing]);
}

function property(name: string, value: string): Thing {
  return { '@type': 'PropertyValue', name, value };
}

/** The first price; for a plan with an offer, also the offer's last day and the ongoing price. */
function offerOf(plan: PlanCard): Thing {
  const { offer, ongoingCents, unit } = plan;
  const first = priceOf(firstCents(plan), unit);
  return {
    '@type': 'Offer',
    price: money(firstCents(plan)),
    priceCurrency: 'AUD',
    ...(offer?.until ? { priceValidUntil: offer.until } : {}),
    availability: 'https://schema.org/InStock',
    areaServed: 'AU',
    priceSpecification: offer
      ? [{ ...first, name: offer.title, ...validity(offer) }, priceOf(ongoingCents, unit)]
      : first,
  };
}

function validity({ until }: NonNullable<PlanCard['offer']>): Thing {
  return until ? { validThrough: until } : {};
}

/** A price per billing period; a one-off price has no period. */
function priceOf(cents: number, unit: string): Thing {
  const price = { price: money(cents), priceCurrency: 'AUD' };
  const referenceQuantity = periodOf(unit);
  if (!referenceQuantity) return { '@type': 'PriceSpecification', ...price };
  return { '@type': 'UnitPriceSpecification', ...price, referenceQuantity };
}

function periodOf(unit: string): Thing | null {
  const billing = billingOf(unit);
  if (billing === null) return null;
  if (billing === 'month') return quantity(1, 'MON');
  return unit === '/year' ? quantity(1, 'ANN') : quantity(billing, 'DAY');
}

function quantity(value: number, unitCode: 'ANN' | 'DAY' | 'MON'): Thing {
  return { '@type': 'QuantitativeValue', value, unitCode };
}

/** The interest rate in per cent a year, where a fact gives it as a number. */
function rateOf({ facts }: PlanCard): Thing {
  const rate = numberOf(facts.purchaseRate ?? null);
  return rate === null ? {} : { interestRate: rate };
}

/** `79.00`, as schema.org writes money. */
function money(cents: number): string {
  return (cents / 100).toFixed(2);
}
