/** Rows for D1 as JSON: one bound value inserts as many rows as fit in it. */

/**
 * An INSERT whose only value, `?1`, is a JSON list of rows keyed by column.
 * @param otherwise how to treat a row that already exists
 */
export function insertRows(
  table: string,
  columns: readonly string[],
  otherwise: '' | 'OR IGNORE' | 'OR REPLACE' = '',
): string {
  const values = columns.map((column) => `value ->> '$.${column}'`).join(', ');
  const insert = ['INSERT', otherwise, 'INTO'].filter(Boolean).join(' ');
  return `${insert} ${table} (${columns.join(', ')}) SELECT ${values} FROM json_each(?1)`;
}

/** Rows as JSON lists, each of at most `mostBytes` unless a single row is longer. */
export function jsonChunks(rows: readonly object[], mostBytes: number): string[] {
  const encoder = new TextEncoder();
  const chunks: string[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const json = JSON.stringify(row);
    const bytes = encoder.encode(json).length + 1;
    if (size + bytes > mostBytes) {
      chunks.push([]);
      size = 1;
    }
    chunks.at(-1)?.push(json);
    size += bytes;
  }
  return chunks.map((chunk) => `[${chunk.join(',')}]`);
}
