/** The list of plans in the browser: what it asks for, what it shows meanwhile, and its URL (spec: plan-lists). */
// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { examplePage } from '../../../domain/plans/example-plans.ts';
import { kindAsked } from '../../../domain/plans/list/paid-now.ts';
import type { PlanPage } from '../../../domain/plans/list/plan-page.ts';
import {
  broadbandSettings,
  mobileSettings,
} from '../../../domain/plans/list/plan-query.fixture.ts';
import {
  initialQuery,
  openSettings,
  type PlanQuery,
} from '../../../domain/plans/list/plan-query.ts';
import { mobileFilters } from '../../../domain/plans/mobile/mobile-filters.ts';
import {
  click,
  find,
  fire,
  inDom,
  later,
  leave,
  pass,
  show,
  texts,
  type,
} from '../dom.fixture.tsx';
import { LeastSlider } from './least-slider.tsx';
import { PlanList } from './plan-list.island.tsx';
import type { PlanListProps } from './plan-list-props.ts';
import { type ListControl, usePlanList } from './use-plan-list.ts';

inDom();

const query = initialQuery(broadbandSettings);
const dearest: PlanQuery = { ...query, sort: 2 };
const second: PlanQuery = { ...query, page: 2 };
const opened: PlanPage = { ...examplePage, total: 42, page: 1 };
const found = (total: number, page = 1): PlanPage => ({ ...examplePage, total, page });

const props: PlanListProps = {
  settings: broadbandSettings,
  query,
  list: opened,
  path: '/internet/plans',
  campaign: { first: '', more: '' },
  level: 2,
};

let now: ListControl;
function Probe(change: Partial<PlanListProps>) {
  now = usePlanList({ ...props, ...change });
  return null;
}

interface Call {
  readonly url: string;
  readonly signal: AbortSignal;
  answer(body: unknown, status?: number): Promise<void>;
}
let calls: Call[];
const call = (index: number): Call => {
  const made = calls[index];
  if (!made) throw new Error(`There is no call ${index}, only ${calls.length}`);
  return made;
};
const ask = (next: PlanQuery, rewrite?: boolean) => act(async () => now.ask(next, rewrite));
const retry = () => act(async () => now.retry());
/** What the browser does for Back and Forward: it moves the URL, then tells the page. */
const moveTo = async (url: string) => {
  history.replaceState(null, '', url);
  await fire(window, new PopStateEvent('popstate'));
};
const bar = () => location.pathname + location.search + location.hash;

const logged = vi.fn();
const push = vi.spyOn(history, 'pushState');

beforeEach(() => {
  calls = [];
  // Answers even an aborted call: the hook itself has to drop a late answer.
  vi.stubGlobal('fetch', (url: string, { signal }: { readonly signal: AbortSignal }) => {
    const response = later<{ status: number; json: () => Promise<unknown> }>();
    calls.push({
      url,
      signal,
      answer: (body, status = 200) => response.resolve({ status, json: async () => body }),
    });
    return response.promise;
  });
  vi.stubGlobal('reportError', logged);
  logged.mockReset();
  history.replaceState(null, '', '/internet/plans');
  push.mockClear();
  document.head.innerHTML = '<meta property="og:site_name" content="Brand">';
  document.title = 'Plans | Brand';
});

