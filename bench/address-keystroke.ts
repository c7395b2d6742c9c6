/** Measures a keystroke in the address box: the statement that finds its suggestions in the shipped sample. */

import { parseAddress } from '../domain/address/parse-typed.ts';
import { minimumAddressSearch } from '../domain/address/search-rules.ts';
import { batchingAfresh } from '../scripts/databases/fresh-connection.ts';
import { migrate } from '../scripts/databases/migrate-locally.ts';
import { MAX_SUGGESTIONS } from '../worker/ports/address/address.port.ts';
import { TYPED_OUT } from '../worker/ports/address/golden/typed-lines.fixture.ts';
import { loadRelease } from '../worker/ports/address/load/load-addresses.ts';
import { plainRung } from '../worker/ports/address/match-expression.ts';
import { buildSample } from '../worker/ports/address/sample/sample.ts';
import { searchStatement } from '../worker/ports/address/search-statement.ts';
import type { Statement } from '../worker/ports/statement.ts';
import { whole } from './print-table.ts';
import { type Question, startDatabases, statementTable } from './statement-times.ts';

/** Prints the table. @param times how often each keystroke is repeated */
export async function keystrokeTable(times: number): Promise<void> {
  const server = await startDatabases(['ADDRESSES_DB']);
  try {
    const db = await server.getD1Database('ADDRESSES_DB');
    const sample = buildSample();
    await migrate(db, 'ADDRESSES_DB');
    await loadRelease(batchingAfresh(db), sample);
    const size = `${whole(sample.addresses.length)} addresses`;
    await statementTable('An address keystroke', [{ size, db }], questions(), times);
  } finally {
    await server.dispose();
  }
}

/** Whole lines typed letter by letter, grouped by how much is typed. */
function questions(): readonly Question[] {
  const typed = TYPED_OUT.flatMap((line) =>
    Array.from({ length: line.length }, (_, index) => line.slice(0, index + 1)),
  ).filter(({ length }) => length >= minimumAddressSearch);
  const between = (name: string, from: number, to: number): Question => ({
    name,
    statements: typed
      .filter(({ length }) => length >= from && length <= to)
      .flatMap((text) => statementOf(text) ?? []),
  });
  return [
    between('4 to 8 characters', 4, 8),
    between('9 to 16 characters', 9, 16),
    between('17 and more', 17, Number.POSITIVE_INFINITY),
  ];
}

/** The statement for the first reading of the text; looser readings run only if it finds nothing. */
function statementOf(text: string): Statement | undefined {
  const parsed = parseAddress(text);
  const rung = plainRung(parsed.words);
  return rung ? searchStatement(parsed, rung, MAX_SUGGESTIONS) : undefined;
}
