/** A lead-capture form: validated by its page's fields, then stored with visit, lead and address. */
import { manualFields } from '../../../domain/address/manual-address.ts';
import {
  type LeadField,
  type LeadValues,
  leadFieldTypes,
  leadFormSchema,
} from '../../../domain/forms/lead-form-rules.ts';
import { messages } from '../../../domain/forms/messages.ts';
import { type FieldError, parseForm } from '../../../domain/forms/parse-form.ts';
import { withoutMarks } from '../../../domain/forms/typed.ts';
import type { AddressPort } from '../../ports/address/address.port.ts';
import type { LeadsPort } from '../../ports/leads/leads.port.ts';
import type { Outbox, Receipt } from '../outbox/outbox.types.ts';
import { type ChosenAddress, fromRecord } from './chosen-address.ts';
import { type AddressChoice, decideAddress } from './decide-address.ts';
import type { Evidence } from './evidence.ts';
import type { LeadFormInput } from './form-inputs.ts';
import { type Registered, type Registration, register } from './register.ts';

/** The choices for the next page, where a visitor without script picks an address. */
export interface Choices {
  /** The addresses found for the typed text, or the one already chosen. */
  readonly choices: readonly AddressChoice[];
  /** The words that replaced mistyped ones in the search. */
  readonly repaired?: readonly string[];
  /** The id of the one already chosen. */
  readonly selected?: string;
}

export type LeadDecision =
  | { readonly kind: 'store'; readonly values: LeadValues; readonly address: ChosenAddress | null }
  | ({ readonly kind: 'refuse'; readonly errors: readonly FieldError[] } & Choices);

/**
 * @param fields the fields of the page's form, from the content: the browser is not trusted for them
 * @throws Problem address_fetch_failed when the address service does not answer
 */
export async function decideLead(
  input: LeadFormInput,
  fields: readonly LeadField[],
  port: AddressPort,
): Promise<LeadDecision> {
  const person = fields.filter(({ type }) => type !== 'address');
  const checked = parseForm(leadFormSchema(person), input);
  const asked = fields.find(({ type }) => type === 'address');
  const { chosen, errors: wrong, ...choices } = await decideAsked(input, asked, port);
  if (checked.ok && wrong.length === 0) {
    return {
      kind: 'store',
      values: { ...checked.values, ...givenAnyway(input, fields) },
      address: chosen,
    };
  }
  const errors = [...(checked.ok ? [] : checked.errors), ...wrong];
  return { kind: 'refuse', errors: inOrder(errors, fields), ...choices };
}

const formChanged =
  'This form has changed since you opened the page. If you can’t see the field, load the page again.';

/**
 * For a form sent by script, which checks its own required fields: a field that arrived empty was not
 * required, or did not exist, when the page was opened. The typed text stays on the page either way.
 */
export function withChange(errors: readonly FieldError[], input: LeadFormInput): FieldError[] {
  const isMissing = ({ field }: FieldError) =>
    leadFieldTypes.some((type) => type === field && withoutMarks(input[type]) === '');
  return errors.some(isMissing) ? [...errors, { field: '', message: formChanged }] : [...errors];
}

/** A valid email or mobile that the form no longer asks for, typed into a page opened before the change. */
function givenAnyway(input: LeadFormInput, fields: readonly LeadField[]): Partial<LeadValues> {
  const given = (['email', 'mobNumber'] as const).flatMap((type) => {
    if (fields.some((field) => field.type === type)) return [];
    const one = parseForm(leadFormSchema([{ type, label: '', required: false }]), input);
    return one.ok ? [[type, one.values[type]]] : [];
  });
  return Object.fromEntries(given);
}

export interface CapturedLead
  extends Omit<Registration, 'bundle' | 'screenResolution' | 'plans'>,
    Evidence {
  readonly values: LeadValues;
}

/**
 * Resolves only after everything is written; the same form sent again gets the same receipt.
 * @throws Problem already_sent, details_withdrawn
 */
export async function storeLead(
  leads: LeadsPort,
  outbox: Outbox,
  { values, consent, suspect, ...lead }: CapturedLead,
): Promise<Receipt & Pick<Registered, 'visitId'>> {
  const { brand, submissionId, verticals, page, address, tracking } = lead;
  const registered = await register(leads, {
    ...lead,
    bundle: false,
    screenResolution: null,
    plans: [],
  });
  const { leadId, visitId, vertical } = registered;
  const { name, email, mobNumber: mobile } = values;
  const receipt = await outbox.acceptLead({
    submissionId,
    brand: brand.slug,
    leadId,
    vertical,
    verticals,
    page,
    name,
    email,
    mobile,
    addressLine: address?.addressLine ?? '',
    consent,
    suspect,
    plans: [],
    named: [],
    tracking,
  });
  return { ...receipt, visitId };
}

/**
 * The chosen address, for a form that is returned unchecked.
 * @param port null: the line is not looked up
 */
export async function chosenBefore(
  input: LeadFormInput,
  port: AddressPort | null,
): Promise<Choices> {
  const id = chosenId(input);
  if (input.entry === 'manual' || id === '') return { choices: [] };
  const record = await port?.retrieve(id).catch(() => null);
  return onlyChoice(id, record ? fromRecord(record).addressLine : 'The address you chose');
}

interface Asked extends Choices {
  readonly chosen: ChosenAddress | null;
  readonly errors: readonly FieldError[];
}

/** Decides only on an empty address, which the editor may allow; `decideAddress` does the rest. */
async function decideAsked(
  input: LeadFormInput,
  asked: LeadField | undefined,
  port: AddressPort,
): Promise<Asked> {
  const none: Asked = { chosen: null, errors: [], choices: [] };
  if (asked === undefined) return none;
  if (!asked.required && isLeftEmpty(input)) return none;
  const recordId = chosenId(input);
  if (input.entry === 'search' && recordId === '' && withoutMarks(input.address) === '') {
    // The specification prescribes these words whatever the field's label.
    const message = messages.required('Address');
    return asked.required ? { ...none, errors: [{ field: 'address', message }] } : none;
  }
  const decision = await decideAddress({ ...input, recordId, mode: 'address' }, port);
  if (decision.kind === 'found') {
    const { address: chosen } = decision;
    if (input.entry === 'manual') return { ...none, chosen };
    return { ...none, chosen, ...onlyChoice(recordId, chosen.addressLine) };
  }
  const { errors } = decision;
  if (decision.kind === 'wrong') return { ...none, errors };
  const { choices, repaired } = decision;
  return { ...none, errors, choices, repaired };
}

/**
 * The seven fields were on the page, and nothing is in them. Such a page, without script, has no way back to the
 * search.
 */
function isLeftEmpty(input: LeadFormInput): boolean {
  const isEmpty = manualFields.every((name) => withoutMarks(input[name] ?? '') === '');
  return input.entry === 'manual' && input.fieldsShown && isEmpty;
}

/** Empty when the visitor typed a new text instead of picking a choice: the text counts. */
function chosenId({ recordId, searched, address }: LeadFormInput): string {
  return searched === undefined || address === '' || address === searched ? recordId : '';
}

function onlyChoice(id: string, line: string): Choices {
  return { choices: [{ id, line }], selected: id };
}

/** Sorts errors into the form's order; the fields of a manual address take the address's place. */
function inOrder(errors: readonly FieldError[], fields: readonly LeadField[]): FieldError[] {
  const place = (name: string) => {
    const own = fields.findIndex(({ type }) => type === name);
    return own >= 0 ? own : fields.findIndex(({ type }) => type === 'address');
  };
  return [...errors].sort((a, b) => place(a.field) - place(b.field));
}