describe('the question', () => {
  it('is not asked while the list already matches the URL', async () => {
    await show(<Probe />);
    expect(calls).toEqual([]);
    expect(now).toMatchObject({ query, shown: query, list: opened, busy: false, failed: false });
  });

  it('goes to our own endpoint with everything the visitor chose', async () => {
    await show(<Probe />);
    const filters = { connection: ['nbn'], speed: [50, 100], provider: ['plover'] };
    await ask({ ...query, filters, sort: 2, page: 3 });
    const [path, params] = call(0).url.split('?');
    expect(path).toBe('/api/plans');
    expect([...new URLSearchParams(params)].map((pair) => pair.join('='))).toEqual([
      'sort=2',
      'speed=50',
      'speed=100',
      'connection=nbn',
      'provider=plover',
      'page=3',
      'vertical=broadband',
      'per_page=5',
    ]);
  });

  it('names the visit of the journey and its code, not an earlier one of its product; outside a journey the kept one', async () => {
    localStorage.setItem('broadband', JSON.stringify({ visitId: 'earlier', leadId: 'l' }));
    const campaign = { first: '?rcCode=A%20B', more: '&rcCode=A%20B&cui=1' };
    const visitOf = ({ url }: Call) => {
      const { searchParams } = new URL(url, location.href);
      return ['visitId', 'rcCode'].map((name) => searchParams.get(name));
    };
    await show(<Probe campaign={campaign} />);
    await ask(dearest);
    await show(
      <Probe
        carried={[
          ['leadId', 'l'],
          ['visitId', 'now'],
        ]}
        campaign={campaign}
      />,
    );
    await ask(second);
    expect(calls.map(visitOf)).toEqual([
      ['earlier', null],
      ['now', 'A B'],
    ]);
    localStorage.clear();
  });

  it('carries what the editor set: cost bounds, and the options offered where none is ticked', async () => {
    const settings = { ...broadbandSettings, initial: {}, offered: { speed: [25, 50] } };
    const cost = { minCents: 2000, maxCents: 9000 };
    const asked = { ...initialQuery(settings), cost };
    await show(<Probe settings={settings} query={asked} />);
    await ask({ ...asked, sort: 2 });
    const params = new URL(call(0).url, location.href).searchParams;
    expect(params.getAll('speed')).toEqual(['25', '50']);
    expect([params.get('cost_min'), params.get('cost_max')]).toEqual(['2000', '9000']);
    // The page sets these, so its URL leaves them out.
    expect(bar()).toBe('/internet/plans?sort=2');
  });
});

describe('an answer', () => {
  it('replaces the list, which stays in view until then', async () => {
    await show(<Probe />);
    await ask(dearest);
    expect(now).toMatchObject({ query: dearest, shown: query, list: opened, busy: true });
    await call(0).answer(found(7));
    expect(now).toMatchObject({ shown: dearest, list: found(7), busy: false, failed: false });
  });

  it('never replaces a newer one, however late it comes', async () => {
    await show(<Probe />);
    await ask(dearest);
    await ask(second);
    expect([call(0).signal.aborted, call(1).signal.aborted]).toEqual([true, false]);
    await call(1).answer(found(8, 2));
    await call(0).answer(found(7));
    expect(now).toMatchObject({ query: second, shown: second, list: found(8, 2), busy: false });
  });

  it('to an older question does not end the wait for a newer one', async () => {
    await show(<Probe />);
    await ask(dearest);
    await ask(second);
    await call(0).answer(found(7));
    expect(now).toMatchObject({ shown: query, list: opened, busy: true });
  });

  it('takes a page beyond the last out of the title that the server gave', async () => {
    document.title = 'Plans, page 99 | Brand';
    await show(<Probe />);
    expect(document.title).toBe('Plans | Brand');
  });

  it('puts the number of the page that came into the title', async () => {
    await show(<Probe />);
    await ask({ ...query, page: 9 });
    expect(document.title).toBe('Plans | Brand');
    await call(0).answer(found(12, 3));
    expect(document.title).toBe('Plans, page 3 | Brand');
  });

  it('takes an editor’s sign in the title for words', async () => {
    document.title = 'Plans | NBN | Brand';
    await show(<Probe />);
    await ask(second);
    await call(0).answer(found(12, 2));
    expect(document.title).toBe('Plans | NBN, page 2 | Brand');
  });
});

