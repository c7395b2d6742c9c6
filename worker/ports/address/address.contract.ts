/** The contract that every adapter of the address port passes, whatever its data; run by each adapter's test. */
import { describe, expect, it } from 'vitest';
import type { AddressPort, AddressRecord } from './address.port.ts';

/** Text that no visitor means as an address, but that arrives sooner or later. */
const NAUGHTY: readonly string[] = [
  '',
  '    ',
  "'''''",
  '""""""',
  '"murray" NEAR road',
  'NEAR(murray road, 2)',
  'AND OR NOT NEAR',
  'document: murray',
  '{document}: murray',
  '^murray + road',
  '******',
  'mur* road*',
  "19'; DROP TABLE street; --",
  '%%%% ____ %',
  '\u0000\u0001\u0002 murray',
  '19 \\" murray \\',
  '😀😀😀😀',
  '19 مرحبا بالعالم',
  '\u202e19 yarrum\u202c',
  '\ud83d\ud83d\ud83d\ud83d',
  '１９ Ｍｕｒｒａｙ',
  '-/-/-/-/-',
  '1/1/1/1/1',
  '1-1-1-1',
  '99999999999999999999 murray rd',
  'lot lot lot lot',
  'unit unit unit 3/',
  'one two three four five six seven eight nine ten eleven twelve thirteen',
  'st ave blvd cres crt tce hwy pde esp cct gdns grv',
  'a'.repeat(10_000),
  '1/'.repeat(5_000),
  '"'.repeat(10_000),
  'murray '.repeat(1_500),
];

const FIELDS = [
  'AddressSiteId',
  'BuildingName',
  'AddressLine',
  'LotNumber',
  'UnitType',
  'UnitNumber',
  'LevelType',
  'LevelNumber',
  'StreetNumberPrefix1',
  'StreetNumber1',
  'StreetNumberSuffix1',
  'StreetNumberPrefix2',
  'StreetNumber2',
  'StreetNumberSuffix2',
  'StreetName',
  'StreetType',
  'StreetSuffix',
  'Locality',
  'State',
  'Postcode',
  'LegalParcelId',
  'PropertyId',
  'GnafPropertyId',
  'AddressConfidence',
  'StreetReliability',
  'LocalityReliability',
  'DateCreated',
  'DateModified',
  'DateRetired',
] as const satisfies readonly (keyof AddressRecord)[];

/** An address and a locality the adapter under test is known to have. */
export interface Known {
  typed: string;
  displayLine: string;
  record: Partial<AddressRecord>;
  postcodeLine: string;
}

const suggested = async (port: AddressPort, text: string, limit?: number) =>
  (await port.search(text, limit)).suggestions;

/** Runs the contract; `makePort` is called within each test. */
export function addressContract(name: string, makePort: () => AddressPort, known: Known): void {
  describe(`address port: ${name}`, () => {
    it('finds a known address, and its record', async () => {
      const port = makePort();
      const [first] = await suggested(port, known.typed);
      expect(first?.DisplayLine).toBe(known.displayLine);
      const record = await port.retrieve(first?.RecordId ?? '');
      expect(record).toMatchObject(known.record);
      expect(Object.keys(record ?? {}).sort()).toEqual([...FIELDS].sort());
      for (const value of Object.values(record ?? {})) {
        expect(value === null || (typeof value === 'string' && value !== '')).toBe(true);
      }
    });

    it('answers with ten suggestions at most, and with fewer when asked', async () => {
      const port = makePort();
      const many = await suggested(port, 'street');
      expect(many).toHaveLength(10);
      expect(await suggested(port, 'street', 3)).toEqual(many.slice(0, 3));
      expect(await suggested(port, 'street', 1_000)).toEqual(many);
      expect(await suggested(port, 'street', 0)).toHaveLength(10);
      expect(await suggested(port, 'street', Number.NaN)).toHaveLength(10);
    });

    it('never suggests another house number', async () => {
      const port = makePort();
      for (const number of [1, 3, 5, 19, 105]) {
        const found = await suggested(port, `${number} quandong`);
        const own = new RegExp(`(?:^|[ /-])${number}[A-Z]?(?:-\\d+)? Quandong`);
        for (const { DisplayLine } of found) expect(DisplayLine).toMatch(own);
      }
    });

    it('answers the same text with the same list', async () => {
      const port = makePort();
      expect(await suggested(port, known.typed)).toEqual(await suggested(port, known.typed));
    });

    it('does not search below the minimum lengths', async () => {
      const port = makePort();
      expect(await suggested(port, 'roa')).toEqual([]);
      expect(await suggested(port, '  roa  ')).toEqual([]);
      expect(await suggested(port, 'road')).not.toEqual([]);
      expect(await port.postcodes(known.postcodeLine.slice(0, 2))).toEqual([]);
      expect(await port.postcodes(known.postcodeLine.slice(0, 3))).not.toEqual([]);
    });

    it('finds localities by postcode, by name and by their own line', async () => {
      const port = makePort();
      const [postcode = '', locality = '', state = ''] = known.postcodeLine.split(', ');
      expect(await port.postcodes(postcode)).toContain(known.postcodeLine);
      expect((await port.postcodes(`${locality} ${state}`))[0]).toBe(known.postcodeLine);
      expect(await port.postcodes(locality.toUpperCase().slice(0, -1))).toContain(
        known.postcodeLine,
      );
      expect(await port.postcodes(known.postcodeLine)).toEqual([known.postcodeLine]);
      for (const line of await port.postcodes(postcode.slice(0, 3))) {
        expect(line).toMatch(/^\d{4}, [^,]+, (ACT|NSW|NT|QLD|SA|TAS|VIC|WA)$/);
      }
    });

    it('knows no record for ids that are none', async () => {
      const port = makePort();
      const [first] = await suggested(port, known.typed);
      const id = first?.RecordId ?? '';
      for (const odd of [...NAUGHTY, `${id} `, `${id}0`, `x${id}`, id.toLowerCase(), '__proto__']) {
        expect(await port.retrieve(odd)).toBeNull();
      }
    });

    it.each(NAUGHTY.map((text) => [text.slice(0, 40), text]))('survives %j', async (_, text) => {
      const port = makePort();
      expect((await suggested(port, text)).length).toBeLessThanOrEqual(10);
      expect((await port.postcodes(text)).length).toBeLessThanOrEqual(10);
    });
  });
}
