/** Decides what a lead-capture form is: a lead to store, or mistakes to mend (spec: lead-form, validation). */
import {
  type LeadField,
  type LeadValues,
  leadFormSchema,
} from '../../../domain/forms/lead-form.ts';
import { messages } from '../../../domain/forms/messages.ts';
import { type FieldError, parseForm } from '../../../domain/forms/parse-form.ts';
import type { AddressPort } from '../../ports/address/address.port.ts';
import { fromRecord } from './chosen-address.ts';
import { decideHero } from './hero-submit.ts';
import type { LeadFormInput } from './lead-form-input.ts';
import type { ChosenAddress } from './register.ts';

interface Choice {
  readonly line: string;
  readonly id: string;
}

/** Without script an address is chosen on the next page. */
export interface Choices {
  /** Found for typed text, or the one that was chosen already. */
  readonly choices: readonly Choice[];
  /** Id of the one that was chosen. */
  readonly selected?: string;
}

export type LeadDecision =
  | { readonly kind: 'store'; readonly values: LeadValues; readonly address: ChosenAddress | null }
  | ({ readonly kind: 'mend'; readonly errors: readonly FieldError[] } & Choices);

/** Longest address searched for; the longest real one is well under it. */
const maxAddress = 500;

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
  const address = await decideAddress(
    input,
    fields.find(({ type }) => type === 'address'),
    port,
  );
  const errors = [...(checked.ok ? [] : checked.errors), ...address.errors];
  if (!checked.ok || errors.length > 0) {
    const { choices, selected } = address;
    const chosen = selected === undefined ? {} : { selected };
    return { kind: 'mend', errors: inOrder(errors, fields), choices, ...chosen };
  }
  return { kind: 'store', values: checked.values, address: address.chosen };
}

interface AddressDecision extends Choices {
  readonly chosen: ChosenAddress | null;
  readonly errors: readonly FieldError[];
}

/** An address is found and judged as the hero's is; only an empty one is this form's own business. */
async function decideAddress(
  input: LeadFormInput,
  asked: LeadField | undefined,
  port: AddressPort,
): Promise<AddressDecision> {
  const none: AddressDecision = { chosen: null, errors: [], choices: [] };
  if (asked === undefined) return none;
  const recordId = chosenId(input);
  if (input.entry === 'search' && recordId === '') {
    if (input.address === '') return asked.required ? wrong(messages.required(asked.label)) : none;
    if (input.address.length > maxAddress) return wrong(messages.tooLong(asked.label));
  }
  const { vertical, ...rest } = input;
  const decision = await decideHero(
    {
      ...rest,
      recordId,
      vertical: [vertical],
      mode: 'address',
      bundle: false,
      choosing: false,
      screenResolution: '',
    },
    port,
  );
  if (decision.kind === 'register') {
    const { address: chosen } = decision;
    if (input.entry === 'manual') return { ...none, chosen };
    return { ...none, chosen, ...onlyChoice(recordId, chosen.addressLine) };
  }
  if (decision.kind === 'mend') return { ...none, errors: decision.errors };
  const choices = decision.suggestions.map(({ DisplayLine: line, RecordId: id }) => ({ line, id }));
  return { ...wrong(messages.addressIncomplete), choices };
}

/** The address chosen, for a form that comes back for a reason of ours. */
export async function chosenBefore(input: LeadFormInput, port: AddressPort): Promise<Choices> {
  const id = chosenId(input);
  if (input.entry === 'manual' || id === '') return { choices: [] };
  const record = await port.retrieve(id).catch(() => null);
  return onlyChoice(id, record ? fromRecord(record).addressLine : 'The address you chose');
}

/** Empty when another text was typed beside the choices: it is what the visitor wants. */
function chosenId({ recordId, searched, address }: LeadFormInput): string {
  return searched === undefined || address === '' || address === searched ? recordId : '';
}

function onlyChoice(id: string, line: string): Choices {
  return { choices: [{ id, line }], selected: id };
}

function wrong(message: string): AddressDecision {
  return { chosen: null, errors: [{ field: 'address', message }], choices: [] };
}

/** As the fields stand in the form; those of a manual address stand where the address does. */
function inOrder(errors: readonly FieldError[], fields: readonly LeadField[]): FieldError[] {
  const place = (name: string) => {
    const own = fields.findIndex(({ type }) => type === name);
    return own >= 0 ? own : fields.findIndex(({ type }) => type === 'address');
  };
  return [...errors].sort((a, b) => place(a.field) - place(b.field));
}
