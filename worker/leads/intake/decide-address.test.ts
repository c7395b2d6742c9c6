/** Decisions on a submitted address: chosen, typed by hand, one of several, not found, or incomplete. */
import { describe, expect, it } from 'vitest';
import type { AddressPort } from '../../ports/address/address.port.ts';
import { addressBook } from './address-book.fixture.ts';
import { decideAddress, type SubmittedAddress } from './decide-address.ts';

const empty: SubmittedAddress = { mode: 'address', entry: 'search', address: '', recordId: '' };
const decide = (given: Partial<SubmittedAddress>, port: AddressPort = addressBook) =>
  decideAddress({ ...empty, ...given }, port);
const incomplete = 'Please enter your complete address and select it from dropdown';
const notFound = 'Address not found. Please enter correct address and select it from dropdown.';
const noPostcode = 'Please enter your correct postcode or suburb';
const unknownPostcode = 'Postcode not found, Please enter a valid 4 digit Postcode';

describe('a chosen record', () => {
  it('gives an address with its full line, whatever the text beside it', async () => {
    expect(await decide({ recordId: 'R1', address: 'anything' })).toMatchObject({
      kind: 'found',
      address: {
        addressLine: '19 Murray Road, Brunswick VIC 3056',
        addressSiteId: '42',
        streetName: 'Murray Road',
        type: 'current',
      },
    });
  });

  it('unknown to the index is not found', async () => {
    expect(await decide({ recordId: 'R9', address: '19 Murray Road' })).toEqual({
      kind: 'wrong',
      code: 'address_not_found',
      errors: [{ field: 'address', message: notFound }],
    });
  });
});

describe('typed text', () => {
  it('offers its matches, and is incomplete if there was a list to choose from', async () => {
    expect(await decide({ address: '19 Murray' })).toEqual({
      kind: 'several',
      choices: [{ line: '19 Murray Road, Brunswick VIC 3056', id: 'R1' }],
      repaired: [],
      code: 'address_required',
      errors: [{ field: 'address', message: incomplete }],
    });
  });

  it.each([
    ['', 'address_required', incomplete],
    [' 19 ', 'address_required', incomplete],
    ['Now', 'address_required', incomplete],
    ['Nowh', 'address_not_found', notFound],
    ['Nowhere 1', 'address_not_found', notFound],
    ['19 Murray '.repeat(51), 'invalid', 'Address is too long'],
  ])('of %j is refused as %s', async (address, code, message) => {
    expect(await decide({ address })).toEqual({
      kind: 'wrong',
      code,
      errors: [{ field: 'address', message }],
    });
  });

  it('of 500 characters is still searched for', async () => {
    expect(await decide({ address: '19 Murray '.repeat(50) })).toMatchObject({ kind: 'several' });
  });
});

describe('an address typed by hand', () => {
  const manual = {
    entry: 'manual',
    StreetNumber1: '7',
    StreetName: 'main  STREET',
    Locality: 'fitzroy',
    State: 'VIC',
    Postcode: '3065',
  } as const;

  it('gives an address as typed in the form, without a record', async () => {
    expect(await decide({ ...manual, recordId: 'R1', UnitNumber: '2' })).toMatchObject({
      kind: 'found',
      address: {
        addressLine: '2/7 Main Street, FITZROY VIC 3065',
        unitType: 'Unit',
        unitNumber: '2',
        record: null,
      },
    });
  });

  it('has its unit separated from the street number in which it was typed', async () => {
    expect(await decide({ ...manual, StreetNumber1: 'Unit 2, 7A' })).toMatchObject({
      kind: 'found',
      address: {
        addressLine: '2/7A Main Street, FITZROY VIC 3065',
        unitType: 'Unit',
        unitNumber: '2',
        streetNumber1: '7A',
      },
    });
  });

  it('has its street number only once, even if the street name repeats it', async () => {
    const given = { ...manual, StreetNumber1: '7', StreetName: '7 Main Street' };
    expect(await decide(given)).toMatchObject({ address: { streetName: 'Main Street' } });
  });

  it('has an error for every invalid field, in the order of the form', async () => {
    expect(await decide({ entry: 'manual', Postcode: '12' })).toEqual({
      kind: 'wrong',
      code: 'invalid',
      errors: [
        { field: 'StreetNumber1', message: 'Street number is required' },
        { field: 'StreetName', message: 'Street name is required' },
        { field: 'Locality', message: 'Suburb/City name required' },
        { field: 'State', message: 'State is required' },
        { field: 'Postcode', message: 'Minimum 4 Numbers' },
      ],
    });
  });

  it('is refused if the postcode is in another state, unless the postcode lies in both', async () => {
    expect(await decide({ ...manual, State: 'NSW', Postcode: '3000' })).toEqual({
      kind: 'wrong',
      code: 'invalid',
      errors: [{ field: 'Postcode', message: 'Postcode 3000 is in VIC, not in NSW' }],
    });
    for (const State of ['NSW', 'VIC']) {
      const barooga = { ...manual, State, Postcode: '3644' };
      expect(await decide(barooga)).toMatchObject({ kind: 'found', address: { state: State } });
    }
  });

  it('is never treated as a postcode, and does not use the index', async () => {
    const asked = () => Promise.reject(new Error('asked'));
    const port = { search: asked, retrieve: asked, postcodes: asked, source: asked };
    expect(await decide({ ...manual, mode: 'postcode' }, port)).toMatchObject({ kind: 'found' });
  });
});

