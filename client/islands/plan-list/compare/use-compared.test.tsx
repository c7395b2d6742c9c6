/** The plans ticked for the comparison: those in the URL, and those from earlier in the session. */
// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { addedHash, type ComparedPlan } from '../../../../domain/plans/compare/compare-choice.ts';
import { examplePage } from '../../../../domain/plans/example-plans.ts';
import { initialQuery, openSettings } from '../../../../domain/plans/list/plan-query.ts';
import { fire, inDom, show } from '../../dom.fixture.tsx';
import type { PlanListProps } from '../plan-list-props.ts';
import { type Compared, useCompared } from './use-compared.ts';

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
const named = (...ids: string[]) => ids.map((id) => ({ id, name: id, provider: 'Plover Net' }));

let ids: readonly string[] = [];
let toggle: Compared['toggle'];
function Probe({ opened }: { opened: readonly ComparedPlan[] }) {
  ({ ids, toggle } = useCompared({ ...props, compared: opened }));
  return null;
}
const inUrl = () => new URLSearchParams(location.search).getAll('plans');

const cases: readonly {
  readonly words: string;
  readonly before: readonly string[];
  readonly opened: readonly string[];
  readonly after: readonly string[];
  readonly added?: true;
}[] = [
  {
    words: 'without any in the URL, those of before',
    before: ['a', 'b'],
    opened: [],
    after: ['a', 'b'],
  },
  {
    words: 'one that a plan’s page adds goes behind those of before',
    before: ['a', 'b'],
    opened: ['c'],
    after: ['a', 'b', 'c'],
    added: true,
  },
  {
    words: 'one that is added and is ticked already stays once',
    before: ['a', 'b'],
    opened: ['a'],
    after: ['b', 'a'],
    added: true,
  },
  {
    words: 'one that is added is among them where no more fit',
    before: ['a', 'b', 'c', 'd'],
    opened: ['e'],
    after: ['a', 'b', 'c', 'e'],
    added: true,
  },
  {
    words: 'one that is left of a comparison is alone',
    before: ['a', 'b'],
    opened: ['a'],
    after: ['a'],
  },
  {
    words: 'several in the URL are a comparison of their own',
    before: ['a', 'b'],
    opened: ['c', 'd'],
    after: ['c', 'd'],
  },
];
it.each(cases)('$words', async ({ before, opened, after, added }) => {
  if (added) history.replaceState(null, '', `/internet/plans${addedHash}`);
  sessionStorage.setItem('compared:broadband', JSON.stringify(named(...before)));
  await show(<Probe opened={named(...opened)} />);
  expect(ids).toEqual(after);
  expect(JSON.parse(sessionStorage.getItem('compared:broadband') ?? '')).toEqual(named(...after));
  expect(inUrl()).toEqual(after);
});

it('an empty choice in the URL stays empty, and says so once', async () => {
  history.replaceState(null, '', '/internet/plans?plans=&sort=2');
  sessionStorage.setItem('compared:broadband', JSON.stringify(named('a', 'b')));
  await show(<Probe opened={[]} />);
  expect(ids).toEqual([]);
  expect(sessionStorage.getItem('compared:broadband')).toBeNull();
  expect(location.search).toBe('?sort=2');
});

it('one in the URL that no longer exists leaves those from before', async () => {
  history.replaceState(null, '', '/internet/plans?plans=a');
  sessionStorage.setItem('compared:broadband', JSON.stringify(named('a', 'b')));
  await show(<Probe opened={[]} />);
  expect(ids).toEqual(['a', 'b']);
});

it('those that could not be looked up are the choice, nameless, and go on to the next list', async () => {
  history.replaceState(null, '', '/internet/plans?plans=a&plans=b');
  sessionStorage.setItem('compared:broadband', JSON.stringify(named('c', 'd')));
  const nameless = ['a', 'b'].map((id) => ({ id, name: '', provider: '' }));
  await show(<Probe opened={nameless} />);
  expect(ids).toEqual(['a', 'b']);
  expect(location.search).toBe('?plans=a&plans=b');
  history.replaceState(null, '', '/internet/plans');
  await show(<Probe key="next" opened={[]} />);
  expect(ids).toEqual(['a', 'b']);
});

it('a fifth plan is not ticked, and a plan that is unticked leaves the others', async () => {
  await show(<Probe opened={named('a', 'b', 'c', 'd')} />);
  const [e] = named('e');
  if (e) await act(async () => toggle(e, true));
  expect(ids).toEqual(['a', 'b', 'c', 'd']);
  const [b] = named('b');
  if (b) await act(async () => toggle(b, false));
  expect(ids).toEqual(['a', 'c', 'd']);
});

it('a tick is no step of its own for Back, which keeps the ticks', async () => {
  const before = history.length;
  await show(<Probe opened={named('a')} />);
  expect([inUrl(), history.length]).toEqual([['a'], before]);
  history.replaceState(null, '', '/internet/plans?sort=2');
  await fire(window, new PopStateEvent('popstate'));
  expect([inUrl(), ids, history.length]).toEqual([['a'], ['a'], before]);
});

it('without storage, the URL alone keeps them', async () => {
  const off = () => {
    throw new DOMException('Storage is off', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: off, setItem: off, removeItem: off });
  await show(<Probe opened={[]} />);
  expect(ids).toEqual([]);
  const [a] = named('a');
  if (a) await act(async () => toggle(a, true));
  expect([ids, inUrl()]).toEqual([['a'], ['a']]);
});
