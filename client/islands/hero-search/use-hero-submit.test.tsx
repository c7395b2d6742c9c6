/** What is read out when a search is refused: the field that gets the focus speaks for itself, the others are announced. */
// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { click, find, inDom, pass, show } from '../dom.fixture.tsx';
import { islandExamples } from '../island-examples.ts';
import { HeroSearch } from './hero-search.island.tsx';

inDom();

async function refused(name: string) {
  vi.stubGlobal('scrollTo', vi.fn());
  const props = islandExamples['hero-search'][name];
  if (!props) throw new Error(`No example "${name}" of hero-search`);
  await show(<HeroSearch {...props} />);
  await click(find('button[type=submit]'));
  await pass();
  const box = find('[role=combobox]');
  const message = find(`[id="${box.id}-error"]`);
  return {
    focused: document.activeElement === box,
    live: message.closest('[aria-live]')?.getAttribute('aria-live'),
  };
}

it('leaves the address’s message to the box where that has the focus', async () => {
  expect(await refused('default')).toEqual({ focused: true, live: 'off' });
});

it('announces it where the products have the focus', async () => {
  expect(await refused('bundle')).toEqual({ focused: false, live: 'polite' });
});

it('offers manual entry in one place, in the editor’s words', async () => {
  const ways = () =>
    [...document.querySelectorAll('a[href^="/address?"]')].map((link) => link.textContent);
  await refused('bundle');
  expect(ways()).toEqual(['Type it in']);
  expect(find('.max-w-\\[600px\\] a').textContent).toBe('Type it in');
});