describe('in postcode mode', () => {
  const postcode = (given: Partial<SubmittedAddress>) => decide({ ...given, mode: 'postcode' });

  it.each([{ address: '3056, Brunswick, vic' }, { recordId: '3056, BRUNSWICK, VIC' }])(
    '%o, which the index knows, gives an address without a street',
    async (given) => {
      expect(await postcode(given)).toMatchObject({
        kind: 'found',
        address: {
          addressLine: '3056, BRUNSWICK, VIC',
          postcode: '3056',
          state: 'VIC',
          streetName: null,
        },
      });
    },
  );

  it('a place is accepted even if it is not among the first of its postcode', async () => {
    const line = '0810, Tiwi, NT';
    const port = {
      ...addressBook,
      postcodes: async (text: string) => (text === line ? [line] : ['0810, Nightcliff, NT']),
    };
    expect(await decide({ mode: 'postcode', recordId: line }, port)).toMatchObject({
      kind: 'found',
      address: { addressLine: line, locality: 'Tiwi' },
    });
  });

  it('a line that the service finds only by its postcode is accepted, and another one offers its matches', async () => {
    const lines = ['0810, Nightcliff, NT', '0810, Tiwi, NT'];
    const port = {
      ...addressBook,
      postcodes: async (text: string) => (text === '0810' ? lines : []),
    };
    const given = { mode: 'postcode', recordId: '0810, Tiwi, NT' } as const;
    expect(await decide(given, port)).toMatchObject({
      kind: 'found',
      address: { addressLine: '0810, Tiwi, NT' },
    });
    expect(await decide({ ...given, recordId: '0810, Atlantis, NT' }, port)).toMatchObject({
      kind: 'several',
      choices: lines.map((line) => ({ line, id: line })),
    });
  });

  it.each([['3056'], ['3056, ATLANTIS, VIC']])('%s offers its matches', async (address) => {
    expect(await postcode({ address })).toEqual({
      kind: 'several',
      choices: [{ line: '3056, BRUNSWICK, VIC', id: '3056, BRUNSWICK, VIC' }],
      repaired: [],
      code: 'postcode_required',
      errors: [{ field: 'address', message: noPostcode }],
    });
  });

  it.each([
    ['', 'postcode_required', noPostcode],
    ['30', 'postcode_required', noPostcode],
    ['999', 'postcode_not_found', unknownPostcode],
    ['9999', 'postcode_not_found', unknownPostcode],
    ['3'.repeat(501), 'invalid', 'Address is too long'],
  ])('%j is refused as %s', async (address, code, message) => {
    expect(await postcode({ address })).toEqual({
      kind: 'wrong',
      code,
      errors: [{ field: 'address', message }],
    });
  });
});

it.each([
  ['search', { address: '19 Murray' }],
  ['retrieve', { recordId: 'R1' }],
  ['postcodes', { mode: 'postcode', address: '3056' }],
] as const)('a failed %s is our own error, with the specified message', async (name, given) => {
  const port = { ...addressBook, [name]: () => Promise.reject(new Error('down')) };
  await expect(decide(given, port)).rejects.toMatchObject({
    code: 'address_fetch_failed',
    field: 'address',
    message: 'Something went wrong, Please try again after sometime',
  });
});