describe('a page without a list', () => {
  const without = () => show(<PlanList {...props} list={null} />);
  const words = () => document.body.textContent ?? '';

  it('is told it when it comes, and says meanwhile what the server said', async () => {
    await without();
    expect(calls.map(({ url }) => url.split('?')[0])).toEqual(['/api/plans']);
    expect(words()).toContain('We cannot show plans at the moment');
    expect(texts('.plan-status')).toEqual(['']);
    await call(0).answer(found(1));
    expect(texts('.plan-status').join()).toContain('1 plan');
    expect(words()).not.toContain('We cannot show plans');
    expect(push).not.toHaveBeenCalled();
  });

  it('stays as it is when the list does not come: no alert, and its ways on', async () => {
    await without();
    await call(0).answer({}, 503);
    expect(words()).toContain('We cannot show plans at the moment');
    expect(document.querySelector('[role=alert]')).toBeNull();
  });

  it('hands the focus to the status line where the note had it', async () => {
    await without();
    const again = find<HTMLAnchorElement>('.plan-note a');
    again.focus();
    await call(0).answer(found(1));
    expect(document.activeElement).toBe(find('.plan-status'));
  });

  it('asks only for what the visitor has chosen meanwhile', async () => {
    history.replaceState(null, '', '/internet/plans?sort=2');
    await without();
    expect(calls).toHaveLength(1);
    expect(call(0).url).toContain('sort=2');
  });
});

describe('a list without plans', () => {
  const empty: PlanPage = { ...found(0), plans: [], pages: 1 };
  const narrow = { ...query, filters: { ...query.filters, speed: [12] } };

  it('asks how many plans each way on brings, and offers those that bring some', async () => {
    history.replaceState(null, '', '/internet/plans?speed=12');
    await show(<PlanList {...props} />);
    await call(0).answer(empty);
    // One call without the speed, which is the list as it opens, and one without the connection.
    expect(calls).toHaveLength(3);
    for (const { url } of calls.slice(1)) expect(url).toContain('per_page=1');
    expect(call(1).url).not.toContain('speed=');
    await call(1).answer(found(12));
    await call(2).answer(empty);
    expect(texts('.plan-empty li')).toEqual(['Show 12 plans without “Speed tier 12”']);
  });

  it('drops the counts when the visitor has asked something else', async () => {
    await show(<Probe />);
    await ask(narrow);
    await call(0).answer(empty);
    await ask(dearest);
    for (const index of [1, 2]) await call(index).answer(found(5));
    expect(now).toMatchObject({ list: empty, relaxed: undefined, busy: true });
    expect(call(1).signal.aborted).toBe(true);
  });
});

describe('a chosen provider', () => {
  const chosen = { ...query, filters: { ...query.filters, provider: ['quandong'] } };
  const absent = [{ id: 'quandong', name: 'Quandong' }];
  const listed = (list: PlanPage | null) => <PlanList {...props} query={chosen} list={list} />;
  const sent = () => new FormData(find<HTMLFormElement>('form.plan-filters')).getAll('provider');

  beforeEach(() => history.replaceState(null, '', '/internet/plans?provider=quandong'));

  it.each([
    ['without a box', { ...examplePage, absent }, 'Quandong'],
    ['in a list of no provider', { ...examplePage, providers: [], absent }, 'Quandong'],
    ['that no list names', examplePage, 'A provider you chose'],
    ['without a list', null, 'A provider you chose'],
  ])('%s is sent on, by a name', async (_, list, name) => {
    await show(listed(list));
    expect(sent()).toEqual(['quandong']);
    const chips = texts('[aria-label="Chosen filters"] a').map((text) => text.trim());
    expect(chips).toContain(`Remove ${name}`);
    const sort = find<HTMLSelectElement>('select[name=sort]');
    sort.value = '2';
    await fire(sort, new Event('change', { bubbles: true }));
    const asked = new URL(call(0).url, location.href).searchParams;
    expect(asked.getAll('provider')).toEqual(['quandong']);
    expect(sent()).toEqual(['quandong']);
  });

  it('is named beside the boxes of others', async () => {
    await show(listed({ ...examplePage, absent }));
    expect(texts('.filter-menu summary').join()).toContain('Quandong');
  });

  it('keeps its name where a newer list does not name it', async () => {
    await show(listed({ ...examplePage, absent }));
    const sort = find<HTMLSelectElement>('select[name=sort]');
    for (const [at, order] of ['2', '1'].entries()) {
      sort.value = order;
      await fire(sort, new Event('change', { bubbles: true }));
      await call(at).answer(at === 0 ? found(7) : { ...found(0), plans: [] });
      const chips = texts('[aria-label="Chosen filters"] a').map((text) => text.trim());
      expect(chips).toContain('Remove Quandong');
    }
    expect(texts('.filter-menu summary').join()).toContain('Quandong');
  });

  it('is sent once where it has a box', async () => {
    await show(listed({ ...examplePage, providers: [...examplePage.providers, ...absent] }));
    expect(sent()).toEqual(['quandong']);
    expect(find<HTMLInputElement>('input[value=quandong]').type).toBe('checkbox');
  });
});

