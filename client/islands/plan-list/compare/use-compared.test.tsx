/** The plans ticked for the comparison: those of the URL, and those of the session before it. */
// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { examplePage } from '../../../../domain/plans/example-plans.ts';
import { initialQuery, openSettings } from '../../../../domain/plans/list/plan-query.ts';
import { inDom, show } from '../../dom.fixture.tsx';
import type { PlanListProps } from '../plan-list-props.ts';
import { useCompared } from './use-compared.ts';

inDom();
beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/internet/plans');
});

const settings = openSettings('broadband');
const props: PlanListProps = {
  ...{ settings, query: initialQuery(settings), list: examplePage },
  ...{ path: '/internet/plans', application: '', campaign: { first: '', more: '' }, level: 2 },
};
const named = (...ids: string[]) => ids.map((id) => ({ id, name: id, provider: 'Plover Net' }));

let ids: readonly string[] = [];
function Probe({ opened }: { opened: readonly string[] }) {
  ids = useCompared({ ...props, compared: named(...opened) }).ids;
  return null;
}

it.each<[string, string[], string[], string[]]>([
  ['without any in the URL, those of before', ['a', 'b'], [], ['a', 'b']],
  ['one that a plan’s page adds goes behind those of before', ['a', 'b'], ['c'], ['a', 'b', 'c']],
  ['one that is ticked already stays once', ['a', 'b'], ['a'], ['b', 'a']],
  [
    'one that is added is among them where no more fit',
    ['a', 'b', 'c', 'd'],
    ['e'],
    [...['a', 'b', 'c', 'e']],
  ],
  ['several in the URL are a comparison of their own', ['a', 'b'], ['c', 'd'], ['c', 'd']],
])('%s', async (_words, before, opened, after) => {
  sessionStorage.setItem('compared:broadband', JSON.stringify(named(...before)));
  await show(<Probe opened={opened} />);
  expect(ids).toEqual(after);
  expect(JSON.parse(sessionStorage.getItem('compared:broadband') ?? '')).toEqual(named(...after));
  expect(new URLSearchParams(location.search).getAll('plans')).toEqual(after);
});
