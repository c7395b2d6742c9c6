/** A release read from G-NAF's rows: every kind of address, and every kind of broken file. */
import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AddressEntry } from '../../../worker/ports/address/load/release.ts';
import type { GnafRow } from '../generate/gnaf-writer.ts';
import { generateGnaf } from '../generate-gnaf.ts';
import { detail, details, inFolder, writeSmallGnaf } from './gnaf.fixture.ts';
import { type ReadOptions, readGnaf } from './read-gnaf.ts';

const addressFile = 'Standard/VIC_ADDRESS_DETAIL_psv.psv';

async function readAll(folder: string, options?: ReadOptions) {
  const reading = await readGnaf(folder, options);
  const addresses: AddressEntry[] = [];
  for await (const list of reading.release.addresses) addresses.push(...list);
  const counted = Object.fromEntries(
    reading.refusals().map(({ reason, count, examples }) => [reason, [count, ...examples]]),
  );
  return { ...reading, ...reading.release, addresses, counted };
}

type Read = Awaited<ReturnType<typeof readAll>>;

const readSmall = (change: (folder: string) => void = () => {}, rows?: readonly GnafRow[]) =>
  inFolder((folder) => {
    writeSmallGnaf(folder, rows);
    change(folder);
    return readAll(folder);
  });

const pids = ({ addresses }: Read): string[] => addresses.map(({ pid }) => pid);

describe('a release', () => {
  it('ranks streets, one for each postcode, in readable spelling', async () => {
    const { streets } = await readSmall();
    const names = streets.map((street) => [street.id, street.pid, street.postcode, street.count]);
    expect(names).toEqual([
      [1, 'VIC1', '3056', 9],
      [2, 'VIC1', '3057', 1],
      [3, 'VIC2', '3199', 1],
      [4, 'VIC3', '3056', 1],
    ]);
    expect(streets[0]).toEqual({
      id: 1,
      pid: 'VIC1',
      name: "O'Connor",
      type: 'Road',
      type_abbr: 'Rd',
      suffix: 'West',
      other_names: ['Old Sydney Street'],
      locality: 'Brunswick',
      state: 'VIC',
      postcode: '3056',
      aliases: ['Phoenix Park'],
      count: 9,
      num_min: 19,
      num_max: 107,
      reliability: '4',
      locality_reliability: '5',
    });
    expect(streets[2]).toMatchObject({ name: "McDonald D'Arcy", type: 'Lane', type_abbr: 'Lane' });
    expect(streets[3]).not.toHaveProperty('type');
  });

  it('ranks localities, with their postal names', async () => {
    const { localities } = await readSmall();
    expect(localities).toEqual([
      { id: 1, name: 'Brunswick', state: 'VIC', postcode: '3056', aliases: ['Phoenix Park'] },
      { id: 2, name: 'Brunswick', state: 'VIC', postcode: '3057', aliases: ['Phoenix Park'] },
      { id: 3, name: 'Mount McKenzie-St Helena', state: 'VIC', postcode: '3199' },
      { id: 4, name: 'Brisbane City', state: 'QLD', postcode: '4000', aliases: ['Brisbane'] },
    ]);
  });

  it('has every field of an address', async () => {
    const { addresses } = await readSmall();
    expect(addresses.find(({ pid }) => pid === 'GAVIC01')).toEqual({
      street: 2,
      num: 19,
      seq: 0,
      pid: 'GAVIC01',
      site: '4001',
      building: "O'Brien House",
      parcel: '1/DP7',
      property: 'P1',
      gnaf_property: 'VICP1',
      confidence: '2',
      created: '2004-04-29',
      modified: '2023-08-04',
    });
    const byPid = new Map(addresses.map(({ street, seq, pid, ...rest }) => [pid, rest]));
    expect(Object.fromEntries(byPid)).toMatchObject({
      GAVIC03: { num: 19 },
      GAVIC04: { num: 19, num_suffix: 'A' },
      GAVIC05: { num: 103, num_to: 107, num_to_suffix: 'B' },
      GAVIC06: { num: 0, lot: '5A' },
      GAVIC07: { level_type: 'Ground Floor', unit_type: 'Suite', unit: 'B7' },
      GAVIC08: { level_type: 'Level', level: '2' },
      GAVIC09: { unit_type: 'Pod', unit: '1' },
    });
  });

  it('orders the house, its units in natural order, then its number suffixes', async () => {
    const read = await readSmall();
    expect(pids(read)).toEqual([
      'GAVIC06',
      'GAVIC03',
      'GAVIC02',
      'GAVIC10',
      'GAVIC04',
      'GAVIC08',
      'GAVIC09',
      'GAVIC07',
      'GAVIC05',
      'GAVIC01',
      'GAVIC12',
      'GAVIC13',
    ]);
    expect(read.addresses.map(({ seq }) => seq)).toEqual([0, 0, 1, 2, 3, 0, 1, 2, 0, 0, 0, 0]);
  });

  it('counts what it omits, and names unknown codes', async () => {
    const { read, retired, expected, counted, release, source } = await readSmall();
    expect({ read, retired, expected }).toEqual({ read: 14, retired: 1, expected: 12 });
    expect(counted).toEqual({
      'other-territory': [1, 'VIC_ADDRESS_DETAIL_psv.psv:15 GAVIC14'],
      'code-unknown': [1, 'VIC_ADDRESS_DETAIL_psv.psv:11 GAVIC09'],
    });
    expect(release.id).toMatch(/^gnaf-[0-9a-f]{8}-vic$/);
    expect(source).toMatch(/^gnaf-reader-\d+ [0-9a-f]{16}$/);
  });

  it('is the same whatever the bucket size', async () => {
    await inFolder(async (folder) => {
      generateGnaf({ folder, addresses: 2_000, seed: 5 });
      const [one, many] = [await readAll(folder), await readAll(folder, { addressesInBucket: 90 })];
      expect(many.addresses).toEqual(one.addresses);
      expect(one.addresses).toHaveLength(2_000);
      expect(one.counted).toEqual({});
      const places = one.addresses.map(({ street, num, seq }) => [street, num, seq].join());
      expect(new Set(places).size).toBe(2_000);
    });
  });
});

