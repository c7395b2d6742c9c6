/** Decides on a submitted address: one address, several that match, or mistakes to correct. */
import { type ManualField, manualAddress } from '../../../domain/address/manual-address.ts';
import { borderErrors } from '../../../domain/address/postcode-borders.ts';
import {
  maxAddressLine,
  minimumAddressSearch,
  minimumPostcodeSearch,
} from '../../../domain/address/search-rules.ts';
import { inOwnFields } from '../../../domain/address/typed/own-fields.ts';
import { messages } from '../../../domain/forms/messages.ts';
import { type FieldError, parseForm } from '../../../domain/forms/parse-form.ts';
import { type ErrorCode, Problem, problems } from '../../http/errors.ts';
import type { AddressPort } from '../../ports/address/address.port.ts';
import { type ChosenAddress, fromManual, fromPostcode, fromRecord } from './chosen-address.ts';

/** An address as a form sends it; the seven fields count only with `entry: 'manual'`. */
export interface SubmittedAddress extends Readonly<Partial<Record<ManualField, string>>> {
  readonly mode: 'address' | 'postcode';
  readonly entry: 'search' | 'manual';
  /** The line chosen from the suggestions, or typed text. */
  readonly address: string;
  /** The id of the chosen suggestion; in postcode mode the suggestion itself. Empty: none was chosen. */
  readonly recordId: string;
}

/** One of several addresses that match the typed text. */
export interface AddressChoice {
  readonly line: string;
  readonly id: string;
}

export interface AddressChoices {
  readonly choices: readonly AddressChoice[];
  /** The words that replaced mistyped ones in the search. */
  readonly repaired: readonly string[];
}

/** The reason there is no address: a code for programs, messages for people. */
interface Mistake {
  readonly code: ErrorCode;
  readonly errors: readonly FieldError[];
}

export type AddressDecision =
  | { readonly kind: 'found'; readonly address: ChosenAddress }
  /** At least one choice. With script, the list under the field offers them, so choosing none is a mistake. */
  | ({ readonly kind: 'several' } & AddressChoices & Mistake)
  /** Nothing sent, too little to search for, nothing found, or manual fields that break their rules. */
  | ({ readonly kind: 'wrong' } & Mistake);

/**
 * A chosen line is looked up again, so that only addresses in the index are accepted.
 * @throws Problem address_fetch_failed when the address service does not answer
 */
export async function decideAddress(
  given: SubmittedAddress,
  port: AddressPort,
): Promise<AddressDecision> {
  if (given.entry === 'manual') return decideManual(given);
  if (given.mode === 'postcode') return decidePostcode(given.recordId || given.address, port);
  if (given.recordId) return decideRecord(given.recordId, port);
  if (isShort(given.address, minimumAddressSearch)) return wrong('address_required');
  if (given.address.length > maxAddressLine) return tooLong;
  const { suggestions, repaired } = await answerOf(port.search(given.address));
  if (suggestions.length === 0) return wrong('address_not_found');
  const choices = suggestions.map(({ DisplayLine: line, RecordId: id }) => ({ line, id }));
  return { ...wrong('address_required'), kind: 'several', choices, repaired };
}

function decideManual(given: SubmittedAddress): AddressDecision {
  const result = parseForm(manualAddress, given);
  if (!result.ok) return { kind: 'wrong', code: 'invalid', errors: result.errors };
  const errors = borderErrors(result.values);
  if (errors.length > 0) return { kind: 'wrong', code: 'invalid', errors };
  return { kind: 'found', address: fromManual(inOwnFields(result.values)) };
}

async function decideRecord(recordId: string, port: AddressPort): Promise<AddressDecision> {
  const record = await answerOf(port.retrieve(recordId));
  if (!record) return wrong('address_not_found');
  return { kind: 'found', address: fromRecord(record) };
}

async function decidePostcode(typed: string, port: AddressPort): Promise<AddressDecision> {
  if (isShort(typed, minimumPostcodeSearch)) return wrong('postcode_required');
  if (typed.length > maxAddressLine) return tooLong;
  const given = await answerOf(port.postcodes(typed));
  const parts = fromPostcode(typed);
  // The whole line is searched first: a postcode may have more localities than one answer contains.
  const lines = given.length > 0 || !parts ? given : await answerOf(port.postcodes(parts.postcode));
  const chosen = lines.find((line) => line.toUpperCase() === typed.toUpperCase());
  const address = chosen === undefined ? null : fromPostcode(chosen);
  if (address) return { kind: 'found', address };
  if (lines.length === 0) return wrong('postcode_not_found');
  const choices = lines.map((line) => ({ line, id: line }));
  return { ...wrong('postcode_required'), kind: 'several', choices, repaired: [] };
}

/** Text too short to search for is incomplete, not "not found". */
function isShort(typed: string, minimum: number): boolean {
  return typed.trim().length < minimum;
}

const tooLong: AddressDecision = {
  kind: 'wrong',
  code: 'invalid',
  errors: [{ field: 'address', message: messages.tooLong('Address') }],
};

function wrong(code: ErrorCode): { readonly kind: 'wrong' } & Mistake {
  return { kind: 'wrong', code, errors: [{ field: 'address', message: problems[code].message }] };
}

async function answerOf<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    throw new Problem('address_fetch_failed', { cause, field: 'address' });
  }
}
