/** Decisions on a hero submit: registered, or refused for its products, its address or both. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { addressBook } from './address-book.fixture.ts';
import { heroInput } from './form-inputs.ts';
import { decideHero } from './hero-submit.ts';

const decide = (input: Record<string, unknown>) =>
  decideHero(v.parse(heroInput, { vertical: 'energy', ...input }), addressBook);
const incomplete = 'Please enter your complete address and select it from dropdown';

describe('decideHero, for addresses,', () => {
  it('registers a known address for one product', async () => {
    expect(await decide({ recordId: 'R1' })).toMatchObject({
      kind: 'register',
      bundle: false,
      address: { addressLine: '19 Murray Road, Brunswick VIC 3056' },
    });
  });

  it('refuses an empty address without choices', async () => {
    expect(await decide({})).toEqual({
      kind: 'refuse',
      code: 'address_required',
      errors: [{ field: 'address', message: incomplete }],
      found: { choices: [], repaired: [] },
    });
  });

  it('refuses typed text and offers its matches', async () => {
    expect(await decide({ address: '19 Murray' })).toMatchObject({
      kind: 'refuse',
      code: 'address_required',
      found: { choices: [{ id: 'R1' }] },
    });
  });
});

describe('decideHero, for products,', () => {
  it('requires the minimum of a bundle, and reports the address error too', async () => {
    expect(await decide({ bundle: '1', vertical: ['energy'] })).toEqual({
      kind: 'refuse',
      code: 'bundle_minimum',
      errors: [
        { field: 'vertical', message: 'Select minimum 2 product for bundle' },
        { field: 'address', message: incomplete },
      ],
      found: { choices: [], repaired: [] },
    });
  });

  it('asks for products first, without the address choices', async () => {
    expect(await decide({ vertical: [], address: '19 Murray' })).toEqual({
      kind: 'refuse',
      code: 'invalid',
      errors: [{ field: 'vertical', message: 'Choose at least one product' }],
      found: { choices: [], repaired: [] },
    });
  });

  it.each(['1', ''])('accepts two products as a bundle, asked for with %j', async (bundle) => {
    expect(await decide({ bundle, vertical: ['energy', 'solar'], recordId: 'R1' })).toMatchObject({
      kind: 'register',
      bundle: true,
    });
  });

  it('refuses unknown products', () => {
    expect(v.safeParse(heroInput, { vertical: ['energy', '../x'] }).success).toBe(false);
  });
});
