/** A lead-capture form: judged by the fields its page asks for, then written with visit, lead and address. */
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

/** Without script an address is chosen on the next page. */
export interface Choices {
  /** Found for typed text, or the one that was chosen already. */
  readonly choices: readonly AddressChoice[];
  /** Words found in place of mistyped ones. */
  readonly repaired?: readonly string[];
  /** Id of the one that was chosen. */
  readonly selected?: string;
}

export type LeadDecision =
  | { readonly kind: 'store'; readonly values: LeadValues; readonly address: ChosenAddress | null }
  | ({ readonly kind: 'refuse'; readonly errors: readonly FieldError[] } & Choices);

/**
 * @param fields what the page's form asks for; the browser's word is not taken for it
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
  'This form has changed since you opened the page. If it has no field for that, load the page again.';

/**
 * For a form sent by script, which asks for its required fields by itself: one that came empty was not
 * required, or not there, when the page was opened. What was typed stays there either way.
 */
export function withChange(errors: readonly FieldError[], input: LeadFormInput): FieldError[] {
  const isMissing = ({ field }: FieldError) =>
    leadFieldTypes.some((type) => type === field && withoutMarks(input[type]) === '');
  return errors.some(isMissing) ? [...errors, { field: '', message: formChanged }] : [...errors];
}

/** A right email or mobile that is not asked for any more: its sender had the page open from before, and typed it. */
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
 * Resolves only after everything is written; the same form again gives the same receipt.
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
 * The address that was chosen, for a form that comes back unjudged.
 * @param port null: it is not asked for the line
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

/** This form decides only about an empty address: its editor says whether one is needed. */
async function decideAsked(
  input: LeadFormInput,
  asked: LeadField | undefined,
  port: AddressPort,
): Promise<Asked> {
  const none: Asked = { chosen: null, errors: [], choices: [] };
  if (asked === undefined) return none;
  const recordId = chosenId(input);
  if (input.entry === 'search' && recordId === '' && withoutMarks(input.address) === '') {
    // The specification has these words whatever the field is called.
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

/** Empty when the visitor typed another text beside the choices: that text counts. */
function chosenId({ recordId, searched, address }: LeadFormInput): string {
  return searched === undefined || address === '' || address === searched ? recordId : '';
}

function onlyChoice(id: string, line: string): Choices {
  return { choices: [{ id, line }], selected: id };
}

/** In the order of the form, with the fields of a manual address in the place of the address. */
function inOrder(errors: readonly FieldError[], fields: readonly LeadField[]): FieldError[] {
  const place = (name: string) => {
    const own = fields.findIndex(({ type }) => type === name);
    return own >= 0 ? own : fields.findIndex(({ type }) => type === 'address');
  };
  return [...errors].sort((a, b) => place(a.field) - place(b.field));
}
