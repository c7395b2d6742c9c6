/** Changes around a row do not rerender the row: one that is not hydrated yet would have to hydrate at once. */
// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { cardLike } from '../../../domain/plans/example-plans.ts';
import { initialQuery, openSettings } from '../../../domain/plans/list/plan-query.ts';
import type { PlanRowProps } from '../../ui/plans/plan-row.tsx';
import { click, find, inDom, show } from '../dom.fixture.tsx';
import { PlanList } from './plan-list.island.tsx';
import type { PlanListProps } from './plan-list-props.ts';

const rendered = vi.hoisted(() => [] as string[]);
vi.mock('../../ui/plans/plan-row.tsx', async (original) => {
  const { PlanRow } = await original<typeof import('../../ui/plans/plan-row.tsx')>();
  return {
    PlanRow(props: PlanRowProps) {
      rendered.push(props.plan.id);
      return PlanRow(props);
    },
  };
});

inDom();
beforeEach(() => {
  rendered.length = 0;
  sessionStorage.clear();
  history.replaceState(null, '', '/internet/plans');
});

const settings = openSettings('broadband');
const ids = ['a', 'b', 'c', 'd', 'e'];
const props: PlanListProps = {
  settings,
  query: initialQuery(settings),
  list: {
    plans: ids.map((id) => cardLike({ id, name: `Plan ${id}` })),
    providers: [{ id: 'plover', name: 'Plover Net' }],
    total: ids.length,
    page: 1,
    pages: 1,
    asOf: null,
    stale: false,
  },
  path: '/internet/plans',
  campaign: { first: '', more: '' },
  level: 2,
};
const bundle = {
  carried: [
    ['leadId', 'l'],
    ['visitId', 'now'],
  ],
} as const;
const box = (id: string) => find(`.plan-compare input[value="${id}"]`);

it('renders each row once, though the list around it learns that there is script', async () => {
  await show(<PlanList {...props} />);
  expect(find('.plan-filters button.col-span-full').textContent).toBe('Show 5 plans');
  expect(rendered).toEqual(ids);
});

it('renders a ticked row alone, and the others when no more can be ticked', async () => {
  await show(<PlanList {...props} />);
  rendered.length = 0;
  for (const id of ['a', 'b', 'c']) await click(box(id));
  expect(rendered).toEqual(['a', 'b', 'c']);
  await click(box('d'));
  expect(rendered).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it.each([
  ['the journey', bundle, ['now', 'A']],
  ['an earlier journey, outside of one', {}, ['earlier', undefined]],
])('tells the visit of %s which plan was gone on with', async (_words, change, expected) => {
  const sent: { body: Record<string, unknown>; rcCode?: string }[] = [];
  const campaign = { first: '?rcCode=A', more: '&rcCode=A' };
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return Response.json({ code: 1, status: 200, data: {} });
  });
  localStorage.setItem('broadband', JSON.stringify({ visitId: 'earlier', leadId: 'l' }));
  await show(<PlanList {...props} {...change} campaign={campaign} />);
  await click(find('.plan-rows a[href*="plan=a"]'));
  expect(sent.map(({ body, rcCode }) => [body.step, body.plan_id, body.visit_id, rcCode])).toEqual([
    ['apply', 'a', ...expected],
  ]);
  localStorage.clear();
});