describe('what is typed', () => {
  it('applies after a rest, or when the field is left', async () => {
    await show(<PlanList {...props} />);
    const field = find<HTMLInputElement>('input[name=now]');
    for (const text of ['4', '45', '45.']) await type(field, text);
    expect(calls).toEqual([]);
    await pass(600);
    expect(calls).toHaveLength(1);
    expect(bar()).toBe('/internet/plans?now=45.');
    await type(field, '46');
    await leave(field);
    expect(calls).toHaveLength(2);
    await pass(600);
    expect(calls).toHaveLength(2);
  });

  it('shows on each card as a difference, whatever the catalogue answers', async () => {
    history.replaceState(null, '', '/internet/plans?now=60');
    await show(<PlanList {...props} query={{ ...query, now: '60' }} />);
    expect(texts('.plan-difference')).toHaveLength(examplePage.plans.length);
    // 75 − 60, twelve times.
    expect(texts('.plan-difference')).toContain('$180.00 a year more than you pay now');
    expect(find<HTMLInputElement>('input[name=now]').value).toBe('60');
  });

  it('leaves the list, its field and its links together with the plans that it is paid for', async () => {
    const settings = { ...openSettings('mobile'), initial: { kind: 'Sim' } };
    const filters = { kind: 'Sim', use: 'Personal' };
    const personal = { ...initialQuery(settings), filters, now: '60' };
    history.replaceState(null, '', '/mobile/plans?use=Personal&now=60');
    await show(<PlanList {...props} path="/mobile/plans" settings={settings} query={personal} />);
    expect(find('a.chosen-filter').getAttribute('href')).toBe('/mobile/plans');
    // Without script, this tells the server what the amount was typed for.
    const paidFor = () =>
      [...document.querySelectorAll('input[name=paidFor]')].map((one) => one.getAttribute('value'));
    expect(paidFor()).toEqual([kindAsked(personal)]);
    const use = find<HTMLSelectElement>('select[name=use]');
    use.value = 'Business';
    await fire(use, new Event('change', { bubbles: true }));
    expect(bar()).toBe('/mobile/plans?use=Business');
    expect(find<HTMLInputElement>('input[name=now]').value).toBe('');
    expect(paidFor()).toEqual([]);
    expect(texts('.plan-difference')).toEqual([]);
  });

  it('gets an error under its field where it is not an amount, and the plans stay', async () => {
    history.replaceState(null, '', '/internet/plans?now=lots');
    await show(<PlanList {...props} query={{ ...query, now: 'lots' }} />);
    const field = find<HTMLInputElement>('input[name=now]');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')).toContain('-error');
    expect(find<HTMLDetailsElement>('.phone-fold:has(form)').open).toBe(true);
    expect(texts('.plan-difference')).toEqual([]);
    expect(texts('.plan-rows h2')).toHaveLength(examplePage.plans.length);
  });
});

