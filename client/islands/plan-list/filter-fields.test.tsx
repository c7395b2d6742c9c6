/** The filter's form: a provider that was chosen stays chosen where it sells nothing, and keeps its name. */
// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { examplePage } from '../../../domain/plans/example-plans.ts';
import type { PlanPage } from '../../../domain/plans/list/plan-page.ts';
import { broadbandSettings } from '../../../domain/plans/list/plan-query.fixture.ts';
import { initialQuery } from '../../../domain/plans/list/plan-query.ts';
import { find, fire, inDom, later, show, texts } from '../dom.fixture.tsx';
import { PlanList } from './plan-list.island.tsx';

inDom();

const opened = initialQuery(broadbandSettings);
const query = { ...opened, filters: { ...opened.filters, provider: ['quandong'] } };
const absent = [{ id: 'quandong', name: 'Quandong' }];
const calls: string[] = [];

beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal('fetch', (url: string) => {
    calls.push(url);
    return later().promise;
  });
  history.replaceState(null, '', '/internet/plans?provider=quandong');
});

const listed = (list: PlanPage | null) => (
  <PlanList
    {...{ settings: broadbandSettings, query, list, path: '/internet/plans', application: '' }}
    campaign={{ first: '', more: '' }}
    level={2}
  />
);
const sent = () => new FormData(find<HTMLFormElement>('form.plan-filters')).getAll('provider');
const chips = () => texts('[aria-label="Chosen filters"] a').map((text) => text.trim());

it.each([
  ['without a box', { ...examplePage, absent }, 'Quandong'],
  ['in a list of one provider', { ...examplePage, providers: [], absent }, 'Quandong'],
  ['that no list names', examplePage, 'A provider you chose'],
  ['without a list', null, 'A provider you chose'],
])('a provider %s is sent on, by a name', async (_, list, name) => {
  await show(listed(list));
  expect(sent()).toEqual(['quandong']);
  expect(chips()).toContain(`Remove ${name}`);
  const sort = find<HTMLSelectElement>('select[name=sort]');
  sort.value = '2';
  await fire(sort, new Event('change', { bubbles: true }));
  expect(new URL(calls[0] ?? '', location.href).searchParams.getAll('provider')).toEqual([
    'quandong',
  ]);
  expect(sent()).toEqual(['quandong']);
});

it('the filter says what is chosen beside its boxes', async () => {
  await show(listed({ ...examplePage, absent }));
  expect(texts('.filter-menu summary').join()).toContain('Quandong');
});

it('a provider with a box is sent once', async () => {
  await show(listed({ ...examplePage, providers: [...examplePage.providers, ...absent] }));
  expect(sent()).toEqual(['quandong']);
  expect(find<HTMLInputElement>('input[value=quandong]').type).toBe('checkbox');
});
