/** Prices beside others, which still update after a browser's translation has replaced React's text nodes with elements. */
// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { energyCard } from '../../../domain/plans/energy/energy-card.fixture.ts';
import type { HomeTogether } from '../../../domain/plans/energy/together.ts';
import type { PlanCard } from '../../../domain/plans/plan-card.ts';
import { inDom, show, texts } from '../../islands/dom.fixture.tsx';
import { PlanPrice } from './plan-price.tsx';
import { TogetherPlansView } from './together-plans.tsx';
import { UnpricedPlans } from './unpriced-plans.tsx';

inDom();

function translate(node: Node): void {
  for (const child of [...node.childNodes]) {
    if (child.nodeType !== Node.TEXT_NODE) translate(child);
    else {
      const font = document.createElement('font');
      font.textContent = child.textContent;
      node.replaceChild(font, child);
    }
  }
}

const priced = (cents: number): PlanCard => ({
  ...energyCard,
  estimateCents: cents,
  ongoingCents: cents + 100,
  minimumTotalCents: cents + 200,
});
const offered = (cents: number): PlanCard => ({
  ...priced(cents),
  offer: { title: '10% off', description: null, priceCents: cents, months: 12, until: null },
});
const together = (cents: number, plans: number, gasNetworks: number): HomeTogether => {
  const names = { providerName: 'Wattle', name: 'Days' };
  const both = [1, 2].slice(0, plans).map((id) => ({ id: `${id}`, ...names, yearCents: cents }));
  return { cheapest: { plans: both, yearCents: cents * plans }, ofOne: [], more: 0, gasNetworks };
};
const sum = (use: string, found: HomeTogether) => (
  <TogetherPlansView
    together={found}
    {...{ id: 'p', level: 2, use, hrefOf: (id) => `/${id}`, gasLink: <a href="/gas">Gas</a> }}
  />
);
const unpriced = (...reasons: string[]) => (
  <UnpricedPlans
    plans={reasons.map((reason, id) => ({
      id: `${id}`,
      providerName: 'Wattle',
      name: 'Days',
      reason,
    }))}
    {...{ id: 'p', level: 2, hrefOf: (id) => `/${id}` }}
  />
);

const changes: readonly (readonly [words: string, before: ReactNode, after: ReactNode])[] = [
  [
    'a price',
    <PlanPrice key="1" plan={priced(90_000)} />,
    <PlanPrice key="1" plan={priced(80_000)} />,
  ],
  [
    'a price with an offer',
    <PlanPrice key="1" plan={offered(90_000)} />,
    <PlanPrice key="1" plan={offered(80_000)} />,
  ],
  ['both fuels', sum('20 GJ', together(100, 2, 2)), sum('30 GJ', together(200, 2, 3))],
  ['two plans that become one', sum('1 GJ', together(100, 2, 1)), sum('1 GJ', together(9, 1, 1))],
  ['one plan that becomes two', sum('1 GJ', together(100, 1, 1)), sum('1 GJ', together(9, 2, 1))],
  ['plans without a price', unpriced('No rates'), unpriced('No demand', 'No rates')],
];

it.each(changes)('%s', async (_, before, after) => {
  await show(after);
  const wanted = document.body.textContent;
  await show(null);
  await show(before);
  translate(document.body);
  await show(after);
  expect(document.body.textContent).toBe(wanted);
});

it('names every plan without a price, the last ones folded', async () => {
  await show(unpriced('a', 'b', 'c', 'd', 'e', 'f', 'g'));
  expect(texts('li')).toEqual([...'abcdefg'].map((reason) => `Wattle, Days: ${reason}`));
  expect(texts('details li')).toHaveLength(2);
});

it('says who can get plans that are cheapest together', async () => {
  const { cheapest, ...rest } = together(100, 2, 1);
  const [first, second] = cheapest?.plans ?? [];
  if (!first || !second) throw new Error('No plans');
  const plans = [first, { ...second, who: 'Seniors' }];
  await show(sum('1 GJ', { ...rest, cheapest: { plans, yearCents: 200 } }));
  expect(texts('li').map((words) => words.includes('Who can get it: Seniors'))).toEqual([
    false,
    true,
  ]);
});
