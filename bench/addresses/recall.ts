/** Measures how often an address is first, or among the first five, for each way of typing. */
import type { Asked, Asker } from './ask-addresses.ts';
import { askInParts, share, type Table } from './bench-tables.ts';
import type { Drawn } from './drawn-addresses.ts';
import { typedFor, typedKinds } from './typed-kinds.ts';

interface Missed {
  readonly kind: string;
  readonly typed: string;
  readonly expected: string;
  readonly got: readonly string[];
}

export interface Recall {
  readonly table: Table;
  /** Addresses that were not first, with repair on. */
  readonly missed: readonly Missed[];
}

/** The design's top-1 figures over 15 million addresses (docs/contracts/address-index.md). */
const anchors: Readonly<Record<string, string>> = {
  "one typo in the street's name": '99.4 % | 2.2 %',
};

export async function recall(
  ask: Asker,
  addresses: readonly Drawn[],
  seed: number,
): Promise<Recall> {
  const rows: string[][] = [];
  const missed: Missed[] = [];
  for (const kind of typedKinds) {
    const typed = typedFor(kind, addresses, seed);
    const texts = typed.map(([, text]) => text);
    const repaired = ranksIn(await askInParts(ask, texts), typed);
    const control = ranksIn(await askInParts(ask, texts, false), typed);
    rows.push([
      kind.name,
      `${typed.length}`,
      ...shares(repaired),
      ...shares(control),
      anchors[kind.name] ?? '',
    ]);
    missed.push(
      ...repaired
        .filter(({ rank }) => rank !== 1)
        .map(({ text, line, lines }) => ({
          kind: kind.name,
          typed: text,
          expected: line,
          got: lines.slice(0, 5),
        })),
    );
  }
  return {
    table: {
      title: `Found, of ${addresses.length} drawn addresses`,
      head: ['', 'typed', 'first', 'in 5', 'repair off: first', 'in 5', 'anchor: first | off'],
      rows,
    },
    missed,
  };
}

interface Ranked {
  readonly text: string;
  readonly line: string;
  readonly lines: readonly string[];
  /** 0 if it is not listed. */
  readonly rank: number;
}

function ranksIn(
  asked: readonly Asked[],
  typed: readonly (readonly [address: Drawn, text: string])[],
): Ranked[] {
  return typed.map(([{ line }, text], at) => {
    const lines = asked[at]?.lines ?? [];
    return { text, line, lines, rank: lines.indexOf(line) + 1 };
  });
}

const shares = (ranked: readonly Ranked[]): string[] =>
  [1, 5].map((most) =>
    share(ranked.filter(({ rank }) => rank > 0 && rank <= most).length, ranked.length),
  );

/** Examples of addresses that were not first, for each kind of typing. */
export function missedTable(missed: readonly Missed[], ofEach: number): Table {
  const kinds = [...Map.groupBy(missed, ({ kind }) => kind)];
  return {
    title: 'Not first: typed → expected → what came',
    head: [''],
    rows: kinds.flatMap(([kind, some]) => [
      [`${kind} (${some.length})`],
      ...some
        .slice(0, ofEach)
        .flatMap(({ typed, expected, got }) => [
          [`  ${typed} → ${expected}`],
          [`      ${got.join(' | ') || 'nothing'}`],
        ]),
    ]),
  };
}
