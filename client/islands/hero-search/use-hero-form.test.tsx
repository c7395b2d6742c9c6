/** The hero's form with script: a press of its button that waits for the address, and text that was not typed. */
// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type * as suggest from '../address-box/suggest.ts';
import { resolveAddress, suggestAddresses } from '../address-box/suggest.ts';
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
import { islandExamples } from '../island-examples.ts';
import { HeroSearch } from './hero-search.island.tsx';

vi.mock('../address-box/suggest.ts', async (original) => ({
  ...(await original<typeof suggest>()),
  suggestAddresses: vi.fn(),
  resolveAddress: vi.fn(),
}));

inDom();

const murray = { line: '19 Murray Road, Brunswick VIC 3056', id: 'R1' };
const box = () => find<HTMLInputElement>('input[name=address]');
const says = (words: string) => texts('[role=status]').includes(words);

async function showForm(): Promise<void> {
  vi.mocked(suggestAddresses).mockResolvedValue({ items: [murray], repaired: [] });
  const props = islandExamples['hero-search'].default;
  if (!props) throw new Error('No example "default" of hero-search');
  await show(<HeroSearch {...props} />);
}

it('says that it looks the address up while a press of the button waits for it', async () => {
  const record = later<undefined>();
  vi.mocked(resolveAddress).mockReturnValue(record.promise);
  await showForm();
  await type(box(), '19 murr');
  await pass(200);
  await click(find('[role=option]'));
  expect(says('Looking up your address')).toBe(false);
  await click(find('button[type=submit]'));
  expect(says('Looking up your address')).toBe(true);
  await record.resolve(undefined);
  await pass();
  expect(says('Looking up your address')).toBe(false);
  expect(document.activeElement).toBe(box());
});

it('opens no list for text that the browser filled in while the focus is elsewhere', async () => {
  await showForm();
  await type(box(), '19 murr');
  await pass(200);
  expect(texts('[role=option]')).toHaveLength(1);
  await type(box(), '');
  await leave(box());
  Reflect.set(HTMLInputElement.prototype, 'value', '19 murr', box());
  await fire(box(), new Event('input', { bubbles: true }));
  await pass(200);
  expect(box().value).toBe('19 murr');
  expect(texts('[role=option]')).toEqual([]);
});

it('says nothing of looking up where a press of the button has nothing to wait for', async () => {
  await showForm();
  const said: string[] = [];
  const seen = new MutationObserver(() => said.push(...texts('[role=status]')));
  seen.observe(document.body, { subtree: true, childList: true, characterData: true });
  await type(box(), '19');
  await click(find('button[type=submit]'));
  await pass();
  seen.disconnect();
  expect(texts('[aria-live]').join()).toContain('Please enter your complete address');
  expect(said).not.toContain('Looking up your address');
});

it('the browser keeps the text with the page, and offers no list of its own once the page is back', async () => {
  await showForm();
  const { autocomplete } = box();
  await fire(window, new Event('pagehide'));
  expect([autocomplete, box().autocomplete]).toEqual(['off', 'on']);
  await fire(window, new Event('pageshow'));
  expect(box().autocomplete).toBe('off');
});
