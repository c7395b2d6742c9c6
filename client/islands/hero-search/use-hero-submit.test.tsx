/** What a search sends, and what is announced when it is refused: every message but that of the field that gets the focus. */
// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { searchMessages } from '../../../domain/forms/search-messages.ts';
import type * as suggest from '../address-box/suggest.ts';
import { click, find, fire, inDom, later, pass, show, type } from '../dom.fixture.tsx';
import { islandExamples } from '../island-examples.ts';
import { HeroSearch } from './hero-search.island.tsx';

const murray = { line: '19 Murray Road, Brunswick VIC 3056', id: 'R1' };
const suburb = { line: '3056, BRUNSWICK, VIC', id: '3056, BRUNSWICK, VIC' };

const suggested = vi.fn<() => Promise<suggest.Found | undefined>>();
const resolved = vi.fn<() => ReturnType<typeof suggest.resolveAddress>>();

vi.mock('../address-box/suggest.ts', async (original) => ({
  ...(await original<typeof suggest>()),
  suggestAddresses: () => suggested(),
  suggestPostcodes: async () => ({ items: [suburb], repaired: [] }),
  resolveAddress: () => resolved(),
}));

vi.mock('../address-box/manual-dialog.tsx', () => {
  throw new Error('The file is gone');
});

inDom();

beforeEach(() => {
  suggested.mockResolvedValue({ items: [murray], repaired: [] });
  resolved.mockResolvedValue({ kind: 'record', line: murray.line, recordId: murray.id });
});

async function showHero(name: string) {
  vi.stubGlobal('scrollTo', vi.fn());
  const props = islandExamples['hero-search'][name];
  if (!props) throw new Error(`No example "${name}" of hero-search`);
  await show(<HeroSearch {...props} />);
}

async function refused(name: string) {
  await showHero(name);
  await click(find('button[type=submit]'));
  return said();
}

/** The state of the address box and its message once the form has been refused. */
async function said() {
  await pass();
  const box = find('[role=combobox]');
  const message = find(`[id="${box.id}-error"]`);
  return {
    message,
    focused: document.activeElement === box,
    live: message.closest('[aria-live]')?.getAttribute('aria-live'),
  };
}

it('leaves the address’s message to the box where that has the focus', async () => {
  expect(await refused('default')).toMatchObject({ focused: true, live: 'off' });
});

it('announces it where the products have the focus', async () => {
  expect(await refused('bundle')).toMatchObject({ focused: false, live: 'polite' });
});

it('asks for a second product until there is one', async () => {
  await refused('bundle');
  const tick = (slug: string) => click(find(`[name=vertical][value=${slug}]`));
  const asks = () => document.body.textContent?.includes('Select minimum 2 product for bundle');
  await tick('energy');
  expect(asks()).toBe(true);
  await tick('mobile');
  expect(asks()).toBe(false);
});

