/** Writes values into SQL text, for a tool without parameters; no value can end its own literal. */
import type { Statement, Value } from '../../worker/leads/sql.ts';

/** Without quotes, semicolons, backslashes or control characters: every SQL parser reads these the same way. */
const plain = /^[A-Za-z0-9 @._:,/+"[\]{}()<>|=~#$%&*!?^`-]*$/;

/**
 * A value as an SQL literal. Text with other than plain characters is written as hex digits.
 * @throws Error for a number that SQLite would change
 */
export function literal(value: Value): string {
  if (value === null) return 'NULL';
  if (typeof value === 'string') return text(value);
  if (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value))) {
    throw new Error(`${value} cannot be written into SQL without changing it`);
  }
  // Two minus signs in a row start a comment.
  return value < 0 ? `(${value})` : String(value);
}

function text(value: string): string {
  if (plain.test(value) && !value.includes('--') && !value.includes('/*')) return `'${value}'`;
  return `CAST(X'${Buffer.from(value, 'utf8').toString('hex')}' AS TEXT)`;
}

/** Matches `?1`, `?2` …, and also strings, quoted names and comments, in order to leave those alone. */
const tokens = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|\?(\d*)/g;

/**
 * The text of a statement with its parameters written in.
 * @throws Error for a parameter without a number or without a value
 */
export function inlined({ sql, params }: Statement): string {
  return sql.trim().replace(tokens, (token, number?: string) => {
    if (!token.startsWith('?')) return token;
    const value = number ? params[Number(number) - 1] : undefined;
    if (value === undefined) throw new Error(`The statement has no value for ${token}: ${sql}`);
    return literal(value);
  });
}