describe('G-NAF files', () => {
  it('are found at any depth and in any case, and name the release', async () => {
    const read = await inFolder((folder) => {
      const deep = join(folder, 'NOV26_GNAF_PSV', 'G-NAF', 'G-NAF NOVEMBER 2026');
      mkdirSync(deep, { recursive: true });
      writeSmallGnaf(deep);
      const lower = 'standard/vic_address_detail_psv.psv';
      renameSync(join(deep, 'Standard'), join(deep, 'standard'));
      renameSync(
        join(deep, addressFile.toLowerCase().replace('vic_address_detail', 'VIC_ADDRESS_DETAIL')),
        join(deep, lower),
      );
      return readAll(folder);
    });
    expect(read.addresses).toHaveLength(12);
    expect(read.release.id).toBe('gnaf-2026-11-vic');
  });

  it('take the release from the nearest folder', async () => {
    const id = await inFolder(async (folder) => {
      const deep = join(folder, 'market-2019', 'NOV26_GNAF');
      mkdirSync(deep, { recursive: true });
      writeSmallGnaf(deep);
      return (await readAll(folder)).release.id;
    });
    expect(id).toBe('gnaf-2026-11-vic');
  });

  it('from two releases are refused, and so is a folder without any', async () => {
    await inFolder(async (folder) => {
      await expect(readGnaf(folder)).rejects.toThrow(/has no file <STATE>_ADDRESS_DETAIL/);
      await expect(readGnaf(join(folder, 'none'))).rejects.toThrow(/cannot be read as a folder/);
      for (const name of ['a', 'b']) writeSmallGnaf(join(folder, name));
      await expect(readGnaf(folder)).rejects.toThrow(/the same file of two releases/);
    });
  });

  const rewrite = (change: (text: string) => string | Buffer) => (folder: string) => {
    const path = join(folder, addressFile);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  };

  it.each<[string, (text: string) => string | Buffer]>([
    ['UTF-8 with a mark', (text) => `\ufeff${text}`],
    ['UTF-16', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 the other way', (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['UTF-16 without a mark', (text) => Buffer.from(text, 'utf16le')],
    ['line feeds alone', (text) => text.replaceAll('\r', '')],
    ['no line end at the end', (text) => text.trimEnd()],
    ['blanks around fields', (text) => text.replaceAll('|', ' | ')],
    ['columns in another order', (text) => flipped(text)],
  ])('read the same in %s', async (_, change) => {
    expect((await readSmall(rewrite(change))).addresses).toEqual((await readSmall()).addresses);
  });

  it('are read as Latin-1 where a line is not UTF-8', async () => {
    const cafe = { ...details[2], BUILDING_NAME: 'CAFÉ' };
    const latin = rewrite((text) => Buffer.from(text, 'latin1'));
    for (const change of [latin, () => {}]) {
      const { addresses } = await readSmall(change, [cafe]);
      expect(addresses[0]?.building).toBe('Café');
    }
  });

  it('without an essential column are skipped and named', async () => {
    const without = (column: string) =>
      rewrite((text) => text.replace(`|${column}`, '|SOMETHING_ELSE'));
    const lost = await readSmall(without('STREET_LOCALITY_PID'));
    expect(lost.addresses).toEqual([]);
    expect(lost.counted).toEqual({
      'file-column': [1, 'VIC_ADDRESS_DETAIL_psv.psv STREET_LOCALITY_PID'],
    });
    const kept = await readSmall(without('BUILDING_NAME'));
    expect(kept.addresses).toHaveLength(12);
    expect(kept.counted).toMatchObject({
      'column-missing': [1, 'VIC_ADDRESS_DETAIL_psv.psv BUILDING_NAME'],
    });
  });

  it('that are empty, missing or unreadable are reported, and the others are read', async () => {
    const read = await readSmall((folder) => {
      rmSync(join(folder, 'Authority Code'), { recursive: true });
      writeFileSync(join(folder, 'Standard/OT_STATE_psv.psv'), '');
      mkdirSync(join(folder, 'Standard/TAS_STATE_psv.psv'));
    });
    expect(read.counted).toMatchObject({
      'file-empty': [1, 'OT_STATE_psv.psv'],
      'file-unreadable': [1, 'TAS_STATE_psv.psv EISDIR'],
    });
    expect(read.streets[0]).toMatchObject({ type: 'Road', type_abbr: 'Rd', suffix: 'West' });
    expect(read.addresses.find(({ pid }) => pid === 'GAVIC07')?.unit_type).toBe('Suite');
  });

  const flipped = (text: string): string =>
    text
      .split('\r\n')
      .map((line) => line.split('|').toReversed().join('|'))
      .join('\r\n');
});

describe('broken rows', () => {
  const appended = (text: string | Buffer) => (folder: string) =>
    appendFileSync(join(folder, addressFile), text);
  const line = 'VIC_ADDRESS_DETAIL_psv.psv:16';

  it.each<[string, string | Buffer, string]>([
    ['cut off', 'GAVIC99|2004-04-29|', 'row-columns'],
    ['with a column too many', `${'|'.repeat(60)}\r\n`, 'row-columns'],
    ['of 10 MB', Buffer.alloc(10_000_000, 'x'), 'row-too-long'],
    ['of 10 MB that end', `${'x'.repeat(10_000_000)}\n`, 'row-too-long'],
    ['of odd bytes', Buffer.from([0xff, 0, 0xfe, 0, 10]), 'row-columns'],
  ])('%s are skipped', async (_, text, reason) => {
    const read = await readSmall(appended(text));
    expect(read.addresses).toHaveLength(12);
    expect(read.counted).toMatchObject({ [reason]: [1, line] });
  });

  it('of 10 MB neither hide the next row nor fill the memory', async () => {
    const long = `${'x'.repeat(10_000_000)}\r\n`;
    const before = process.memoryUsage().arrayBuffers;
    const read = await readSmall(appended(`${long}${long}GAVIC99`));
    expect(read.counted).toMatchObject({ 'row-too-long': [2, line, line.replace('16', '17')] });
    expect(read.counted).toMatchObject({ 'row-columns': [1, line.replace('16', '18')] });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40_000_000);
  });

  it.each<[string, GnafRow, string]>([
    ['no id', { ADDRESS_DETAIL_PID: '' }, 'row-pid'],
    ['an id that is none', { ADDRESS_DETAIL_PID: "GA'; DROP" }, 'row-pid'],
    ['a street that is not there', { STREET_LOCALITY_PID: 'VIC77' }, 'street-unknown'],
    ['no street', { STREET_LOCALITY_PID: '' }, 'street-unknown'],
    ['no number', { NUMBER_FIRST: '' }, 'number-missing'],
    ['words for a number', { NUMBER_FIRST: 'TWELVE' }, 'number-odd'],
    ['a negative number', { NUMBER_FIRST: -4 }, 'number-odd'],
    ['number nought', { NUMBER_FIRST: 0 }, 'number-odd'],
    ['a number too large', { NUMBER_FIRST: 1_000_000 }, 'number-odd'],
    ['a range that ends before it begins', { NUMBER_FIRST: 9, NUMBER_LAST: 5 }, 'number-odd'],
  ])('with %s are skipped', async (_, columns, reason) => {
    const rows = [...details, detail('GAVIC99', { NUMBER_FIRST: 1, ...columns })];
    const read = await readSmall(undefined, rows);
    expect(read.addresses).toHaveLength(12);
    const pid = reason === 'row-pid' ? '' : ' GAVIC99';
    expect(read.counted).toMatchObject({ [reason]: [1, `${line}${pid}`] });
  });

  it('with a repeated id are loaded once, from the first row', async () => {
    const read = await readSmall(undefined, [
      detail('GAVIC01', { NUMBER_FIRST: 7 }),
      detail('GAVIC01', { NUMBER_FIRST: 5 }),
      detail('GAVIC01', { NUMBER_FIRST: 7 }),
    ]);
    expect(read.addresses.map(({ num }) => num)).toEqual([7]);
    expect(read.counted).toEqual({
      'row-twice': [
        2,
        'VIC_ADDRESS_DETAIL_psv.psv:3 GAVIC01',
        'VIC_ADDRESS_DETAIL_psv.psv:4 GAVIC01',
      ],
    });
  });

  it('in a locality without a postcode use their own, or are skipped', async () => {
    const withoutPostcode = (folder: string) => {
      const path = join(folder, 'Standard/VIC_LOCALITY_psv.psv');
      writeFileSync(path, readFileSync(path, 'utf8').replace('|3056|', '||'));
    };
    const rows = [
      detail('GAVIC1', { NUMBER_FIRST: 1, POSTCODE: '3056' }),
      detail('GAVIC2', { NUMBER_FIRST: 2, POSTCODE: '30' }),
    ];
    const read = await readSmall(withoutPostcode, rows);
    expect(pids(read)).toEqual(['GAVIC1']);
    expect(read.counted).toHaveProperty('postcode-missing');
  });
});