describe('a slider that has moved, while its rest lasts', () => {
  const rest = mobileFilters.data.appliedAfterMs;
  const settings = mobileSettings;
  const opens = initialQuery(settings);
  const asked = { ...opens, filters: { ...opens.filters, fiveG: true } as const };
  const moved = async () => {
    history.replaceState(null, '', '/mobile/plans?fiveG=1');
    await show(<PlanList {...props} path="/mobile/plans" settings={settings} query={asked} />);
    const slider = find<HTMLInputElement>('input[type=range]');
    slider.value = '60';
    await fire(slider, new Event('input', { bubbles: true }));
    expect(calls).toEqual([]);
  };
  const slid = () => find<HTMLInputElement>('input[type=range]').value;

  it('goes along with a choice that is removed, in one question', async () => {
    await moved();
    await click(find('a.chosen-filter[href="/mobile/plans"]'));
    expect(bar()).toBe('/mobile/plans?data=60');
    expect(slid()).toBe('60');
    await pass(rest);
    expect(calls).toHaveLength(1);
  });

  it('is not asked by a link that opens another window', async () => {
    await moved();
    const link = find('a.chosen-filter[href="/mobile/plans"]');
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
      await fire(link, event);
      expect([event.defaultPrevented, calls.length]).toEqual([false, 0]);
    }
  });

  it('goes along to another page, which is the first of another list', async () => {
    await moved();
    await click(find('.plan-pages a[rel=next]'));
    expect(bar()).toBe('/mobile/plans?data=60&fiveG=1');
  });

  it('is given up with the list', async () => {
    await moved();
    await show(null);
    await pass(rest);
    expect([calls.length, bar()]).toEqual([0, '/mobile/plans?fiveG=1']);
  });

  it('is given up by Back, which stays where it led', async () => {
    await moved();
    await moveTo('/mobile/plans');
    expect([calls.length, slid()]).toEqual([1, '30']);
    await pass(rest);
    expect([calls.length, bar()]).toEqual([1, '/mobile/plans']);
  });
});

describe('a failure', () => {
  it.each([
    ['an error', {}, 500],
    ['a page under another status', found(7), 503],
    ['something other than a page', { plans: 'none' }, 200],
  ])('by %s keeps the list, says so and is logged', async (_name, body, status) => {
    await show(<Probe />);
    await ask(dearest);
    await call(0).answer(body, status);
    expect(now).toMatchObject({
      query: dearest,
      shown: query,
      list: opened,
      busy: false,
      failed: true,
    });
    expect(logged).toHaveBeenCalledOnce();
  });

  it('can be retried: the same question, with no second entry in the history', async () => {
    await show(<Probe />);
    await ask(dearest);
    await call(0).answer({}, 500);
    await retry();
    expect(call(1).url).toBe(call(0).url);
    expect(now).toMatchObject({ busy: true, failed: false, form: 0 });
    await call(1).answer(found(7));
    expect(now).toMatchObject({ shown: dearest, list: found(7), busy: false, failed: false });
    expect(push).toHaveBeenCalledOnce();
  });

  it('is shown above the same plans, with a button that asks again', async () => {
    await show(<PlanList {...props} />);
    const names = texts('.plan-rows h2');
    const sort = find<HTMLSelectElement>('select[name=sort]');
    sort.value = '2';
    await fire(sort, new Event('change', { bubbles: true }));
    await call(0).answer({}, 500);
    expect(texts('[role=alert] p').join()).toContain('could not update the list');
    expect(names).toHaveLength(examplePage.plans.length);
    expect(texts('.plan-rows h2')).toEqual(names);
    expect(texts('.plan-rows h2')).toEqual(names);
    await click(find('[role=alert] button'));
    expect(call(1).url).toBe(call(0).url);
    // The button is removed with its message, so the focus moves to the status line.
    expect(document.activeElement).toBe(find('.plan-status'));
    await call(1).answer(found(7));
    expect(texts('[role=alert]')).toEqual([]);
    expect(find('.plan-status').textContent).toContain('7 plans, highest to lowest');
  });

  it('is announced again when the retry fails too', async () => {
    await show(<PlanList {...props} list={null} />);
    await call(0).answer({}, 500);
    const sort = find<HTMLSelectElement>('select[name=sort]');
    sort.value = '2';
    await fire(sort, new Event('change', { bubbles: true }));
    await call(1).answer({}, 500);
    const first = find('[role=alert]');
    await click(find('[role=alert] button'));
    expect(texts('[role=alert], .plan-note')).toEqual([]);
    await call(2).answer({}, 500);
    expect(find('[role=alert]')).not.toBe(first);
  });

  it('of an aborted call is not mentioned', async () => {
    await show(<Probe />);
    await ask(dearest);
    await ask(second);
    await call(0).answer({}, 500);
    expect(now).toMatchObject({ busy: true, failed: false });
    expect(logged).not.toHaveBeenCalled();
  });
});

