/** The search statement on a street of odd addresses: each is listed once, and found by its own line. */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedAddressPort } from './embedded-address.ts';
import { createLiveSlot } from './live-slot.ts';
import { loadRelease } from './load/load-addresses.ts';
import type { AddressEntry, Release } from './load/release.ts';

const place = { state: 'NSW', postcode: '2016' } as const;
const road = { ...place, locality: 'Redfern', count: 9, num_min: 1, num_max: 99 };
const release: Release = {
  id: 'odd',
  kind: 'national',
  source: 'odd',
  localities: [{ ...place, id: 1, name: 'Redfern' }],
  streets: [
    { ...road, id: 1, pid: 'NSW1', name: 'Smith', type: 'Street', type_abbr: 'St' },
    { ...road, id: 2, pid: 'NSW2', name: '12 Mile', type: 'Road', type_abbr: 'Rd' },
  ],
  addresses: [],
};

const house = (num: number, rest: Partial<AddressEntry>) => ({ num, ...rest });
const houses = [
  house(40, { num_suffix: 'A', num_to: 40, num_to_suffix: 'C' }),
  house(41, { num_suffix: 'A', num_to: 41, num_to_suffix: 'A' }),
  house(42, { num_prefix: 'A', unit: 'A' }),
  house(43, { num_to: 43, unit: '43' }),
  house(44, { num_to: 45, num_to_suffix: 'C' }),
  ...['LG2', 'UG05', 'L5', 'FL1', 'RM3', 'LV7', 'AB', 'U2', '3AB'].map((unit) =>
    house(50, { unit_type: 'Unit', unit }),
  ),
  house(50, { level_type: 'Level', level: '6' }),
  house(50, { unit_type: 'Unit', unit: 'L6' }),
  ...['Basement', 'Floor', 'Ground Floor', 'Level', 'Upper Ground Floor'].flatMap((level_type) => [
    house(51, { level_type, level: '2' }),
    house(51, { level_type, level: '2', unit_type: 'Shop', unit: '3' }),
  ]),
  house(52, { level_type: 'Ground Floor', unit_type: 'Shop', unit: '3' }),
  house(53, { num_suffix: 'AA' }),
  ...[12, 13].map((num) => house(num, { street: 2 })),
  house(0, { street: 2, lot: '5' }),
];

const port = createEmbeddedAddressPort(createLiveSlot([env.ADDRESSES_DB]));
const lines = async (typed: string): Promise<string[]> =>
  (await port.search(typed)).suggestions.map(({ DisplayLine }) => DisplayLine);

beforeAll(async () => {
  const addresses = houses.map((one, seq) => ({ street: 1, seq, pid: `GANSW${seq}`, ...one }));
  await loadRelease(env.ADDRESSES_DB, { ...release, addresses });
});

describe('its own line', () => {
  it.each([
    ...['LG2', 'UG05', 'L5', 'FL1', 'RM3', 'LV7', 'AB', 'U2', '3AB'].map((unit) => `${unit}/50`),
    ...['Basement 2', 'Floor 2', 'Ground Floor 2', 'Level 2', 'Upper Ground Floor 2'].flatMap(
      (level) => [`${level}, 51`, `Shop 3, ${level}, 51`],
    ),
    'Level 6, 50',
    '53AA',
  ])('finds it first: %s', async (number) => {
    const line = `${number} Smith Street, Redfern NSW 2016`;
    expect((await lines(line))[0]).toBe(line);
  });

  it.each(['12', '13', 'Lot 5'])(
    'finds it on a street called like a number: %s',
    async (number) => {
      const line = `${number} 12 Mile Road, Redfern NSW 2016`;
      expect(await lines(line)).toEqual([line]);
    },
  );

  it.each([
    ['l6/50 smith st', 'Level 6, 50'],
    ['ground floor 3 52 smith st', 'Shop 3, Ground Floor, 52'],
  ])('is not what everybody types: %s', async (typed, number) => {
    expect(await lines(typed)).toEqual([`${number} Smith Street, Redfern NSW 2016`]);
  });

  it.each(['Basement 6, 50 Smith St', 'Basement 3, 52 Smith St'])(
    'is no other: %s',
    async (line) => {
      expect(await lines(line)).toEqual([]);
    },
  );
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
