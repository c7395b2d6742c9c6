/** The seven fields of the dialog, and when each shows its message (spec: validation). */
// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { find, fire, inDom, show, texts, type } from '../dom.fixture.tsx';
import { ManualDialog } from './manual-dialog.tsx';

inDom();

const confirmed = vi.fn();

beforeEach(async () => {
  confirmed.mockReset();
  await show(<ManualDialog open typed="" onClose={vi.fn()} onConfirm={confirmed} />);
});

const field = (name: string) => find<HTMLInputElement>(`input[name=${name}]`);
const button = (type: string) => find(`form button[type=${type}]`);
const leave = (name: string, to: Element | null = null) =>
  fire(field(name), new FocusEvent('focusout', { bubbles: true, relatedTarget: to }));
const messageOf = (name: string) => texts(`[id="${field(name).id}-error"]`).join();

it('shows the message of an invalid field on blur, and removes it once the field is valid', async () => {
  await type(field('Postcode'), '305');
  expect(messageOf('Postcode')).toBe('');
  await leave('Postcode');
  expect(messageOf('Postcode')).toBe('Minimum 4 Numbers');
  await type(field('Postcode'), '3056');
  expect(messageOf('Postcode')).toBe('');
});

it('tells browsers what its fields are for, except those of the street', () => {
  const tokens = ['StreetNumber1', 'StreetName', 'Locality', 'Postcode'].map((name) =>
    field(name).getAttribute('autocomplete'),
  );
  expect(tokens).toEqual(['off', 'off', 'address-level2', 'postal-code']);
});

it('shows no message for an empty field until the address is confirmed', async () => {
  await leave('StreetNumber1');
  expect(messageOf('StreetNumber1')).toBe('');
  await fire(find('form'), new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  expect(messageOf('StreetNumber1')).toBe('Street number is required');
});

it('announces a message whose field already has the focus, and leaves it to the field that gets the focus', async () => {
  const live = (name: string) =>
    find(`[id="${field(name).id}-error"]`)
      .closest('[aria-live]')
      ?.getAttribute('aria-live');
  const confirmFrom = async (name: string) => {
    field(name).focus();
    await fire(find('form'), new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    return [live('StreetNumber1'), live('Postcode')];
  };
  expect(await confirmFrom('StreetNumber1')).toEqual(['polite', 'off']);
  // A new element each time, or the same words would not be announced again.
  const said = find(`[id="${field('StreetNumber1').id}-error"]`);
  expect(await confirmFrom('StreetNumber1')).toEqual(['polite', 'off']);
  expect(find(`[id="${field('StreetNumber1').id}-error"]`)).not.toBe(said);
  expect(await confirmFrom('Postcode')).toEqual(['off', 'off']);
});

it('shows no message on the way to Cancel, which would move the button', async () => {
  await type(field('Postcode'), '305');
  await leave('Postcode', button('button'));
  expect(messageOf('Postcode')).toBe('');
  await leave('Postcode', button('submit'));
  expect(messageOf('Postcode')).toBe('Minimum 4 Numbers');
});

it('reports on confirm that a postcode is in another state, until either of them changes', async () => {
  const confirm = () =>
    fire(find('form'), new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  const choose = async (state: string) => {
    const list = find<HTMLSelectElement>('select[name=State]');
    list.value = state;
    await fire(list, new Event('change', { bubbles: true }));
  };
  const typed = { StreetNumber1: '7', StreetName: 'Main Street', Locality: 'Fitzroy' };
  for (const [name, text] of Object.entries(typed)) await type(field(name), text);
  await type(field('Postcode'), '3065');
  await choose('NSW');
  await confirm();
  expect(messageOf('Postcode')).toBe('Postcode 3065 is in VIC, not in NSW');
  expect(confirmed).not.toHaveBeenCalled();
  await choose('VIC');
  expect(messageOf('Postcode')).toBe('');
  await confirm();
  expect(confirmed).toHaveBeenCalledOnce();
});

it('takes values that were put into the fields without an event', async () => {
  await type(field('Postcode'), '3000');
  const filled = { StreetNumber1: '7', StreetName: 'main street', Locality: 'Fitzroy' };
  for (const [name, text] of Object.entries({ ...filled, Postcode: '3065' }))
    field(name).value = text;
  find<HTMLSelectElement>('select[name=State]').value = 'VIC';
  await fire(find('form'), new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  expect(confirmed).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ line: '7 Main Street, FITZROY VIC 3065' }),
  );
  expect(field('StreetName').value).toBe('main street');
});

it('shows the line that is stored, with the unit once, and sends the fields as they were typed', async () => {
  const typed = {
    UnitNumber: 'Unit 3',
    StreetNumber1: '3/12',
    StreetName: 'Murray Road',
    Locality: 'BRUNSWICK',
    Postcode: '3056',
  };
  for (const [name, text] of Object.entries(typed)) await type(field(name), text);
  const list = find<HTMLSelectElement>('select[name=State]');
  list.value = 'VIC';
  await fire(list, new Event('change', { bubbles: true }));
  await fire(find('form'), new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  expect(confirmed).toHaveBeenCalledExactlyOnceWith({
    kind: 'manual',
    fields: { ...typed, LotNumber: '', State: 'VIC' },
    line: '3/12 Murray Road, BRUNSWICK VIC 3056',
  });
});
