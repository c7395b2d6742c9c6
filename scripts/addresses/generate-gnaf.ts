/** Generates files in the format of the national address file (G-NAF): any size, the same for the same seed. */
import { STREET_TYPES } from '../../domain/address/words/street-types.data.ts';
import { STREET_SUFFIXES } from '../../worker/ports/address/load/spellings.ts';
import { seeded } from '../../worker/ports/address/sample/seeded-random.ts';
import { type LocalityPart, localityPartsFrom } from './generate/generated-localities.ts';
import { housesOf } from './generate/gnaf-houses.ts';
import { type GnafWriter, gnafWriter } from './generate/gnaf-writer.ts';
import { streetNames } from './generate/street-name-pool.ts';
import { FLAT_TYPES, LEVEL_TYPES, STATE_NUMBERS } from './gnaf-codes.data.ts';

export interface GnafToGenerate {
  readonly folder: string;
  /** Addresses in use; retired rows are extra. */
  readonly addresses: number;
  readonly seed: number;
  /** A CSV file of localities with their address counts; defaults to the sample's localities. */
  readonly localities?: string;
}

export interface Generated {
  localities: number;
  streets: number;
  addresses: number;
  retired: number;
}

/** Street types, weighted by how common they are; one street in fifty has none. */
const drawnTypes: readonly (readonly [type: string, share: number])[] = [
  ...([
    ['Street', 25],
    ['Road', 20],
    ['Court', 11],
    ['Avenue', 9],
    ['Drive', 7],
  ] as const),
  ...([
    ['Place', 6],
    ['Close', 5],
    ['Crescent', 4],
    ['Lane', 4],
    ['Way', 3],
  ] as const),
  ...([
    ['Parade', 1],
    ['Terrace', 1],
    ['Circuit', 1],
    ['Grove', 1],
    ['Highway', 1],
  ] as const),
  ...([
    ['Boulevard', 0.5],
    ['Rise', 0.5],
    ['Track', 0.5],
    ['Loop', 0.5],
    ['Mews', 0.3],
  ] as const),
  ...([
    ['Esplanade', 0.3],
    ['Walk', 0.3],
    ['Square', 0.2],
    ['Link', 0.2],
    ['', 2],
  ] as const),
];
/** Addresses in a street: the median, the spread (sigma of the log-normal distribution), the most. */
const street = { median: 13, spread: 0.9, most: 1500 };
/** A locality of this size has towers. */
const denseFrom = 8_000;
const created = '2004-04-29';

/** Writes both folders, with the tables of codes; only one street is in memory at a time. */
export function generateGnaf({ folder, addresses, seed, localities }: GnafToGenerate): Generated {
  const parts = localityPartsFrom(localities);
  const writer = gnafWriter(folder);
  const made: Generated = { localities: 0, streets: 0, addresses: 0, retired: 0 };
  try {
    writeCodes(writer);
    const random = seeded(seed);
    const write = streetWriter(writer, random, made);
    const pids = new Map<string, string>();
    const total = parts.reduce((sum, { size }) => sum + size, 0);
    let before = 0;
    for (const part of parts) {
      before += part.size;
      let left = Math.round((addresses * before) / total) - made.addresses;
      const pid = localityPid(writer, part, pids, random);
      const taken = new Set<string>();
      while (left > 0) {
        const size = Math.min(left, streetSize(random));
        write(part, pid, size, taken);
        left -= size;
      }
    }
    made.localities = pids.size - new Set(parts.map(({ state }) => state)).size;
  } finally {
    writer.close();
  }
  return made;
}

function writeCodes(writer: GnafWriter): void {
  // The full word is the code of a street type; in the other tables it is the name.
  for (const [type, [abbr]] of Object.entries(STREET_TYPES)) {
    const [CODE, NAME] = [type.toUpperCase(), abbr.toUpperCase()];
    writer.code('STREET_TYPE', { CODE, NAME, DESCRIPTION: CODE });
  }
  for (const [name, CODE] of Object.entries(STREET_SUFFIXES)) {
    writer.code('STREET_SUFFIX', { CODE, NAME: name.toUpperCase() });
  }
  for (const [CODE, NAME] of Object.entries(FLAT_TYPES)) writer.code('FLAT_TYPE', { CODE, NAME });
  for (const [CODE, NAME] of Object.entries(LEVEL_TYPES)) writer.code('LEVEL_TYPE', { CODE, NAME });
}

