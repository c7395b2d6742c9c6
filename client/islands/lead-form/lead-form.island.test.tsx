/** A lead form that was sent keeps nothing about its sender for the next one, except the reference. */
// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { manualFields } from '../../../domain/address/manual-address.ts';
import { type AddressBox, useAddressBox } from '../address-box/use-address-box.ts';
import { click, find, fire, inDom, pass, show, texts, type } from '../dom.fixture.tsx';
import { islandExamples } from '../island-examples.ts';
import { LeadForm } from './lead-form.island.tsx';
import type { LeadFormProps } from './lead-form-props.ts';

inDom();

const typed = {
  UnitNumber: '',
  LotNumber: '',
  StreetNumber1: '7',
  StreetName: 'Main Street',
  Locality: 'FITZROY',
  State: 'VIC',
  Postcode: '3065',
} as const;
const part = (name: keyof typeof typed) => find<HTMLInputElement>(`dialog [name=${name}]`);
const parts = () => manualFields.map((name) => part(name).value);
const box = () => find<HTMLInputElement>('[role=combobox]');

async function openDialog(): Promise<void> {
  const tick = find<HTMLInputElement>('input[name=entry]');
  // Without the tick the box asks for an address again.
  if (tick.checked) await click(tick);
  await click(tick);
  await pass();
  await vi.dynamicImportSettled();
  await pass();
}

const confirm = () => click(find('dialog form button[type=submit]'));

async function fillAddress(): Promise<void> {
  await openDialog();
  for (const name of manualFields) {
    if (name !== 'State') await type(part(name), typed[name]);
  }
  find<HTMLSelectElement>('dialog [name=State]').value = typed.State;
  await fire(part('State'), new Event('change', { bubbles: true }));
  await confirm();
}

const linksOf = (place: string) =>
  [...document.querySelectorAll(`${place} a`)].map((link) => link.getAttribute('href'));
/** The links in the dialog with the result. */
let sentLinks: (string | null)[] = [];

async function send(status: number): Promise<void> {
  const taken = { success: true, reference: 'KJ-1', receipt: '/receipt?ref=KJ-1&rc=A' };
  Object.defineProperty(navigator, 'sendBeacon', { value: vi.fn(), configurable: true });
  vi.stubGlobal('fetch', async () => Response.json(status === 202 ? taken : {}, { status }));
  await click(find('form[action] button[type=submit]'));
  await pass();
  sentLinks = linksOf('dialog[open]');
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
}

const { default: props } = islandExamples['lead-form'] as { default: LeadFormProps };
const showForm = () => show(<LeadForm {...props} />);

async function fillPerson(): Promise<void> {
  const person = { name: 'Jo Citizen', email: 'jo@example.com', mobNumber: '0491570006' };
  for (const [name, text] of Object.entries(person)) {
    await type(find(`form[action] input[name=${name}]`), text);
  }
}

async function fillIn(): Promise<void> {
  await fillPerson();
  await fillAddress();
}

let other: AddressBox;
function Other() {
  other = useAddressBox(false, () => {});
  return null;
}

it('keeps the reference, and the way to the receipt, when the dialog is closed', async () => {
  document.body.innerHTML = '<header class="site-bar"><a href="/?rc=A">Home</a></header>';
  await showForm();
  await fillIn();
  await send(202);
  expect(sentLinks).toEqual(['/withdraw?ref=KJ-1&rc=A']);
  const kept = () => texts('p').filter((text) => text.includes('KJ-1'));
  expect(kept().join()).toContain('We have your details. See the receipt KJ-1');
  expect(linksOf('p')).toContain('/receipt?ref=KJ-1&rc=A');
  // A later send that fails takes nothing from the one that succeeded.
  await fillIn();
  await send(500);
  expect(kept()).toHaveLength(1);
});

it('empties the dialog for an address once the form is accepted, and keeps it until then', async () => {
  await showForm();
  await fillIn();
  expect(box().value).toContain('7 Main Street');
  await send(500);
  await openDialog();
  expect(parts()).toEqual(manualFields.map((name) => typed[name]));
  await confirm();
  await send(202);
  expect(box().value).toBe('');
  await openDialog();
  expect(parts()).toEqual(manualFields.map(() => ''));
});

it('leaves the address of the page’s other form alone where it asks for none itself', async () => {
  const fields = props.fields.filter(({ type }) => type !== 'address');
  await show(
    <>
      <Other />
      <LeadForm {...props} fields={fields} />
    </>,
  );
  const line = '7 Main Street, FITZROY VIC 3065';
  await act(async () => other.chooseManual({ kind: 'manual', line, fields: typed }));
  await fillPerson();
  await send(202);
  expect(sentLinks).toHaveLength(1);
  expect(other.value).toBe(line);
});
