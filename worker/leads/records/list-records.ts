/** Deliveries of leads and messages by filter, newest first, page by page. */

import { all, type Sql, type Value } from '../sql.ts';
import type { DeliveryState, Listed } from './record.types.ts';
import { type ListedRow, toListed } from './record-rows.ts';
import { selectListed } from './record-statements.ts';

export interface Filter {
  /** null: every brand in the database. */
  readonly brand: string | null;
  readonly state?: DeliveryState | undefined;
  /** A product, or `message` for the contact form. */
  readonly vertical?: string | undefined;
  readonly since?: Date | undefined;
  /** True: only forms that no person seems to have filled in. */
  readonly suspect?: boolean | undefined;
}

/** Rows per page; D1 returns about 1 MB at most. */
export const pageSize = 200;

/** Pages until there are `limit` rows, or no more. */
export async function* pages(
  sql: Sql,
  filter: Filter,
  limit = Number.POSITIVE_INFINITY,
): AsyncGenerator<readonly Listed[]> {
  let cursor: readonly Value[] = [null, null, null];
  let left = limit;
  while (left > 0) {
    const size = Math.min(left, pageSize);
    const rows = await all<ListedRow>(sql, selectListed, ...filterParams(filter), ...cursor, size);
    if (rows.length > 0) yield rows.map(toListed);
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    cursor = [last.created_at, last.brand, last.id];
    left -= rows.length;
  }
}

export async function list(sql: Sql, filter: Filter, limit: number): Promise<Listed[]> {
  const found: Listed[] = [];
  for await (const page of pages(sql, filter, limit)) found.push(...page);
  return found;
}

function filterParams({ brand, state, vertical, since, suspect }: Filter): Value[] {
  return [brand, state ?? null, vertical ?? null, since?.getTime() ?? 0, suspect ? 1 : 0];
}
