/** Counts addresses on streets and in localities, and ranks both: those with more addresses are suggested first. */
import type { LocalityEntry, StreetEntry } from '../../../worker/ports/address/load/release.ts';
import type { PlacedAddress } from './address-row.ts';
import type { LocalityRow, PlaceTables, StreetRow, StreetTally } from './place-tables.ts';

/** The tally of the street in the address's postcode, new if there is none yet. */
export function tallyOf({ street, postcode }: PlacedAddress): StreetTally {
  const found = street.tallies.find((one) => one.postcode === postcode);
  if (found) return found;
  const tally = { street, postcode, count: 0, min: 0, max: 0, id: 0 };
  street.tallies.push(tally);
  return tally;
}

export function count(placed: PlacedAddress): void {
  const tally = tallyOf(placed);
  tally.count++;
  const { counts } = placed.street.locality;
  counts.set(placed.postcode, (counts.get(placed.postcode) ?? 0) + 1);
  const { num, to } = placed.numbers;
  // A lot has no street number, so it does not widen the street's range.
  if (num === 0) return;
  tally.min = tally.min === 0 ? num : Math.min(tally.min, num);
  tally.max = Math.max(tally.max, to ?? num);
}

const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const rowsIn = <Row>(rows: ReadonlyMap<string, Row | string>): Row[] =>
  [...rows.values()].filter((row): row is Row => typeof row !== 'string');

/** Gives each street with addresses its rank, which is its id. */
export function rankStreets(places: PlaceTables): StreetTally[] {
  const ranked = rowsIn<StreetRow>(places.streets)
    .flatMap(({ tallies }) => tallies)
    .sort(
      (a, b) =>
        b.count - a.count || inOrder(a.street.pid, b.street.pid) || inOrder(a.postcode, b.postcode),
    );
  for (const [index, tally] of ranked.entries()) tally.id = index + 1;
  return ranked;
}

export function streetEntry({ id, street, postcode, count, min, max }: StreetTally): StreetEntry {
  const { pid, name, type, abbr, suffix, locality, otherNames, reliability } = street;
  return {
    id,
    pid,
    name,
    ...(type === '' ? {} : { type, type_abbr: abbr }),
    ...(suffix === '' ? {} : { suffix }),
    ...(otherNames.length === 0 ? {} : { other_names: otherNames }),
    locality: locality.name,
    state: locality.state,
    postcode,
    aliases: locality.aliases,
    count,
    num_min: min,
    num_max: max,
    ...(reliability === '' ? {} : { reliability }),
    ...(locality.reliability === '' ? {} : { locality_reliability: locality.reliability }),
  };
}

/** One entry for each name in each postcode; those without addresses are last. */
export function rankLocalities(places: PlaceTables): LocalityEntry[] {
  const byLine = new Map<string, Omit<LocalityEntry, 'id'> & { count: number }>();
  const add = ({ name, state, aliases }: LocalityRow, postcode: string, count: number): void => {
    const line = `${name}|${state}|${postcode}`;
    const known = byLine.get(line);
    byLine.set(line, {
      name,
      state,
      postcode,
      count: (known?.count ?? 0) + count,
      aliases: [...new Set([...(known?.aliases ?? []), ...aliases])],
    });
  };
  for (const locality of rowsIn<LocalityRow>(places.localities)) {
    if (locality.postcode !== '') add(locality, locality.postcode, 0);
    for (const [postcode, count] of locality.counts) add(locality, postcode, count);
  }
  return [...byLine]
    .sort(([line, a], [other, b]) => b.count - a.count || inOrder(line, other))
    .map(([, { name, state, postcode, aliases }], index) => ({
      id: index + 1,
      name,
      state,
      postcode,
      ...(aliases?.length ? { aliases } : {}),
    }));
}
