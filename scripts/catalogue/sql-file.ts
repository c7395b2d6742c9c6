/** A load as SQL text, one statement per line, for `wrangler d1 execute --file`. */
import type { LoadStatement } from '../../worker/ports/statement.ts';

/** JSON has no raw line breaks or NULs, so doubling quotes is enough to make an SQL literal. */
export function sqlFile(statements: readonly LoadStatement[]): string {
  return statements
    .map(({ sql, json }) => {
      const literal = json === undefined ? '' : `'${json.replaceAll("'", "''")}'`;
      return `${sql.replace('?1', () => literal)};\n`;
    })
    .join('');
}
