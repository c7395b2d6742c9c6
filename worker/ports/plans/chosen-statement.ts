/** The one statement behind plans that were asked for by id, in the order of `rank`. */
import type { Sort } from '../../../domain/plans/rank.ts';
import { orderOf } from './plan-statement.ts';

/**
 * Values: ids as a JSON list, vertical, day. The sign before `vertical` keeps it from being searched
 * by: the ids name a handful of rows, the vertical half of the table.
 */
export function chosenStatement(sort: Sort): string {
  return `SELECT l.plan_id, l.estimate_cents, l.total_cents, l.sort_name, p.document,
  s.id AS provider_id, s.name AS provider_name, s.logo_url, s.logo_alt
FROM listing l JOIN plan p ON p.id = l.plan_id JOIN provider s ON s.id = l.provider_id
WHERE l.plan_id IN (SELECT value FROM json_each(?1)) AND +l.vertical = ?2
  AND l.valid_from <= ?3 AND l.valid_until >= ?3
ORDER BY ${orderOf('l', sort)}`;
}
