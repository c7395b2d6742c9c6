/** Ways in which people type a known address: correctly, shortened, or with one or two errors. */
import { addressLine } from '../../domain/address/display-line.ts';
import { STREET_TYPES } from '../../domain/address/words/street-types.data.ts';
import { seeded } from '../../worker/ports/address/sample/seeded-random.ts';
import type { Drawn } from './drawn-addresses.ts';
import { withTypos } from './typos.ts';

export interface TypedKind {
  readonly name: string;
  /** Undefined if the address cannot be typed this way: no type to leave out, or no word long enough. */
  readonly typed: (address: Drawn, random: () => number) => string | undefined;
}

interface Changed {
  readonly name?: string | undefined;
  readonly type?: string | null;
  readonly place?: string;
}

const types = Object.keys(STREET_TYPES);

const house = (address: Drawn, { name, type }: Changed): string =>
  addressLine({
    ...address,
    name: name ?? address.name,
    type: type === undefined ? address.type : type,
  });

function line(address: Drawn, changed: Changed): string {
  const { locality, state, postcode } = address;
  return `${house(address, changed)}, ${changed.place ?? `${locality} ${state} ${postcode}`}`;
}

const pick = <One>(list: readonly One[], random: () => number): One | undefined =>
  list[Math.floor(random() * list.length)];

function inStreet(address: Drawn, random: () => number, errors = 1): string | undefined {
  const name = withTypos(address.name, errors, random);
  return name && line(address, { name });
}

function placeWithTypo({ locality, state, postcode }: Drawn, random: () => number) {
  const name = withTypos(locality, 1, random);
  return name && `${name} ${state} ${postcode}`;
}

const half = ({ locality }: Drawn): string => locality.slice(0, Math.ceil(locality.length / 2));

/** Keeps the first digits, so that it stays in the state. */
function otherPostcode({ postcode }: Drawn, random: () => number): string {
  const last = Number(postcode.slice(-2));
  return postcode.slice(0, 2) + `${(last + 1 + Math.floor(random() * 98)) % 100}`.padStart(2, '0');
}

export const typedKinds: readonly TypedKind[] = [
  { name: 'whole line', typed: ({ line: whole }) => whole },
  {
    name: 'lower case, no commas',
    typed: ({ line: whole }) => whole.toLowerCase().replaceAll(',', ''),
  },
  {
    name: 'missing type',
    typed: (address) => (address.type === null ? undefined : line(address, { type: null })),
  },
  {
    name: 'wrong type',
    typed: (address, random) => {
      if (address.type === null) return undefined;
      const others = types.filter((type) => !address.types.includes(type));
      return line(address, { type: pick(others, random) ?? null });
    },
  },
  {
    name: 'wrong postcode',
    typed: (address, random) => {
      const { locality, state } = address;
      return line(address, { place: `${locality} ${state} ${otherPostcode(address, random)}` });
    },
  },
  {
    name: 'postcode instead of suburb',
    typed: (address) => line(address, { place: address.postcode }),
  },
  { name: "one typo in the street's name", typed: (address, random) => inStreet(address, random) },
  {
    name: 'one typo in the suburb',
    typed: (address, random) => {
      const place = placeWithTypo(address, random);
      return place && line(address, { place });
    },
  },
  {
    name: 'two typos, one in each',
    typed: (address, random) => {
      const name = withTypos(address.name, 1, random);
      const place = placeWithTypo(address, random);
      return name && place && line(address, { name, place });
    },
  },
  {
    name: "two typos in one word of the street's name",
    typed: (address, random) => inStreet(address, random, 2),
  },
  {
    name: 'typed as far as half of the suburb',
    typed: (address) => line(address, { place: half(address) }),
  },
  {
    name: 'the same with one typo in the street',
    typed: (address, random) => {
      const name = withTypos(address.name, 1, random);
      return name && line(address, { name, place: half(address) });
    },
  },
];

/** The text typed this way for each address; errors depend only on the seed and the address. */
export function typedFor(
  { name, typed }: TypedKind,
  addresses: readonly Drawn[],
  seed: number,
): (readonly [address: Drawn, text: string])[] {
  return addresses.flatMap((address, index) => {
    const random = seeded(seed + index * 7919 + name.length);
    const text = typed(address, random);
    return text === undefined ? [] : [[address, text] as const];
  });
}
