/** The head of a plan's page: a title that fits, and a description with the price and the plan's place. */
import { expect, it } from 'vitest';
import { brands } from '../../brands/brands.ts';
import { cardLike, examplePage } from '../../domain/plans/example-plans.ts';
import { standingOf } from '../../domain/plans/page/plan-standing.ts';
import { cardOf } from '../../domain/plans/plan-card.ts';
import { someDay } from '../ports/plans/asker.fixture.ts';
import { embeddedCatalogue } from '../ports/plans/shipped-catalogue.fixture.ts';
import { planDescription, planHead, planTitleOn } from './plan-head.ts';

it('a long name is cut at a word, so that the provider and brand still show', () => {
  const [brand] = brands;
  if (!brand) throw new Error('There is no brand: see brands/brands.ts');
  const long = examplePage.plans.find(({ name }) => name.length > 100) ?? cardLike();
  for (const end of ['', ' has ended']) {
    const title = planTitleOn(brand, long, end);
    expect(title).toMatch(new RegExp(`^The .*\\w… from O’Dea’s.*${end}$`));
    expect(`${title} | ${brand.name}`.length).toBeLessThanOrEqual(70);
  }
  const head = planHead(brand, cardLike({ name: "O'Dea's 50" }), 'Words');
  expect(head.title).toBe('O’Dea’s 50 from Plover Net (nbn)');
  expect(head.image.url).toMatch(/\/share-broadband\.png$/);
});

it('plans of one provider with the same name have different titles', () => {
  const [brand] = brands;
  if (!brand) throw new Error('There is no brand: see brands/brands.ts');
  const { plans, providers } = embeddedCatalogue;
  const titles = plans.map((plan) => {
    const seller = providers.find(({ id }) => id === plan.providerId);
    if (!seller) throw new Error(`Nobody sells ${plan.id}`);
    return planTitleOn(brand, cardOf(plan, { ...seller, logo: null }, { day: someDay }));
  });
  expect(titles.filter((title, at) => titles.indexOf(title) < at)).toEqual([]);
  // A long name with the longest id in use of a published plan.
  const wordy = { id: 'w', name: 'The Wonderfully Long Exchange of Power', logo: null };
  const facts = { planId: 'AGL905160MRE8@VEC' };
  const cut = cardLike({ vertical: 'energy', name: 'Saver Plus', provider: wordy, facts });
  for (const title of [...titles, planTitleOn(brand, cut)]) {
    const written = `${title} | ${brand.name}`.replaceAll('&', '&amp;');
    expect(written.length, title).toBeLessThanOrEqual(70);
  }
  expect(planTitleOn(brand, cut)).toBe('Saver Plus from The Wonderfully Long… (AGL905160MRE8@VEC)');
  const named = { ...cut, facts: { planId: 'X'.repeat(60) } };
  expect(planTitleOn(brand, named, ' has ended')).toBe(
    'Saver Plus from The Wonderfully Long Exchange of… has ended',
  );
});

it.each([
  ['health-insurance', { excess: 75_000 }, '$750 excess'],
  ['health-insurance', { excess: 0 }, 'no excess'],
  ['health-insurance', { excess: null }, null],
  ['broadband', { connection: 'Home wireless', speed: 100 }, 'Home wireless, 100 Mbps'],
  ['broadband', { connection: 'nbn', speed: 50 }, 'nbn'],
] as const)('the title of a %s plan shows what sets it apart (%o)', (vertical, facts, words) => {
  const [brand] = brands;
  if (!brand) throw new Error('There is no brand: see brands/brands.ts');
  const title = planTitleOn(brand, cardLike({ vertical, facts }));
  expect(title).toBe(`Shore 50 from Plover Net${words === null ? '' : ` (${words})`}`);
});

it('the description gives a plan’s price and place, or its price alone', () => {
  const plan = cardLike({ estimateCents: 7_100 });
  expect(planDescription(standingOf(plan, [plan]))).toBe(
    'Shore 50 from Plover Net: $71.00 a month, estimated over the first year. Billed $75.00/month. Number 1 of 1 internet plans.',
  );
  expect(planDescription(standingOf(plan, []))).not.toContain('Number');
  const unpriced = cardLike({ unpriced: 'Its price changes by the hour.' });
  expect(planDescription(standingOf(unpriced, []))).toBe(
    'Shore 50 from Plover Net: Its price changes by the hour.',
  );
  const title = 'Less';
  const offer = { title, description: null, until: null, priceCents: 6_000, months: 6 };
  const offered = cardLike({ vertical: 'mobile', estimateCents: 7_500, offer });
  expect(planDescription(standingOf(offered, []))).toContain(' Billed ');
});

it.each([
  ['mobile', { unit: '/month' }, 'estimated over the first year.'],
  ['mobile', { unit: '/28 days', estimateCents: 8_146 }, 'first year. Billed $75.00/28 days.'],
  ['personal-loan', { unit: '/month', estimateCents: 9_000 }, 'Repayments $75.00/month.'],
  ['credit-cards', { unit: '/year', estimateCents: 9_000 }, 'interest. Annual fee $75.00/year.'],
  ['health-insurance', { unit: '/month' }, 'any loading.'],
  ['solar', { unit: '', minimumTotalCents: 599_000 }, 'certificates. Installed price $5,990.00.'],
] as const)(
  'the description of a %s plan words its price correctly, once (%o)',
  (vertical, change, end) => {
    const plan = cardLike({ vertical, ongoingCents: 7_500, estimateCents: 7_500, ...change });
    expect(planDescription(standingOf(plan, []))).toMatch(
      new RegExp(`${end.replace(/[.$/]/g, '\\$&')}$`),
    );
  },
);