/** The locality's id. A locality with several postcodes has one id, and its first postcode is the primary one. */
function localityPid(
  writer: GnafWriter,
  { name, state, postcode }: LocalityPart,
  pids: Map<string, string>,
  random: () => number,
): string {
  const key = `${name}|${state}`;
  const known = pids.get(key);
  if (known !== undefined) return known;
  const number = STATE_NUMBERS[state];
  if (!pids.has(state)) {
    pids.set(state, number ?? '');
    const row = { STATE_PID: number, STATE_NAME: state, STATE_ABBREVIATION: state };
    writer.row(state, 'STATE', { DATE_CREATED: created, ...row });
  }
  const pid = `loc${(pids.size + 1).toString(16).padStart(12, '0')}`;
  pids.set(key, pid);
  const own = { LOCALITY_PID: pid, DATE_CREATED: created, STATE_PID: number };
  writer.row(state, 'LOCALITY', {
    ...own,
    LOCALITY_NAME: name.toUpperCase(),
    PRIMARY_POSTCODE: postcode,
    LOCALITY_CLASS_CODE: 'G',
    GNAF_RELIABILITY_CODE: 5,
  });
  if (random() < 0.03) {
    const alias = { LOCALITY_ALIAS_PID: `${state}A${pids.size}`, ALIAS_TYPE_CODE: 'SYN' };
    writer.row(state, 'LOCALITY_ALIAS', { ...own, ...alias, NAME: `${name} ESTATE`.toUpperCase() });
  }
  return pid;
}

function streetSize(random: () => number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const size = Math.round(street.median * Math.exp(street.spread * normal));
  return Math.min(street.most, Math.max(1, size));
}

/** Writes a street with `size` addresses, nearly always with a name and type unique in its locality. */
function streetWriter(writer: GnafWriter, random: () => number, made: Generated) {
  const nextName = streetNames(random);
  const nextType = drawer(drawnTypes, random);
  const drawName = (taken: Set<string>): [name: string, type: string] => {
    for (;;) {
      const name = nextName();
      const type = nextType();
      if (taken.has(`${name}|${type}`) && random() < 0.99) continue;
      taken.add(`${name}|${type}`);
      return [name.toUpperCase(), type.toUpperCase()];
    }
  };
  return (part: LocalityPart, locality: string, size: number, taken: Set<string>): void => {
    const { state, postcode } = part;
    const [name, type] = drawName(taken);
    const pid = `${state}${2_000_000 + made.streets++}`;
    const own = { STREET_LOCALITY_PID: pid, DATE_CREATED: created, STREET_TYPE_CODE: type };
    writer.row(state, 'STREET_LOCALITY', {
      ...own,
      STREET_CLASS_CODE: 'C',
      STREET_NAME: name,
      LOCALITY_PID: locality,
      STREET_SUFFIX_CODE: random() < 0.015 ? 'NSEW'[Math.floor(random() * 4)] : '',
      GNAF_RELIABILITY_CODE: 4,
    });
    if (random() < 0.01) {
      const alias = { STREET_LOCALITY_ALIAS_PID: `${pid}A`, ALIAS_TYPE_CODE: 'SYN' };
      const STREET_NAME = nextName().toUpperCase();
      writer.row(state, 'STREET_LOCALITY_ALIAS', { ...own, ...alias, STREET_NAME });
    }
    for (const house of housesOf(size, part.size > denseFrom, random)) {
      const isRetired = random() < 0.03;
      const row = { ...house, STREET_LOCALITY_PID: pid, LOCALITY_PID: locality };
      if (isRetired) {
        made.retired++;
        const NUMBER_FIRST = 9_000 + (made.retired % 900);
        const gone = { DATE_RETIRED: '2019-02-01', NUMBER_FIRST };
        writer.row(state, 'ADDRESS_DETAIL', { ...row, ...addressOf(state, made, random), ...gone });
      }
      made.addresses++;
      const POSTCODE = random() < 0.98 ? postcode : '';
      writer.row(state, 'ADDRESS_DETAIL', { ...row, ...addressOf(state, made, random), POSTCODE });
    }
  };
}

/** Columns of every address. In ids, an underscore pads two-letter states. */
function addressOf(state: string, made: Generated, random: () => number) {
  const number = made.addresses + made.retired;
  return {
    ADDRESS_DETAIL_PID: `GA${state.padEnd(3, '_')}${700_000_000 + number}`,
    DATE_CREATED: created,
    DATE_LAST_MODIFIED: '2023-08-04',
    ALIAS_PRINCIPAL: random() < 0.01 ? 'A' : 'P',
    LEGAL_PARCEL_ID: `${number % 97}/DP${100_000 + (number % 899_999)}`,
    CONFIDENCE: number % 3,
    ADDRESS_SITE_PID: 400_000_000 + number,
    LEVEL_GEOCODED_CODE: 7,
    GNAF_PROPERTY_PID: `${state}P${1_000_000 + number}`,
  };
}

function drawer(
  weighted: readonly (readonly [type: string, share: number])[],
  random: () => number,
): () => string {
  let total = 0;
  const upTo = weighted.map(([type, share]) => {
    total += share;
    return { type, end: total };
  });
  return () => {
    const drawn = random() * total;
    return upTo.find(({ end }) => drawn < end)?.type ?? '';
  };
}
