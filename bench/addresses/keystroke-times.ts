/** Measures the time of a keystroke, and its messages to the database. */
import { minimumAddressSearch } from '../../domain/address/search-rules.ts';
import { seeded } from '../../worker/ports/address/sample/seeded-random.ts';
import { quantile } from '../print-table.ts';
import type { Asker } from './ask-addresses.ts';
import { share, type Table } from './bench-tables.ts';
import type { Drawn } from './drawn-addresses.ts';
import { typedFor, typedKinds } from './typed-kinds.ts';

/** Addresses whose lines are typed out, which makes some hundred keystrokes of each kind. */
const linesTyped = 10;
/** Repeats of each text per figure, to average out the clock's coarse resolution. */
const together = 10;
const parts = [0.5, 0.95, 0.99];

export async function timesTable(
  ask: Asker,
  addresses: readonly Drawn[],
  seed: number,
): Promise<Table> {
  const some = addresses.slice(0, linesTyped);
  const typo = typedKinds.find(({ name }) => name === "one typo in the street's name");
  const mistyped = typo ? typedFor(typo, some, seed).map(([, text]) => text) : [];
  const texts: readonly (readonly [name: string, lines: readonly string[]])[] = [
    ['as it is written', some.map(({ line }) => line)],
    ["one typo in the street's name", mistyped],
    ['nothing plausible', implausible(some, seed)],
  ];
  const rows: string[][] = [];
  for (const [name, lines] of texts) rows.push(...(await measured(ask, name, lines)));
  return {
    title:
      'A keystroke: ms of the whole search, and of its first statement alone (budget: p95 5 ms)',
    head: [
      '',
      'keystrokes',
      'p50',
      'p95',
      'p99',
      'statement p50',
      'p95',
      'p99',
      'messages',
      '2nd',
      '3rd',
    ],
    rows: [...rows, ['anchor: the prototype at 15 million', '', '0.4', '1.6']],
  };
}

async function measured(ask: Asker, name: string, lines: readonly string[]): Promise<string[][]> {
  const found = { search: [] as number[], statement: [] as number[], messages: [] as number[] };
  const not = { search: [] as number[], statement: [] as number[], messages: [] as number[] };
  for (const line of lines) {
    const texts = Array.from(
      { length: Math.max(0, line.length - minimumAddressSearch + 1) },
      (_, index) => line.slice(0, index + minimumAddressSearch),
    );
    const question = { texts, repair: true, times: together };
    await ask({ ...question, times: 1, what: 'search' });
    const searched = await ask({ ...question, what: 'search' });
    const stated = await ask({ ...question, what: 'statement' });
    for (const [at, one] of searched.entries()) {
      // Only a number so far, so nothing is searched.
      if (one.messages === 0) continue;
      const into = one.lines.length > 0 ? found : not;
      into.search.push(one.ms);
      into.messages.push(one.messages);
      into.statement.push(stated[at]?.ms ?? 0);
    }
  }
  return (
    [
      ['found', found],
      ['not found', not],
    ] as const
  ).flatMap(([what, { search, statement, messages }]) =>
    search.length === 0
      ? []
      : [
          [
            `${name}, ${what}`,
            `${search.length}`,
            ...parts.map((part) => quantile(search, part).toFixed(2)),
            ...parts.map((part) => quantile(statement, part).toFixed(2)),
            (messages.reduce((sum, one) => sum + one, 0) / messages.length).toFixed(2),
            share(messages.filter((one) => one > 1).length, messages.length),
            share(messages.filter((one) => one > 2).length, messages.length),
          ],
        ],
  );
}

/** Lines whose words are turned into consonants that no name has. */
function implausible(addresses: readonly Drawn[], seed: number): string[] {
  const random = seeded(seed);
  const odd = 'xqzvkjw';
  return addresses.map(({ line }) =>
    line.replace(/[a-z]/gi, () => odd[Math.floor(random() * odd.length)] ?? 'x'),
  );
}
