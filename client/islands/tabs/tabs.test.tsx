/** Tabs that a small screen shows in two pages: the focus goes with the selection, over the fold too. */
// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { click, inDom, press, show } from '../dom.fixture.tsx';
import { islandExamples } from '../island-examples.ts';
import { Tabs, type TabsProps } from './tabs.island.tsx';

inDom();

it('gives the focus to a tab once it is shown', async () => {
  const narrow = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => narrow);
  const props = islandExamples.tabs.topics as TabsProps;
  await show(
    <>
      <Tabs {...props} />
      {props.tabs.map(({ id }) => (
        <section key={id} id={id} />
      ))}
    </>,
  );
  const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')];
  const isShown = (tab: Element) => !tab.closest('li')?.className.includes('hidden');
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
