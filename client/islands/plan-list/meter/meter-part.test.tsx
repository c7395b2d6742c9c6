/** The folded line of the meter part: the lists that have it, and what opening it fetches. */
// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { examplePage } from '../../../../domain/plans/example-plans.ts';
import {
  initialQuery,
  openSettings,
  type PlanQuery,
} from '../../../../domain/plans/list/plan-query.ts';
import { renderHtml } from '../../../ui/render-html.ts';
import { find, fire, inDom, later, pass, show, texts } from '../../dom.fixture.tsx';
import { PlanList } from '../plan-list.island.tsx';
import { MeterPart } from './meter-part.tsx';

const fetched = vi.hoisted(() => vi.fn());
vi.mock('./meter-body.tsx', () => ({
  get MeterBody() {
    const coming: unknown = fetched();
    if (coming) return coming;
    return ({ onUse }: { readonly onUse: (used: boolean) => void }) => (
      <button type="button" onClick={() => onUse(true)}>
        Body
      </button>
    );
  },
}));

inDom();

const query = initialQuery(openSettings('energy'));
const part = <MeterPart id="it" control={{ query, from: vi.fn() }} />;
const open = async () => {
  find<HTMLDetailsElement>('details').open = true;
  await fire(find('details'), new Event('toggle'));
  await act(() => vi.dynamicImportSettled());
  await pass();
};

beforeEach(() => {
  fetched.mockReset();
});

it('is there for electricity alone', async () => {
  const hidden = async (vertical: PlanQuery['vertical'], fuel?: string) => {
    const asked = { ...initialQuery(openSettings(vertical)), filters: fuel ? { fuel } : {} };
    await show(<MeterPart id="it" control={{ query: asked, from: vi.fn() }} />);
    return find<HTMLDetailsElement>('details').hidden;
  };
  expect(await hidden('energy', 'Electricity')).toBe(false);
  expect(await hidden('energy', 'Dual')).toBe(false);
  expect(await hidden('energy')).toBe(false);
  expect(await hidden('energy', 'Gas')).toBe(true);
  expect(await hidden('mobile')).toBe(true);
});

it('still knows its file when the list has shown gas', async () => {
  const settings = openSettings('energy');
  const list = { ...examplePage, plans: [], total: 0 };
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(list)),
  );
  const props = { settings, query, list, path: '/', level: 2 as const };
  await show(<PlanList {...props} campaign={{ first: '', more: '' }} />);
  const moveTo = async (url: string) => {
    history.replaceState(null, '', url);
    await fire(window, new PopStateEvent('popstate'));
  };
  find<HTMLDetailsElement>('.meter-part').open = true;
  await fire(find('.meter-part'), new Event('toggle'));
  await act(() => vi.dynamicImportSettled());
  await pass();
  await act(async () => find('.meter-part button').click());
  await moveTo('/?fuel=Gas');
  expect(find('.meter-part').hidden).toBe(true);
  await moveTo('/?fuel=Electricity');
  expect(find('.meter-part').hidden).toBe(false);
  expect(texts('.meter-part summary')).toEqual(['Your own meter data is in use']);
});

it('says what to do instead until script runs, also in a browser whose script did not come', async () => {
  // What is in <noscript> is not shown where scripting is on.
  const shown = renderHtml(part).replace(/<noscript>.*<\/noscript>/s, '');
  expect(shown).toContain('enter your yearly kWh from your bills');
  await show(part);
  expect(texts('details > p').join()).not.toContain('JavaScript');
});

describe('opening it', () => {
  it('says that its inside is loading', async () => {
    const coming = later<() => string>();
    fetched.mockReturnValue(coming.promise);
    await show(part);
    expect(texts('[role=status]')).toEqual(['']);
    await open();
    expect(texts('[role=status]')).toEqual(['Loading…']);
    await coming.resolve(() => 'Body');
    expect(texts('[role=status]')).toEqual([]);
    expect(find('details').textContent).toContain('Body');
  });

  it('fetches its inside, and not before', async () => {
    await show(part);
    expect(fetched).not.toHaveBeenCalled();
    await open();
    expect(texts('button')).toEqual(['Body']);
    expect(texts('summary')).toEqual(['Use your own meter data']);
  });

  it('shows on the closed line that a meter is in use', async () => {
    await show(part);
    await open();
    await act(async () => find('button').click());
    expect(texts('summary')).toEqual(['Your own meter data is in use']);
  });

  it('says so where the inside cannot be fetched, and tries again', async () => {
    fetched.mockImplementation(() => {
      throw new Error('offline');
    });
    await show(part);
    await open();
    expect(texts('[role=alert]')[0]).toContain('We could not load this part.');
    expect(texts('[role=status]')).toEqual(['']);
    fetched.mockReset();
    await open();
    expect(texts('button')).toEqual(['Body']);
    expect(texts('[role=alert]')).toEqual([]);
  });
});
