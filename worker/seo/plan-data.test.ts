/** A plan's cost as told to search engines. */
import { expect, it } from 'vitest';
import { brands } from '../../brands/brands.ts';
import { energyCard } from '../../domain/plans/energy/energy-card.fixture.ts';
import { cardLike } from '../../domain/plans/example-plans.ts';
import type { PlanCard } from '../../domain/plans/plan-card.ts';
import { planData } from './plan-data.ts';

const offer = {
  title: 'Less',
  description: null,
  until: '2026-12-31',
  priceCents: 6_000,
  months: 6,
};

function thingIn(plan: PlanCard) {
  const [brand] = brands;
  if (!brand) throw new Error('There is no brand: see brands/brands.ts');
  const html = planData({ brand, plan, description: 'Words', trail: [] });
  const { '@graph': things } = JSON.parse(html.replace(/<[^>]*>/g, ''));
  return things.at(-1);
}

const offerIn = (plan: PlanCard) => thingIn(plan).offers;

it('the price is the offer’s while it lasts, then the ongoing one', () => {
  expect(offerIn(cardLike({ offer }))).toMatchObject({
    price: '60.00',
    priceValidUntil: '2026-12-31',
    priceSpecification: [
      { price: '60.00', name: 'Less', validThrough: '2026-12-31' },
      { price: '75.00' },
    ],
  });
});

it.each([
  ['broadband', 'Product', undefined],
  ['credit-cards', 'CreditCard', 20.99],
  ['personal-loan', 'LoanOrCredit', undefined],
  ['health-insurance', 'FinancialProduct', undefined],
] as const)('a plan of %s is a %s, with its rate where it has one', (vertical, type, rate) => {
  const facts = rate === undefined ? {} : { purchaseRate: rate };
  const thing = thingIn(cardLike({ vertical, facts }));
  expect([thing['@type'], thing.interestRate]).toEqual([type, rate]);
  // Money and insurance have no inclusions in schema.org.
  expect(thing.additionalProperty === undefined).toBe(type !== 'Product');
});

it('a price that is paid once has no period', () => {
  const { priceSpecification } = offerIn(cardLike({ vertical: 'solar', unit: '' }));
  expect(priceSpecification).toMatchObject({ '@type': 'PriceSpecification', price: '75.00' });
  expect(priceSpecification).not.toHaveProperty('referenceQuantity');
});

it('a plan without a price has no offer', () => {
  expect(offerIn(cardLike({ unpriced: 'No price.' }))).toBeUndefined();
});

it('the price for energy is the first year as paid, not a year of an offer that ends within it', () => {
  expect(offerIn({ ...energyCard, offer })).toMatchObject({
    price: '1430.25',
    priceSpecification: [
      { price: '1430.25', referenceQuantity: { unitCode: 'ANN' } },
      { price: '1430.25' },
    ],
  });
});
