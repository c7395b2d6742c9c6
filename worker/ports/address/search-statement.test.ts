/** One statement over a street of odd addresses: each is listed once, and found by its own line. */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedAddressPort } from './embedded-address.ts';
import { createLiveSlot } from './live-slot.ts';
import { loadRelease } from './load/load-addresses.ts';
import type { AddressEntry, Release } from './load/release.ts';

const place = { state: 'NSW', postcode: '2016' } as const;
const road = { ...place, locality: 'Redfern', count: 9, num_min: 1, num_max: 99 };
const release: Release = {
  ...{ id: 'odd', kind: 'national', source: 'odd' },
  localities: [{ ...place, id: 1, name: 'Redfern' }],
  streets: [{ ...road, id: 1, pid: 'NSW1', name: 'Smith', type: 'Street', type_abbr: 'St' }],
  addresses: [],
};

const house = (num: number, rest: Partial<AddressEntry>) => ({ num, ...rest });
const houses = [
  house(40, { num_suffix: 'A', num_to: 40, num_to_suffix: 'C' }),
  house(41, { num_suffix: 'A', num_to: 41, num_to_suffix: 'A' }),
  house(42, { num_prefix: 'A', unit: 'A' }),
  house(43, { num_to: 43, unit: '43' }),
  house(44, { num_to: 45, num_to_suffix: 'C' }),
];

const port = createEmbeddedAddressPort(createLiveSlot([env.ADDRESSES_DB]));
const lines = async (typed: string): Promise<string[]> =>
  (await port.search(typed)).suggestions.map(({ DisplayLine }) => DisplayLine);

beforeAll(async () => {
  const addresses = houses.map((one, seq) => ({ street: 1, seq, pid: `GANSW${seq}`, ...one }));
  await loadRelease(env.ADDRESSES_DB, { ...release, addresses });
});

describe('an address that fits in two ways', () => {
  it.each([
    ['40 smith st', '40A-40C'],
    ['40a smith st', '40A-40C'],
    ['40c smith st', '40A-40C'],
    ['41a smith st', '41A-41A'],
    ['a42 smith st', 'A/A42'],
    ['43-43 smith st', '43/43-43'],
    ['45c smith st', '44-45C'],
    ['44 smith st', '44-45C'],
  ])('is listed once: %s', async (typed, number) => {
    expect(await lines(typed)).toEqual([`${number} Smith Street, Redfern NSW 2016`]);
  });
});
