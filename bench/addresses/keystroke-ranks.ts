/** The rank of an address in the list, keystroke by keystroke. */
import { minimumAddressSearch } from '../../domain/address/search-rules.ts';
import { quantile } from '../print-table.ts';
import type { Asker } from './ask-addresses.ts';
import { askInParts, share, type Table } from './bench-tables.ts';
import type { Drawn } from './drawn-addresses.ts';

export interface RankedAddress {
  readonly line: string;
  /** The rank at each length, from the shortest text that is searched; 0 if it is not listed. */
  readonly ranks: readonly number[];
}

export async function keystrokeRanks(
  ask: Asker,
  addresses: readonly Drawn[],
): Promise<RankedAddress[]> {
  const all: RankedAddress[] = [];
  for (const { line } of addresses) {
    const texts = Array.from({ length: line.length - minimumAddressSearch + 1 }, (_, index) =>
      line.slice(0, index + minimumAddressSearch),
    );
    const asked = await askInParts(ask, texts);
    all.push({ line, ranks: asked.map(({ lines }) => lines.indexOf(line) + 1) });
  }
  return all;
}

/** Shares at each length, counting lines already typed in full. */
export function shareTable(ranked: readonly RankedAddress[]): Table {
  const longest = Math.max(...ranked.map(({ line }) => line.length));
  const lengths = Array.from({ length: 10 }, (_, index) => 4 * (index + 1));
  const rows = lengths
    .filter((length) => length < longest)
    .map((length) => {
      const at = ranked.map(({ ranks }) => rankAt(ranks, length));
      return [`${length} characters`, ...shares(at)];
    });
  return {
    title: `Rank of ${ranked.length} drawn addresses while their lines are typed`,
    head: ['', 'first', 'in 5', 'in 10'],
    rows: [...rows, ['whole line', ...shares(ranked.map(({ ranks }) => ranks.at(-1) ?? 0))]],
  };
}

const shares = (ranks: readonly number[]): string[] =>
  [1, 5, 10].map((most) =>
    share(ranks.filter((rank) => rank > 0 && rank <= most).length, ranks.length),
  );

function rankAt(ranks: readonly number[], length: number): number {
  return ranks[Math.min(length - minimumAddressSearch, ranks.length - 1)] ?? 0;
}

/** Keystrokes until an address is listed or first, and whether it disappeared again. */
export function untilTable(ranked: readonly RankedAddress[]): Table {
  const row = (name: string, isThere: (rank: number) => boolean) => {
    const at = ranked.flatMap(({ ranks }) => {
      const found = ranks.findIndex(isThere);
      return found < 0 ? [] : [found + minimumAddressSearch];
    });
    const lost = ranked.filter(({ ranks }) =>
      ranks.some((rank, index) => !isThere(rank) && ranks.slice(0, index).some(isThere)),
    );
    const quantiles = [0.5, 0.9, 1].map((part) => (at.length ? `${quantile(at, part)}` : '–'));
    return [name, ...quantiles, `${ranked.length - at.length}`, `${lost.length}`];
  };
  return {
    title: 'Keystrokes until the address is',
    head: ['', 'p50', 'p90', 'most', 'never', 'no longer'],
    rows: [row('in the list', (rank) => rank > 0), row('first', (rank) => rank === 1)],
  };
}

/** Each address with its rank at every length; a dot if it is not listed. */
export function eachTable(ranked: readonly RankedAddress[]): Table {
  return {
    title: `Rank at each keystroke from ${minimumAddressSearch}`,
    head: ['', 'ranks'],
    rows: ranked.map(({ line, ranks }) => [
      line,
      ranks.map((rank) => (rank === 0 ? '·' : rank === 10 ? 'X' : `${rank}`)).join(''),
    ]),
  };
}
