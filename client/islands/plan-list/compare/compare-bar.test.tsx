/** The bar of ticked plans: where the focus goes when one of its links is removed. */
// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import type { ComparedPlan } from '../../../../domain/plans/compare/compare-choice.ts';
import { examplePage } from '../../../../domain/plans/example-plans.ts';
import { initialQuery, openSettings } from '../../../../domain/plans/list/plan-query.ts';
import { click, find, inDom, show } from '../../dom.fixture.tsx';
import { PlanList } from '../plan-list.island.tsx';
import type { PlanListProps } from '../plan-list-props.ts';

inDom();
beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/internet/plans');
});

const settings = openSettings('broadband');
const props: PlanListProps = {
  settings,
  query: initialQuery(settings),
  list: examplePage,
  path: '/internet/plans',
  campaign: { first: '', more: '' },
  level: 2,
};
const [first, second] = examplePage.plans.map(({ id, name, provider }) => ({
  id,
  name,
  provider: provider.name,
}));
if (!first || !second) throw new Error('The example page has fewer than two plans');
const elsewhere = { id: 'elsewhere', name: 'Elsewhere', provider: 'Plover Net' };

const remove = '.compare-chosen li:first-child a';
const clear = '.compare-bar a.underline';
const tickOf = ({ id }: ComparedPlan) => `.plan-rows input[value="${id}"]`;

it('a plan that could not be looked up can be taken out by itself', async () => {
  const unread = { id: 'unread', name: '', provider: '' };
  await show(<PlanList {...props} compared={[unread, first]} />);
  expect(find(remove).textContent).toContain('A plan you chose');
  await click(find(remove));
  expect(find(remove).textContent).toContain(first.name);
});

it.each([
  ['one of two is removed: the count', [first, second], remove, '.compare-bar [tabindex]'],
  ['the last one is removed: its tick', [first], remove, tickOf(first)],
  ['all are cleared: the tick of the last', [first, second], clear, tickOf(second)],
  ['its tick is on another page: the line above the list', [elsewhere], clear, '.plan-status'],
] as const)('%s', async (_, compared, link, next) => {
  await show(<PlanList {...props} compared={compared} />);
  await click(find(link));
  expect(document.activeElement).toBe(find(next));
});
