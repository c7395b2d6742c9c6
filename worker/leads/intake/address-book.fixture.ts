/** For tests: an address port with one house and one postcode. */
import type { AddressPort, AddressRecord } from '../../ports/address/address.port.ts';

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

export const addressBook: AddressPort = {
  search: async (text) => ({
    suggestions: text.includes('Murray')
      ? [{ DisplayLine: '19 Murray Road, Brunswick VIC 3056', RecordId: 'R1' }]
      : [],
    repaired: [],
  }),
  retrieve: async (id) => (id === 'R1' ? record : null),
  source: async () => ({ kind: 'sample', release: 'book', addresses: 1, loadedAt: null }),
  postcodes: async (text) => (text.startsWith('30') ? ['3056, BRUNSWICK, VIC'] : []),
};
