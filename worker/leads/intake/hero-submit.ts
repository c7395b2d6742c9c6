/** Decides what a hero submit is: an address to register, a list to choose from, or mistakes to mend. */

import { manualAddress } from '../../../domain/address/manual-address.ts';
import { minimumBundle, productsError } from '../../../domain/forms/hero-rules.ts';
import { type FieldError, parseForm } from '../../../domain/forms/parse-form.ts';
import { type ErrorCode, Problem, problems } from '../../http/errors.ts';
import type { AddressPort, AddressSuggestion } from '../../ports/address/address.port.ts';
import { fromManual, fromPostcode, fromRecord } from './chosen-address.ts';
import type { HeroInput } from './hero-input.ts';
import type { ChosenAddress } from './register.ts';

export type HeroDecision =
  | { readonly kind: 'register'; readonly address: ChosenAddress; readonly bundle: boolean }
  | { readonly kind: 'choose'; readonly suggestions: readonly AddressSuggestion[] }
  | { readonly kind: 'mend'; readonly code: ErrorCode; readonly errors: readonly FieldError[] };

/**
 * @throws Problem address_fetch_failed when the address service does not answer
 */
export async function decideHero(input: HeroInput, port: AddressPort): Promise<HeroDecision> {
  const products = productsError(input.vertical, input.bundle);
  const bundle = input.bundle || input.vertical.length >= minimumBundle;
  const decision = await decideAddress(input, port);
  if (!products) return decision.kind === 'register' ? { ...decision, bundle } : decision;
  const own = { field: 'vertical', message: products };
  const others = decision.kind === 'mend' ? decision.errors : [];
  return {
    kind: 'mend',
    code: input.bundle ? 'bundle_minimum' : 'invalid',
    errors: [own, ...others],
  };
}

async function decideAddress(input: HeroInput, port: AddressPort): Promise<HeroDecision> {
  if (input.entry === 'manual') return decideManual(input);
  if (input.mode === 'postcode') return decidePostcode(input, port);
  if (input.recordId) return decideRecord(input.recordId, port);
  if (!input.address) return mend('address_required', 'address');
  const suggestions = await search(() => port.search(input.address));
  if (suggestions.length === 0) return mend('address_not_found', 'address');
  return { kind: 'choose', suggestions };
}

function decideManual(input: HeroInput): HeroDecision {
  const result = parseForm(manualAddress, input);
  if (!result.ok) return { kind: 'mend', code: 'invalid', errors: result.errors };
  return { kind: 'register', address: fromManual(result.values), bundle: false };
}

async function decideRecord(recordId: string, port: AddressPort): Promise<HeroDecision> {
  const record = await search(() => port.retrieve(recordId));
  if (!record) return mend('address_not_found', 'address');
  return { kind: 'register', address: fromRecord(record), bundle: false };
}

/** A chosen line is looked up again: only what the index knows becomes an address. */
async function decidePostcode(input: HeroInput, port: AddressPort): Promise<HeroDecision> {
  const typed = input.recordId || input.address;
  if (!typed) return mend('postcode_required', 'address');
  const chosen = fromPostcode(typed);
  const lines = await search(() => port.postcodes(chosen ? chosen.postcode : typed));
  if (chosen && lines.some((line) => line.toUpperCase() === typed.toUpperCase())) {
    return { kind: 'register', address: chosen, bundle: false };
  }
  if (lines.length === 0) return mend('postcode_not_found', 'address');
  return {
    kind: 'choose',
    suggestions: lines.map((line) => ({ DisplayLine: line, RecordId: line })),
  };
}

function mend(code: ErrorCode, field: string): HeroDecision {
  return { kind: 'mend', code, errors: [{ field, message: problems[code].message }] };
}

async function search<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new Problem('address_fetch_failed', { cause, field: 'address' });
  }
}
