/** What a hero submit becomes: registered, a choice, or mistakes in the specified words. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { AddressPort, AddressRecord } from '../../ports/address/address.port.ts';
import { heroInput } from './hero-input.ts';
import { decideHero } from './hero-submit.ts';

const record = {
  AddressSiteId: '42',
  AddressLine: '19 Murray Road',
  StreetNumber1: '19',
  StreetName: 'Murray',
  StreetType: 'Road',
  StreetSuffix: null,
  Locality: 'Brunswick',
  State: 'VIC',
  Postcode: '3056',
} as AddressRecord;

const port: AddressPort = {
  search: async (text) =>
    text.includes('Murray')
      ? [{ DisplayLine: '19 Murray Road, Brunswick VIC 3056', RecordId: 'R1' }]
      : [],
  retrieve: async (id) => (id === 'R1' ? record : null),
  postcodes: async (text) => (text.startsWith('30') ? ['3056, BRUNSWICK, VIC'] : []),
};
const decide = (input: Record<string, unknown>) =>
  decideHero(v.parse(heroInput, { vertical: 'energy', ...input }), port);

describe('decideHero, address mode', () => {
  it('registers a chosen record with its whole line', async () => {
    const decision = await decide({ recordId: 'R1', address: 'anything' });
    expect(decision).toMatchObject({
      kind: 'register',
      bundle: false,
      address: {
        addressLine: '19 Murray Road, Brunswick VIC 3056',
        addressSiteId: '42',
        streetName: 'Murray Road',
      },
    });
  });

  it('offers choices for typed text without a choice', async () => {
    expect(await decide({ address: '19 Murray' })).toMatchObject({
      kind: 'choose',
      suggestions: [{ RecordId: 'R1' }],
    });
  });

  it.each([
    [{}, 'address_required', 'Please enter your complete address and select it from dropdown'],
    [
      { address: 'Nowhere 1' },
      'address_not_found',
      'Address not found. Please enter correct address and select it from dropdown.',
    ],
    [
      { recordId: 'R9' },
      'address_not_found',
      'Address not found. Please enter correct address and select it from dropdown.',
    ],
    [{ mode: 'postcode' }, 'postcode_required', 'Please enter your correct postcode or suburb'],
    [
      { mode: 'postcode', address: '9999' },
      'postcode_not_found',
      'Postcode not found, Please enter a valid 4 digit Postcode',
    ],
  ])('%o is %s', async (input, code, message) => {
    expect(await decide(input)).toEqual({
      kind: 'mend',
      code,
      errors: [{ field: 'address', message }],
    });
  });

  it('names every field of a manual address that is missing', async () => {
    const decision = await decide({ entry: 'manual', Postcode: '12' });
    expect(decision).toMatchObject({ kind: 'mend' });
    expect(decision.kind === 'mend' && decision.errors.map((error) => error.message)).toEqual([
      'Street number is required',
      'Street name is required',
      'Suburb/City name required',
      'State is required',
      'Minimum 4 Numbers',
    ]);
  });

  it('says so when the service fails', async () => {
    const broken = { ...port, search: () => Promise.reject(new Error('down')) };
    const input = v.parse(heroInput, { vertical: 'energy', address: '19 Murray' });
    await expect(decideHero(input, broken)).rejects.toMatchObject({
      code: 'address_fetch_failed',
      message: 'Something went wrong, Please try again after sometime',
    });
  });
});

describe('decideHero, postcode mode', () => {
  it('registers a line the index knows, in any case', async () => {
    expect(await decide({ mode: 'postcode', address: '3056, Brunswick, vic' })).toMatchObject({
      kind: 'register',
      address: { postcode: '3056', streetName: null },
    });
  });

  it('offers choices for a postcode alone, and never takes a made-up line', async () => {
    expect(await decide({ mode: 'postcode', address: '3056' })).toMatchObject({ kind: 'choose' });
    expect(await decide({ mode: 'postcode', address: '3056, ATLANTIS, VIC' })).toMatchObject({
      kind: 'choose',
    });
  });
});

describe('decideHero, products', () => {
  it('wants the minimum of a bundle, beside what is wrong with the address', async () => {
    expect(await decide({ bundle: '1', vertical: ['energy'] })).toEqual({
      kind: 'mend',
      code: 'bundle_minimum',
      errors: [
        { field: 'vertical', message: 'Select minimum 2 product for bundle' },
        {
          field: 'address',
          message: 'Please enter your complete address and select it from dropdown',
        },
      ],
    });
  });

  it('takes two products as a bundle', async () => {
    expect(
      await decide({ bundle: '1', vertical: ['energy', 'solar'], recordId: 'R1' }),
    ).toMatchObject({
      kind: 'register',
      bundle: true,
    });
  });

  it('refuses products that do not exist', () => {
    expect(v.safeParse(heroInput, { vertical: ['energy', '../x'] }).success).toBe(false);
  });
});