it('announces it, each time, where the box had the focus already', async () => {
  await showHero('default');
  const enter = async () => {
    find('[role=combobox]').focus();
    await fire(find('form'), new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    return said();
  };
  const first = await enter();
  expect(first).toMatchObject({ focused: true, live: 'polite' });
  const second = await enter();
  expect(second.live).toBe('polite');
  expect(second.message).not.toBe(first.message);
});

it('says again that addresses could not be fetched, and does not blame what was typed', async () => {
  suggested.mockResolvedValue(undefined);
  await showHero('default');
  await type(find('form [role=combobox]'), '19 murr');
  await pass(200);
  await click(find('button[type=submit]'));
  const { message } = await said();
  expect(message.textContent).toBe(searchMessages.addressFetchFailed);
  // Once addresses are found again, nothing is wrong any more.
  suggested.mockResolvedValue({ items: [murray], repaired: [] });
  await type(find('form [role=combobox]'), '19 murra');
  await pass(200);
  expect(document.body.textContent).not.toContain(searchMessages.addressFetchFailed);
});

it('is busy for up to 3 s while it searches again, and a later result removes the message', async () => {
  suggested.mockResolvedValue(undefined);
  await showHero('default');
  await type(find('form [role=combobox]'), '19 murr');
  await pass(200);
  const answer = later<suggest.Found>();
  suggested.mockReset().mockReturnValue(answer.promise);
  const button = find('button[type=submit]');
  const busy = () => button.getAttribute('aria-disabled');
  await click(button);
  await click(button);
  await pass(2999);
  expect(busy()).toBe('true');
  await pass(1);
  expect(busy()).toBeNull();
  expect(suggested).toHaveBeenCalledOnce();
  expect((await said()).message.textContent).toBe(searchMessages.addressFetchFailed);
  await answer.resolve({ items: [murray], repaired: [] });
  expect(document.body.textContent).not.toContain(searchMessages.addressFetchFailed);
});

it('takes text that is in the box without an event for typed text', async () => {
  await showHero('default');
  const box = find<HTMLInputElement>('form [role=combobox]');
  await type(box, '19 murr');
  await pass(200);
  await click(find('[role=option]'));
  await pass();
  box.value = '12 bell';
  await click(find('button[type=submit]'));
  expect((await said()).message.textContent).toBe(searchMessages.addressIncomplete);
  expect(box.value).toBe('12 bell');
});

it('says it again for a chosen address that could not be fetched', async () => {
  resolved.mockResolvedValue(undefined);
  await showHero('default');
  await type(find('form [role=combobox]'), '19 murr');
  await pass(200);
  await click(find('[role=option]'));
  await pass();
  await click(find('button[type=submit]'));
  expect((await said()).message.textContent).toBe(searchMessages.addressFetchFailed);
});

it('keeps the message in sight while the search goes on', async () => {
  suggested.mockResolvedValue({ items: [], repaired: [] });
  await showHero('default');
  await type(find('form [role=combobox]'), 'zzzz');
  await pass(200);
  await click(find('button[type=submit]'));
  await type(find('form [role=combobox]'), 'zzzzq');
  expect((await said()).message.textContent).toBe(searchMessages.addressIncomplete);
});

it('offers manual entry in one place, in the editor’s words', async () => {
  const ways = () =>
    [...document.querySelectorAll('a[href^="/address?"]')].map((link) => link.textContent);
  await refused('bundle');
  expect(ways()).toEqual(['Type it in']);
  expect(find('.max-w-\\[600px\\] a').textContent).toBe('Type it in');
});

it('sends a postcode that was chosen from the list', async () => {
  const sent = vi.fn(async () => Response.json({}, { status: 400 }));
  vi.stubGlobal('fetch', sent);
  await showHero('postcode');
  await type(find('form [role=combobox]'), '305');
  await pass(200);
  await click(find('[role=option]'));
  await click(find('button[type=submit]'));
  await pass();
  expect(sent).toHaveBeenCalledWith(
    '/api/hero',
    expect.objectContaining({ body: expect.stringContaining(suburb.line) }),
  );
});

it('sends the products that were ticked while the address was fetched', async () => {
  const sent = vi.fn<typeof fetch>(async () => Response.json({}, { status: 400 }));
  vi.stubGlobal('fetch', sent);
  const record = later<Awaited<ReturnType<typeof suggest.resolveAddress>>>();
  resolved.mockReturnValue(record.promise);
  await showHero('two');
  await type(find('form [role=combobox]'), '19 murr');
  await pass(200);
  await click(find('[role=option]'));
  await click(find('button[type=submit]'));
  await click(find('[name=vertical][value=mobile]'));
  await record.resolve({ kind: 'record', line: murray.line, recordId: murray.id });
  await pass();
  const body = JSON.parse(String(sent.mock.calls[0]?.[1]?.body));
  expect(body.vertical).toEqual(['energy', 'mobile']);
});

describe('where the server refuses the products', () => {
  const errorMessage = 'This request could not be read.';

  it.each([
    ['default', 'form [role=combobox]'],
    ['two', 'form fieldset'],
  ])('says so where the form has a place for it: %s', async (name, place) => {
    const refusal = { errorMessage, error: { field: 'vertical' } };
    vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 400 }));
    await showHero(name);
    await type(find('form [role=combobox]'), '19 murr');
    await pass(200);
    await click(find('[role=option]'));
    await click(find('button[type=submit]'));
    await pass();
    const said = find(place).getAttribute('aria-describedby');
    expect(document.getElementById(said ?? '')?.textContent).toBe(errorMessage);
  });
});

it('says that the visitor stopped waiting, whatever becomes of the call', async () => {
  const stop = vi.fn();
  vi.stubGlobal('stop', stop);
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_, refuse) => signal?.addEventListener('abort', refuse)),
  );
  await showHero('default');
  await type(find('form [role=combobox]'), '19 murr');
  await pass(200);
  await click(find('[role=option]'));
  await click(find('button[type=submit]'));
  // The overlay is fetched on demand.
  await vi.dynamicImportSettled();
  await pass();
  await pass(8100);
  await click(find('dialog button'));
  expect((await said()).message.textContent).toBe(searchMessages.searchStopped);
  // The next page may be the slow part.
  expect(stop).toHaveBeenCalledOnce();
  expect(find('button[type=submit]').getAttribute('aria-disabled')).toBeNull();
});

it('keeps the new visit under its product’s own key, and forgets those of a session that ended', async () => {
  localStorage.setItem('creditCard', 'old');
  localStorage.setItem('energy', 'old');
  vi.spyOn(location, 'assign').mockImplementation(() => {});
  const visit = { visitId: 'v', leadId: 'l', vertical: 'credit-cards', agentError: true };
  vi.stubGlobal('fetch', async () => Response.json({ redirect: '/x', ...visit }));
  await showHero('default');
  await type(find('form [role=combobox]'), '19 murr');
  await pass(200);
  await click(find('[role=option]'));
  await click(find('button[type=submit]'));
  await pass();
  expect(localStorage.getItem('creditCard')).toBe('{"visitId":"v","leadId":"l"}');
  expect(localStorage.getItem('energy')).toBeNull();
});

it('can be sent again when the browser brings its page back', async () => {
  vi.spyOn(location, 'assign').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => Response.json({ redirect: '/x' }));
  await showHero('default');
  await type(find('form [role=combobox]'), '19 murr');
  await pass(200);
  await click(find('[role=option]'));
  await click(find('button[type=submit]'));
  await pass();
  const busy = () => find('button[type=submit]').getAttribute('aria-disabled');
  expect(busy()).toBe('true');
  await fire(window, Object.assign(new Event('pageshow'), { persisted: true }));
  expect(busy()).toBeNull();
});

it('leads to the plain page each time the dialog cannot be fetched', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  await showHero('default');
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) {
    // Opens another window.
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
    await fire(find('a[href^="/address?"]'), event);
    await pass();
    expect([event.defaultPrevented, assign.mock.calls.length]).toEqual([false, 0]);
  }
  for (const time of [1, 2]) {
    await click(find('a[href^="/address?"]'));
    await pass();
    expect(assign).toHaveBeenCalledTimes(time);
  }
});
