/** The address of a lead form: still being fetched, unfinished or left out when the form is sent. */
// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import type { LeadField } from '../../../domain/forms/lead-form-rules.ts';
import { messages } from '../../../domain/forms/messages.ts';
import type * as suggest from '../address-box/suggest.ts';
import { resolveAddress, suggestAddresses } from '../address-box/suggest.ts';
import { click, find, fire, inDom, later, pass, show, texts, type } from '../dom.fixture.tsx';
import { LeadFields } from './lead-fields.tsx';

vi.mock('../address-box/suggest.ts', async (original) => ({
  ...(await original<typeof suggest>()),
  suggestAddresses: vi.fn(),
  resolveAddress: vi.fn(),
}));

const dialog = vi.hoisted(() => ({
  load(): object {
    throw new Error('The file is gone');
  },
}));
vi.mock('../address-box/manual-dialog.tsx', () => dialog.load());

inDom();

const nameAndAddress = (required: boolean): LeadField[] => [
  { type: 'name', label: 'Name', required: true },
  { type: 'address', label: 'Address of the business', required },
];

const murray = { line: '19 Murray Road, Brunswick VIC 3056', id: 'R1' };

async function showForm(required: boolean, fields = nameAndAddress(required)) {
  vi.mocked(suggestAddresses).mockResolvedValue({ items: [murray], repaired: [] });
  const post = vi.fn();
  vi.stubGlobal('fetch', post);
  await show(
    <LeadFields
      vertical="mobile"
      page="/mobile/business"
      submissionId="5a3c1b52-6c3e-4b65-8f0e-0d7a4f1a9f11"
      fields={fields}
      consent={{ version: '1', notice: 'n', recipients: 'r', marketing: 'm' }}
      submitLabel="Send"
      onSent={post}
      onFailed={post}
    />,
  );
  return post;
}

const box = () => find<HTMLInputElement>('form [role=combobox]');
const nameField = () => find<HTMLInputElement>('form input[name=name]');

it('says that the address chosen could not be fetched, also where an address is optional', async () => {
  const record = later<undefined>();
  vi.mocked(resolveAddress).mockReturnValue(record.promise);
  const post = await showForm(false);
  await type(nameField(), 'Jo Citizen');
  await type(box(), '19 murr');
  await pass(200);
  await click(find('[role=option]'));
  await click(find('button[type=submit]'));
  await record.resolve(undefined);
  await pass();
  expect(texts('[aria-label="There is a problem"] li')).toEqual([messages.addressFetchFailed]);
  expect(post).not.toHaveBeenCalled();
});

it('says that an address is required in the same words, whatever its label (spec: validation)', async () => {
  const post = await showForm(true);
  await type(nameField(), 'Jo Citizen');
  await click(find('button[type=submit]'));
  await pass();
  expect(texts('[aria-label="There is a problem"] li')).toEqual(['Address is required']);
  expect(post).not.toHaveBeenCalled();
});

it('lists what is wrong in the order of the fields on the page', async () => {
  const order = ['address', 'mobNumber', 'email', 'name'] as const;
  await showForm(
    true,
    order.map((type) => ({ type, label: type, required: true })),
  );
  await click(find('button[type=submit]'));
  await pass();
  expect(texts('[aria-label="There is a problem"] li')).toEqual([
    'Address is required',
    'Mobile number is required.',
    'email is required',
    'Name is required.',
  ]);
});

it('takes text that is in the box without an event for typed text', async () => {
  const post = await showForm(true);
  await type(nameField(), 'Jo Citizen');
  box().value = '19 murr';
  await click(find('button[type=submit]'));
  await pass();
  expect(texts('[aria-label="There is a problem"] li')).toEqual([messages.addressIncomplete]);
  expect(box().value).toBe('19 murr');
  expect(post).not.toHaveBeenCalled();
});

it('takes a dash for no address where one is optional', async () => {
  const post = await showForm(false);
  await type(nameField(), 'Jo Citizen');
  await type(box(), '-');
  await click(find('button[type=submit]'));
  await pass();
  expect(texts('[aria-label="There is a problem"] li')).toEqual([]);
  expect(post).toHaveBeenCalledOnce();
});

it('says that text is not an address once the visitor moves to another field, and not before', async () => {
  await showForm(true);
  const leaveFor = (to: Element | null) =>
    fire(box(), new FocusEvent('focusout', { bubbles: true, relatedTarget: to }));
  const said = () => box().getAttribute('aria-invalid') === 'true';
  await leaveFor(nameField());
  expect(said()).toBe(false);
  await type(box(), '19 murr');
  await pass(200);
  for (const onTheWay of [null, find('form input[type=checkbox][name=entry]')]) {
    await leaveFor(onTheWay);
    expect(said()).toBe(false);
  }
  await leaveFor(nameField());
  expect(said()).toBe(true);
  expect(texts(`[id="${box().id}-error"]`)).toEqual([messages.addressIncomplete]);
  await type(box(), '19 murray');
  expect(said()).toBe(false);
});

it.each([
  ['before the form was sent', async () => {}],
  ['after it was refused', () => click(find('button[type=submit]'))],
])('reads out that the dialog for an address did not come, %s', async (_, before) => {
  await showForm(true);
  await before();
  await pass();
  await click(find('form input[type=checkbox][name=entry]'));
  await pass();
  const message = find(`[id="${box().id}-error"]`);
  expect(message.textContent).toBe(messages.addressFetchFailed);
  expect(message.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
});

it('leaves the address’s message to the summary where the form is refused', async () => {
  await showForm(true);
  await click(find('button[type=submit]'));
  await pass();
  const message = find(`[id="${box().id}-error"]`);
  expect(document.activeElement).toBe(find('[aria-label="There is a problem"]'));
  expect(message.closest('[aria-live]')?.getAttribute('aria-live')).toBe('off');
});

describe('the failure to fetch the dialog is forgotten', () => {
  const record = { kind: 'record', line: murray.line, recordId: 'R1' } as const;

  it.each([
    ['the form is sent with an address', true, () => click(find('button[type=submit]'))],
    ['the address being fetched has arrived', false, async () => {}],
  ])('once %s', async (_, isThere, next) => {
    const coming = later<typeof record>();
    vi.mocked(resolveAddress).mockReturnValue(coming.promise);
    await showForm(true);
    await type(box(), '19 murr');
    await pass(200);
    await click(find('[role=option]'));
    if (isThere) await coming.resolve(record);
    await click(find('form input[type=checkbox][name=entry]'));
    await pass();
    expect(box().getAttribute('aria-invalid')).toBe('true');
    if (!isThere) await coming.resolve(record);
    await next();
    await pass();
    expect(box().getAttribute('aria-invalid')).toBeNull();
  });
});

// The last test: the file stays on its way for any test after it.
it('takes back a tick whose dialog does not come, when it is pressed again or something is typed', async () => {
  dialog.load = () => new Promise<object>(() => undefined);
  await showForm(true);
  await type(box(), '19 murr');
  const tick = find<HTMLInputElement>('form input[type=checkbox][name=entry]');
  await click(tick);
  expect(tick.checked).toBe(true);
  await click(tick);
  expect(tick.checked).toBe(false);
  expect(box().value).toBe('19 murr');
  await click(tick);
  await type(box(), '19 murray');
  expect(tick.checked).toBe(false);
});
