/** Loading a release: once, in full or not at all, and with record ids that outlive it. */
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { createEmbeddedAddressPort } from '../embedded-address.ts';
import { createLiveSlot } from '../live-slot.ts';
import { releaseIn } from '../releases.ts';
import { loadRelease } from './load-addresses.ts';
import type { AddressEntry, Release, StreetEntry } from './release.ts';

const db = env.ADDRESSES_DB;
const port = createEmbeddedAddressPort(createLiveSlot([db]));

const street = (id: number, name: string): StreetEntry => ({
  id,
  pid: `VIC${name.toUpperCase()}`,
  name,
  type: 'Road',
  type_abbr: 'Rd',
  locality: 'Brunswick',
  state: 'VIC',
  postcode: '3056',
  count: 1,
  num_min: 7,
  num_max: 7,
});

const address = (streetId: number, pid: string): AddressEntry => ({
  street: streetId,
  num: 7,
  seq: 0,
  pid,
});

const release = (id: string, parts: Partial<Release> = {}): Release => ({
  id,
  kind: 'national',
  source: 'test',
  localities: [{ id: 1, name: 'Brunswick', state: 'VIC', postcode: '3056' }],
  streets: [street(1, 'Boobook'), street(2, 'Quoll')],
  addresses: [address(1, 'GAVIC1'), address(2, 'GAVIC2')],
  ...parts,
});

const empty: Release = {
  id: 'empty',
  kind: 'national',
  source: 'test',
  localities: [],
  streets: [],
  addresses: [],
};

const lines = async (typed: string): Promise<string[]> =>
  (await port.search(typed)).suggestions.map(({ DisplayLine }) => DisplayLine);

const BOOBOOK = '7 Boobook Road, Brunswick VIC 3056';

beforeEach(async () => {
  await loadRelease(db, empty);
});

it('finds nothing in an empty index', async () => {
  expect(await lines('7 boobook')).toEqual([]);
  expect(await port.postcodes('3056')).toEqual([]);
});

it('loads once', async () => {
  expect(await loadRelease(db, release('one'))).toBe(true);
  expect((await releaseIn(db))?.id).toBe('one');
  expect(await loadRelease(db, release('one', { addresses: [] }))).toBe(false);
  expect(await lines('7 boobook')).toEqual([BOOBOOK]);
});

it('puts a new release in place of the old one, ranks changed and ids kept', async () => {
  await loadRelease(db, release('one'));
  const [before] = (await port.search('7 boobook')).suggestions;
  await loadRelease(
    db,
    release('two', {
      streets: [street(1, 'Numbat'), street(2, 'Quoll'), street(3, 'Boobook')],
      addresses: [
        address(1, 'GAVIC3'),
        address(2, 'GAVIC2'),
        address(3, 'GAVIC0'),
        { ...address(3, 'GAVIC1'), seq: 1, unit: '4', unit_type: 'Unit' },
      ],
    }),
  );
  expect(await lines('7 numbat')).toEqual(['7 Numbat Road, Brunswick VIC 3056']);
  expect(await lines('7 boobook')).toEqual([BOOBOOK, `4/${BOOBOOK}`]);
  expect(await port.retrieve(before?.RecordId ?? '')).toMatchObject({
    AddressLine: '4/7 Boobook Road',
  });
  expect(await port.postcodes('brunswick')).toEqual(['3056, Brunswick, VIC']);
});

it('leaves the old release when the load of a new one is interrupted, and loads it when run again', async () => {
  await loadRelease(db, release('one'));
  const broken = release('two', { addresses: [address(1, 'GAVIC9'), address(1, 'GAVIC9')] });
  await expect(loadRelease(db, broken)).rejects.toThrow(/UNIQUE/);
  expect((await releaseIn(db))?.id).toBe('one');
  expect(await lines('7 boobook')).toEqual([BOOBOOK]);
  expect(await loadRelease(db, release('two'))).toBe(true);
  expect(await lines('7 boobook')).toEqual([BOOBOOK]);
});
