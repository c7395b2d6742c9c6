/** Makes a release of the index from real address lines: pairs of a number and a range on the same street. */
import { addressLine, displayLine, type LineParts } from '../../domain/address/display-line.ts';
import { states } from '../../domain/address/states.ts';
import { STREET_TYPES } from '../../domain/address/words/street-types.data.ts';
import { writtenPart } from '../../domain/address/written-name.ts';
import type {
  AddressEntry,
  LocalityEntry,
  Release,
  StreetEntry,
} from '../../worker/ports/address/load/release.ts';

/** `41 KEVERSTONE CCT, ISABELLA PLAINS ACT 2905` and `41-47 …`: one end of a range, and the whole range. */
export interface LinePair {
  readonly probe: string;
  readonly range: string;
}

/** A line with its parsed parts. */
export interface RealLine extends LineParts {
  /** The line as the index writes it. */
  readonly line: string;
}

const shape = new RegExp(
  `^(\\d+)([A-Z]?)(?:-(\\d+)([A-Z]?))? (.+), (.+) (${states.join('|')}) (\\d{4})$`,
);
const suffixes = /^(?:NORTH|SOUTH|EAST|WEST|UPPER|LOWER)$/;
const types: ReadonlyMap<string, string> = new Map(
  Object.entries(STREET_TYPES).map(([type, [abbr]]) => [abbr.toUpperCase(), type]),
);

/** @throws Error for a line in another format */
export function realLine(text: string): RealLine {
  const [, num, suffix, to, toSuffix, street = '', place = '', state = '', postcode = ''] =
    shape.exec(text) ?? [];
  if (num === undefined) throw new Error(`Not a line of the kind that is read here: ${text}`);
  const parts: LineParts = {
    ...streetOf(street.split(' ')),
    locality: writtenPart(place),
    state,
    postcode,
    lot: null,
    unit_type: null,
    unit: null,
    level_type: null,
    level: null,
    num: Number(num),
    num_prefix: null,
    num_suffix: suffix || null,
    num_to: to ? Number(to) : null,
    num_to_prefix: null,
    num_to_suffix: toSuffix || null,
  };
  return { ...parts, line: displayLine(parts) };
}

/** A name has at least one word, so what looks like a type may be part of the name (`THE ESPLANADE`). */
function streetOf(words: readonly string[]): Pick<LineParts, 'name' | 'type' | 'suffix'> {
  const last = words.at(-1) ?? '';
  const suffix = words.length > 2 && suffixes.test(last) && types.has(words.at(-2) ?? '') && last;
  const rest = suffix ? words.slice(0, -1) : words;
  const type = rest.length > 1 ? types.get(rest.at(-1) ?? '') : undefined;
  const name = writtenPart((type ? rest.slice(0, -1) : rest).join(' '));
  return { name, type: type ?? null, suffix: suffix ? writtenPart(suffix) : null };
}

/** Includes each line once, even if it is given several times. */
export function releaseOf(lines: readonly RealLine[]): Release {
  const streets = [...Map.groupBy(lines, (one) => displayLine({ ...one, ...nowhere }))];
  const places = [
    ...Map.groupBy(lines, ({ locality, state, postcode }) => [postcode, locality, state].join()),
  ];
  return {
    id: 'real-lines',
    kind: 'national',
    source: 'real-lines',
    localities: places.map(([, some], index) => localityOf(some, index + 1)),
    streets: streets.map(([, some], index) => streetEntry(some, index + 1)),
    addresses: streets.flatMap(([, some], index) => addressesOn(some, index + 1)),
  };
}

const nowhere = { num: 0, num_suffix: null, num_to: null, num_to_suffix: null };

function localityOf([one]: readonly RealLine[], id: number): LocalityEntry {
  const state = states.find((known) => known === one?.state);
  if (!one || !state) throw new Error('A locality has a line and a state');
  return { id, name: one.locality, state, postcode: one.postcode };
}

function streetEntry(lines: readonly RealLine[], id: number): StreetEntry {
  const { name: locality, state, postcode } = localityOf(lines, 0);
  const { name = '', type, suffix } = lines[0] ?? {};
  return {
    id,
    pid: `${state}R${id}`,
    name,
    locality,
    state,
    postcode,
    ...(type && { type, type_abbr: STREET_TYPES[type]?.[0] ?? type }),
    ...(suffix && { suffix }),
    count: lines.length,
    num_min: Math.min(...lines.map(({ num }) => num)),
    num_max: Math.max(...lines.map(({ num, num_to }) => num_to ?? num)),
  };
}

function addressesOn(lines: readonly RealLine[], street: number): AddressEntry[] {
  const once = [...new Map(lines.map((one) => [addressLine(one), one])).values()];
  const byNumber = Map.groupBy(once, ({ num }) => num);
  return [...byNumber]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([num, some]) =>
      some.map(({ num_suffix, num_to, num_to_suffix, state }, seq) => ({
        street,
        num,
        seq,
        pid: `GA${state}R${street}N${num}S${seq}`,
        ...(num_suffix && { num_suffix }),
        ...(num_to !== null && { num_to }),
        ...(num_to_suffix && { num_to_suffix }),
      })),
    );
}
