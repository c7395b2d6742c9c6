/** Writes values into SQL text, for a tool that takes no parameters. Nothing in a value can end its literal. */
import type { Statement, Value } from '../../worker/leads/records/sql.ts';

/** No quote, no semicolon, no backslash, no control character: the same in every reader of SQL. */
const plain = /^[A-Za-z0-9 @._:,/+"[\]{}()<>|=~#$%&*!?^`-]*$/;

/**
 * A value as an SQL literal. Text beyond the plain letters goes as hex digits.
 * @throws Error for a number that SQLite would not give back as it is
 */
export function literal(value: Value): string {
  if (value === null) return 'NULL';
  if (typeof value === 'string') return text(value);
  if (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value))) {
    throw new Error(`${value} cannot be written into SQL without changing it`);
  }
  // Two minus signs in a row begin a comment.
  return value < 0 ? `(${value})` : String(value);
}

function text(value: string): string {
  if (plain.test(value) && !value.includes('--') && !value.includes('/*')) return `'${value}'`;
  return `CAST(X'${Buffer.from(value, 'utf8').toString('hex')}' AS TEXT)`;
}

/** Strings, quoted names and comments of SQL stay as they are; `?1` and on are found beside them. */
const tokens = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|\?(\d*)/g;

/**
 * A statement with its parameters written out.
 * @throws Error for a parameter without a number, or one that was not given
 */
export function inlined({ sql, params }: Statement): string {
  return sql.trim().replace(tokens, (token, number?: string) => {
    if (!token.startsWith('?')) return token;
    const value = number ? params[Number(number) - 1] : undefined;
    if (value === undefined) throw new Error(`The statement has no value for ${token}: ${sql}`);
    return literal(value);
  });
}
