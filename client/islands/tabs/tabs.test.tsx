/** Tabs that a small screen shows in two pages: the focus follows the selection, from one page to the other too. */
// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { click, find, fire, inDom, press, show } from '../dom.fixture.tsx';
import { islandExamples } from '../island-examples.ts';
import { Tabs, type TabsProps } from './tabs.island.tsx';

inDom();
beforeEach(() => history.replaceState(null, '', '#'));

const isShown = (tab: Element) => !tab.closest('li')?.className.includes('hidden');

async function showTabs(isWide: boolean): Promise<HTMLElement[]> {
  const width = { matches: isWide, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => width);
  const props = islandExamples.tabs.topics as TabsProps;
  await show(
    <>
      <Tabs {...props} />
      {props.tabs.map(({ id }) => (
        <section key={id} id={id}>
          <p id={`inside-${id}`} />
        </section>
      ))}
    </>,
  );
  return [...document.querySelectorAll<HTMLElement>('[role=tab]')];
}

it('gives the focus to a tab once it is shown', async () => {
  const tabs = await showTabs(false);
  const focused: (readonly [number, boolean])[] = [];
  tabs.forEach((tab, index) => {
    const focus = tab.focus.bind(tab);
    tab.focus = () => {
      focused.push([index, isShown(tab)]);
      focus();
    };
  });
  const [first, , third, fourth] = tabs;
  if (!first || !third || !fourth) throw new Error('The example has fewer than four tabs');
  await click(third);
  await press(third, 'ArrowRight');
  await press(fourth, 'ArrowLeft');
  await press(third, 'Home');
  await press(first, 'End');
  expect(focused).toEqual([3, 2, 0, tabs.length - 1].map((index) => [index, true]));
});

describe('the chosen panel', () => {
  const shown = () =>
    [...document.querySelectorAll('[role=tabpanel]:not([hidden])')].map(({ id }) => id);

  it('is the one that the hash names, or has the element that it names', async () => {
    history.replaceState(null, '', '#inside-two');
    await showTabs(true);
    expect(shown()).toEqual(['two']);
    history.replaceState(null, '', '#three');
    await fire(window, new Event('hashchange'));
    expect(shown()).toEqual(['three']);
  });

  it('is the one in which the browser found a word', async () => {
    await showTabs(true);
    await fire(find('#four'), new Event('beforematch', { bubbles: true }));
    expect(shown()).toEqual(['four']);
  });

  it('is in the URL, but Back leaves the page', async () => {
    const [, second] = await showTabs(true);
    const before = history.length;
    await click(second as HTMLElement);
    expect([shown(), location.hash, history.length]).toEqual([['two'], '#two', before]);
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])('opens in another window with %s', async (key) => {
    const [, second] = await showTabs(true);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
    await fire(second as HTMLElement, event);
    expect(event.defaultPrevented).toBe(false);
  });
});

describe('on the page that shows the rest', () => {
  const more = () => find('button.more-link');
  const stops = (tabs: readonly HTMLElement[]) =>
    tabs.flatMap((tab, index) => (tab.tabIndex === 0 ? [index] : []));

  it('the first tab takes the focus while the chosen one is on the other page', async () => {
    const tabs = await showTabs(false);
    await click(more());
    expect(stops(tabs)).toEqual([3]);
    await click(more());
    expect(stops(tabs)).toEqual([0]);
  });

  it.each([
    // The tab that is already chosen, on the page that was left.
    ['ArrowRight', 0],
    ['ArrowLeft', 2],
    [' ', 3],
  ])('%j moves on from the focused tab, to %i', async (key, to) => {
    const tabs = await showTabs(false);
    await click(more());
    tabs[3]?.focus();
    await press(tabs[3] as HTMLElement, key);
    expect(tabs.indexOf(document.activeElement as HTMLElement)).toBe(to);
    expect(tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true')).toBe(to);
    expect(isShown(tabs[to] as HTMLElement)).toBe(true);
  });

  it('the chosen one keeps the tab stop where the screen is wide by now', async () => {
    await showTabs(false);
    await click(more());
    expect(stops(await showTabs(true))).toEqual([0]);
  });
});
