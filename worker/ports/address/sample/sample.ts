/** The shipped sample: real localities, invented streets and numbers, enough to try every kind of address. */

import type { State } from '../../../../domain/address/states.ts';
import { STREET_TYPES } from '../../../../domain/address/words/street-types.data.ts';
import type { AddressEntry, LocalityEntry, Release, StreetEntry } from '../load/release.ts';
import { drawHouses, type HouseParts } from './houses.ts';
import { SAMPLE_ALIASES, SAMPLE_LOCALITIES } from './localities.data.ts';
import { digitsFor, seeded } from './seeded-random.ts';
import { SHOWCASE } from './showcase.data.ts';
import { DRAWN_TYPES, STREET_NAMES } from './streets.data.ts';

/** Change this whenever the sample or its spellings in the index change: a loaded release with this id stays. */
export const SAMPLE_RELEASE = 'sample-3';

/** States by population: the order in which their largest places are ranked. */
const BY_POPULATION: readonly State[] = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'];
const STREETS_PER_LOCALITY = 3;
const SEED = 20_261_120;

interface DrawnStreet {
  place: LocalityEntry;
  name: string;
  type: string | undefined;
  suffix: string | undefined;
  houses: readonly HouseParts[];
}

/** Builds the sample. Pure: the same release on every call, in Node and in the worker's runtime. */
export function buildSample(): Release {
  const localities = sampleLocalities();
  const drawn = [...showcase(localities), ...ordinary(localities)];
  const built = drawn.map((street, index) => buildStreet(street, index + 1));
  return {
    id: SAMPLE_RELEASE,
    kind: 'sample',
    source: SAMPLE_RELEASE,
    localities,
    streets: built.map(({ street }) => street),
    addresses: built.flatMap(({ addresses }) => addresses),
  };
}

/** The localities ranked by size: the largest of each state, then the second of each, and so on. */
function sampleLocalities(): LocalityEntry[] {
  const lists = BY_POPULATION.map((state): [State, string[]] => [
    state,
    SAMPLE_LOCALITIES[state].trim().split(/,\s*/),
  ]);
  const longest = Math.max(...lists.map(([, list]) => list.length));
  const ranked: LocalityEntry[] = [];
  for (let place = 0; place < longest; place++) {
    for (const [state, list] of lists) {
      const entry = list[place];
      if (entry === undefined) continue;
      const name = entry.slice(5);
      const aliases = SAMPLE_ALIASES[`${name}|${state}`] ?? [];
      ranked.push({ id: ranked.length + 1, name, state, postcode: entry.slice(0, 4), aliases });
    }
  }
  return ranked;
}

function showcase(localities: readonly LocalityEntry[]): DrawnStreet[] {
  return SHOWCASE.map(({ name, type, suffix, place, houses }) => {
    const locality = localities.find((entry) => `${entry.name}|${entry.state}` === place);
    if (locality === undefined) {
      throw new Error(`Showcase street ${name}: add the locality ${place} to the sample first.`);
    }
    return { place: locality, name, type, suffix, houses };
  });
}

function ordinary(localities: readonly LocalityEntry[]): DrawnStreet[] {
  const random = seeded(SEED);
  const rounds = Array.from({ length: STREETS_PER_LOCALITY }, (_, round) => round);
  const firsts = localities.map(() => Math.floor(random() * STREET_NAMES.length));
  return rounds.flatMap((round) =>
    localities.map((place, index) => {
      // A step that shares no factor with the list's length keeps a locality's names distinct.
      const name = STREET_NAMES[((firsts[index] ?? 0) + round * 41) % STREET_NAMES.length] ?? '';
      const type = DRAWN_TYPES[Math.floor(random() * DRAWN_TYPES.length)];
      const houses = drawHouses(name, random);
      return { place, name, type, suffix: undefined, houses };
    }),
  );
}

function buildStreet(
  drawn: DrawnStreet,
  id: number,
): { street: StreetEntry; addresses: AddressEntry[] } {
  const { place, name, type, suffix, houses } = drawn;
  const identity = [name, type, suffix, place.name, place.state, place.postcode].join('|');
  const numbers = houses.map(({ num }) => num);
  const street: StreetEntry = {
    id,
    pid: `${place.state}X${digitsFor(identity, 10)}`,
    name,
    ...(type === undefined ? {} : { type, type_abbr: STREET_TYPES[type]?.[0] ?? type }),
    ...(suffix === undefined ? {} : { suffix }),
    locality: place.name,
    state: place.state,
    postcode: place.postcode,
    aliases: place.aliases ?? [],
    count: houses.length,
    num_min: Math.min(...numbers),
    num_max: Math.max(...houses.map(({ num, num_to }) => num_to ?? num)),
    reliability: '2',
    locality_reliability: '5',
  };
  const seen = new Map<number, number>();
  const addresses = houses.map((house): AddressEntry => {
    const seq = seen.get(house.num) ?? 0;
    seen.set(house.num, seq + 1);
    return { street: id, seq, ...house, ...registered(place.state, `${identity}|${keyOf(house)}`) };
  });
  return { street, addresses };
}

const keyOf = (house: HouseParts): string =>
  [
    house.num,
    house.num_suffix,
    house.num_to,
    house.lot,
    house.unit_type,
    house.unit,
    house.level_type,
    house.level,
  ].join('/');

/** Invented registry fields. The X keeps the ids distinct from real ones. */
function registered(state: State, identity: string): Omit<AddressEntry, 'street' | 'num' | 'seq'> {
  const digits = digitsFor(identity, 14);
  const year = 2004 + (Number(digits.slice(0, 2)) % 20);
  const day = `${String(1 + (Number(digits[2]) % 9)).padStart(2, '0')}-${10 + Number(digits[3])}`;
  return {
    pid: `GA${state}X${digits}`,
    site: `X${digits.slice(0, 10)}`,
    parcel: `${1 + (Number(digits.slice(4, 7)) % 300)}//DPX${digits.slice(7, 13)}`,
    property: `X${digits.slice(3, 10)}`,
    gnaf_property: `${state}PX${digits.slice(5, 13)}`,
    confidence: String(Number(digits[4]) % 3),
    created: `${year}-${day}`,
    modified: `${year + 1}-${day}`,
  };
}