describe('what is announced unprompted', () => {
  it('is that plans are on their way: rows alone are busy', async () => {
    await show(<PlanList {...props} />);
    const sort = find<HTMLSelectElement>('select[name=sort]');
    sort.value = '2';
    await fire(sort, new Event('change', { bubbles: true }));
    expect(find('.plan-status').textContent).toBe('Updating plans…');
    expect(find('[aria-busy]')).toBe(find('.plan-rows'));
    await call(0).answer(found(7));
    expect(texts('[aria-busy]')).toEqual([]);
  });

  it('is how many plans are chosen to compare, never that plans can be', async () => {
    await show(<PlanList {...props} />);
    expect(texts('.compare-bar [role=status]')).toEqual(['']);
    expect(find('.compare-bar').textContent).toMatch(/^Tick up to 4 internet plans/);
    const [tick] = document.querySelectorAll<HTMLElement>('.plan-rows input[type=checkbox]');
    if (tick) await click(tick);
    expect(texts('.compare-bar [role=status]')).toEqual(['1 of 4 chosen']);
  });

  it('is the value that a button gives a slider, which announces a drag itself', async () => {
    const { data: filter } = mobileFilters;
    const words = { label: filter.label, suffix: filter.suffix };
    await show(
      <LeastSlider
        {...words}
        {...{ id: 's', name: 'data', filter, value: 0, steps: true }}
        onMove={() => {}}
      />,
    );
    const live = () => find('output').getAttribute('aria-live');
    expect(live()).toBe('off');
    await click(find('button[aria-label="More data"]'));
    expect(live()).toBe('polite');
    const input = find<HTMLInputElement>('input[type=range]');
    input.value = '50';
    await fire(input, new Event('input', { bubbles: true }));
    expect(live()).toBe('off');
  });
});

describe('Back and Forward', () => {
  it('restore the question, its list and the form', async () => {
    await show(<Probe />);
    await ask(dearest);
    await call(0).answer(found(7));
    await moveTo('/internet/plans');
    expect(now).toMatchObject({ query, busy: true, form: 1 });
    await call(1).answer(opened);
    expect(now).toMatchObject({ shown: query, list: opened, busy: false });
    await moveTo('/internet/plans?sort=2');
    expect(now).toMatchObject({ query: dearest, form: 2 });
    expect(call(2).url).toBe(call(0).url);
    expect(push).toHaveBeenCalledOnce();
  });

  it('to an anchor of the page ask for nothing', async () => {
    await show(<Probe />);
    await moveTo('/internet/plans#faqs');
    expect(calls).toEqual([]);
  });

  it('are followed even if they came before the list listened', async () => {
    history.replaceState(null, '', '/internet/plans?sort=2');
    await show(<Probe />);
    expect(calls).toHaveLength(1);
    expect(now).toMatchObject({ query: dearest, form: 1 });
  });

  it('are ignored once the list is gone, and its call is aborted', async () => {
    await show(<Probe />);
    await ask(dearest);
    await show(null);
    expect(call(0).signal.aborted).toBe(true);
    await moveTo('/internet/plans?page=2');
    expect(calls).toHaveLength(1);
  });
});

describe('the URL', () => {
  it('is the page’s own again, without the reference, once the list is asked while a receipt’s stands there', async () => {
    const receipt = { own: `${location.origin}/internet/plans?rc=A&sort=2` };
    history.replaceState(receipt, '', '/message-sent?ref=KJ-1&rc=A');
    await show(<Probe query={dearest} />);
    expect(calls).toEqual([]);
    await ask({ ...dearest, page: 2 });
    expect(bar()).toBe('/internet/plans?rc=A&sort=2&page=2');
  });

  it('follows the question, and keeps everything else in it', async () => {
    history.replaceState(null, '', '/internet/plans?rc=A#plans');
    await show(<Probe />);
    await ask(dearest);
    expect(bar()).toBe('/internet/plans?rc=A&sort=2#plans');
    await ask({ ...dearest, page: 2, filters: {} });
    expect(bar()).toBe('/internet/plans?rc=A&sort=2&sent=1&page=2#plans');
    await ask(query);
    expect(bar()).toBe('/internet/plans?rc=A#plans');
    expect(push).toHaveBeenCalledTimes(3);
  });

  it('is written once for a question asked twice', async () => {
    await show(<Probe />);
    await ask(dearest);
    await ask(dearest);
    expect(calls).toHaveLength(2);
    expect(push).toHaveBeenCalledOnce();
  });
});

