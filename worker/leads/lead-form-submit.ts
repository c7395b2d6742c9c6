/** Decides what a lead-capture form is: a lead to store, or mistakes to mend (spec §4, §5). */
import {
  type LeadField,
  type LeadValues,
  leadFormSchema,
} from '../../content/model/forms/lead-form.ts';
import { messages } from '../../content/model/forms/messages.ts';
import { type FieldError, parseForm } from '../../content/model/forms/parse-form.ts';
import type { AddressPort } from '../ports/address/address.port.ts';
import { decideHero } from './hero-submit.ts';
import type { LeadFormInput } from './lead-form-input.ts';
import type { ChosenAddress } from './register.ts';

interface Choice {
  readonly line: string;
  readonly id: string;
}

export type LeadDecision =
  | { readonly kind: 'store'; readonly values: LeadValues; readonly address: ChosenAddress | null }
  | {
      readonly kind: 'mend';
      readonly errors: readonly FieldError[];
      /** Addresses found for typed text: without script one of them is chosen on the next page. */
      readonly choices: readonly Choice[];
    };

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
    return { kind: 'mend', errors: inOrder(errors, fields), choices: address.choices };
  }
  return { kind: 'store', values: checked.values, address: address.chosen };
}

interface AddressDecision {
  readonly chosen: ChosenAddress | null;
  readonly errors: readonly FieldError[];
  readonly choices: readonly Choice[];
}

/** An address is found and judged as the hero's is; only an empty one is this form's own business. */
async function decideAddress(
  input: LeadFormInput,
  asked: LeadField | undefined,
  port: AddressPort,
): Promise<AddressDecision> {
  const none: AddressDecision = { chosen: null, errors: [], choices: [] };
  if (asked === undefined) return none;
  if (input.entry === 'search' && input.recordId === '' && input.address === '') {
    return asked.required ? wrong(messages.required(asked.label)) : none;
  }
  const { vertical, ...rest } = input;
  const decision = await decideHero(
    {
      ...rest,
      vertical: [vertical],
      mode: 'address',
      bundle: false,
      choosing: false,
      screenResolution: '',
    },
    port,
  );
  if (decision.kind === 'register') return { ...none, chosen: decision.address };
  if (decision.kind === 'mend') return { ...none, errors: decision.errors };
  const choices = decision.suggestions.map(({ DisplayLine: line, RecordId: id }) => ({ line, id }));
  return { ...wrong(messages.addressIncomplete), choices };
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
