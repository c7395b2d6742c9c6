/** A load as SQL text, one statement a line, for `wrangler d1 execute --file`. */
import type { LoadStatement } from '../../worker/ports/statement.ts';

/** JSON holds no line break and no NUL, so a doubled quote is all that a literal of SQL needs. */
export function sqlFile(statements: readonly LoadStatement[]): string {
  return statements
    .map(({ sql, json }) => {
      const literal = json === undefined ? '' : `'${json.replaceAll("'", "''")}'`;
      return `${sql.replace('?1', () => literal)};\n`;
    })
    .join('');
}