it('resets the form only when it does not show the query yet', async () => {
  await show(<Probe />);
  await ask(dearest);
  expect(now.form).toBe(0);
  await ask(query, true);
  expect(now.form).toBe(1);
});

describe('another source of pages', () => {
  const source = vi.fn();
  const from = (next: typeof source | null) => act(async () => now.from(next));

  beforeEach(() => {
    source.mockReset();
    source.mockResolvedValue(found(7));
  });

  it('answers everything in place of our endpoint, from the first page on', async () => {
    history.replaceState(null, '', '/internet/plans?page=2');
    await show(<Probe query={second} />);
    await from(source);
    expect(bar()).toBe('/internet/plans');
    expect(now.list?.total).toBe(7);
    expect(now.query.page).toBe(1);
    await ask(dearest);
    expect(source.mock.calls.map(([asked]) => [asked.sort, asked.page])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(calls).toEqual([]);
  });

  it('counts the ways out of an empty list', async () => {
    source.mockResolvedValue(found(0));
    await show(<Probe query={{ ...query, filters: { connection: ['nbn'] } }} />);
    await from(source);
    expect(source.mock.calls.length).toBeGreaterThan(1);
    expect(calls).toEqual([]);
  });

  it('that has no answer leaves the list as it was, and says so', async () => {
    source.mockResolvedValue(undefined);
    await show(<Probe />);
    await from(source);
    expect(now).toMatchObject({ list: opened, failed: true, busy: false });
  });

  it('that breaks counts as one without an answer, and is logged', async () => {
    const broken = new Error('It has no plans');
    source.mockRejectedValue(broken);
    await show(<Probe />);
    await from(source);
    expect(now).toMatchObject({ list: opened, failed: true, busy: false });
    expect(logged).toHaveBeenCalledWith(broken);
  });

  it('that breaks for one way out of an empty list leaves the others', async () => {
    const filters = { ...query.filters, speed: [12] };
    history.replaceState(null, '', '/internet/plans?speed=12');
    source.mockImplementation(async ({ filters: left, perPage }) => {
      if (perPage === 1 && left.speed) throw new Error('It has no plans');
      return found(perPage === 1 ? 5 : 0);
    });
    await show(<Probe query={{ ...query, filters }} />);
    await from(source);
    expect(Object.values(now.relaxed ?? {})).toContain(5);
    expect(logged).toHaveBeenCalled();
  });

  it('that is no longer asked breaks unnoticed', async () => {
    const answer = Promise.withResolvers<PlanPage>();
    source.mockReturnValueOnce(answer.promise);
    await show(<Probe />);
    await from(source);
    await ask(dearest);
    await act(async () => answer.reject(new Error('Aborted')));
    expect(now).toMatchObject({ failed: false, busy: false });
    expect(logged).not.toHaveBeenCalled();
  });

  it('gives way to our endpoint again', async () => {
    await show(<Probe />);
    await from(source);
    await from(null);
    await call(0).answer(found(42));
    expect(now.list?.total).toBe(42);
  });
});

it('shows the list from a phone’s form, and the focus is on the line that opens it again', async () => {
  await show(<PlanList {...props} />);
  const fold = find<HTMLDetailsElement>('.phone-fold:has(.plan-filters)');
  fold.open = true;
  await click(find('.plan-filters > button'));
  expect([fold.open, document.activeElement]).toEqual([false, fold.querySelector('summary')]);
});
