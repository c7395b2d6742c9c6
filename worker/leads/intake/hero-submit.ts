/** Decides on a hero submit: an address to register for its products, or mistakes to correct. */
import { minimumBundle, productsError } from '../../../domain/forms/hero-rules.ts';
import type { FieldError } from '../../../domain/forms/parse-form.ts';
import type { ErrorCode } from '../../http/errors.ts';
import type { AddressPort } from '../../ports/address/address.port.ts';
import type { ChosenAddress } from './chosen-address.ts';
import { type AddressChoices, decideAddress } from './decide-address.ts';
import type { HeroInput } from './form-inputs.ts';

export type HeroDecision =
  | { readonly kind: 'register'; readonly address: ChosenAddress; readonly bundle: boolean }
  | {
      readonly kind: 'refuse';
      readonly code: ErrorCode;
      readonly errors: readonly FieldError[];
      /** Addresses that match the typed text, when the only mistake is that none is chosen. */
      readonly found: AddressChoices;
    };

/** @throws Problem address_fetch_failed when the address service does not answer */
export async function decideHero(input: HeroInput, port: AddressPort): Promise<HeroDecision> {
  const products = productsError(input.vertical, input.bundle);
  const decision = await decideAddress(input, port);
  if (products) {
    const code = input.bundle ? 'bundle_minimum' : 'invalid';
    const others = decision.kind === 'wrong' ? decision.errors : [];
    const errors = [{ field: 'vertical', message: products }, ...others];
    return { kind: 'refuse', code, errors, found: none };
  }
  if (decision.kind === 'found') {
    const bundle = input.bundle || input.vertical.length >= minimumBundle;
    return { kind: 'register', address: decision.address, bundle };
  }
  const { code, errors } = decision;
  const found = decision.kind === 'several' ? decision : none;
  return { kind: 'refuse', code, errors, found };
}

const none: AddressChoices = { choices: [], repaired: [] };
