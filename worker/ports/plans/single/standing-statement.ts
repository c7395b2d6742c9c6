/** The SQL of a plan's page: plans with their neighbours and the number of plans ahead, read from the cost index. */

import { defaultSort } from '../../../../domain/plans/list/rank.ts';
import type { ListedVertical } from '../../../../domain/plans/listed.ts';
import type { Statement } from '../../statement.ts';
import type { DocumentColumns } from '../card-rows.ts';
import { listedColumns, orderOf } from '../plan-statement.ts';

/** Table aliases: `t` is the plan itself, `l` any listed plan. */
type Table = 'l' | 't';

const keys = ['estimate_cents', 'total_cents', 'sort_name', 'plan_id'] as const;
const keyOf = (table: Table) => keys.map((name) => `${table}.${name}`).join(', ');

/** Values: the vertical and the day. */
const onDay = 'l.vertical = ?1 AND l.valid_from <= ?2 AND l.valid_until >= ?2';
const inOrder = `listing l INDEXED BY listing_cost WHERE ${onDay}`;
const before = `${inOrder} AND (${keyOf('l')}) < (${keyOf('t')})`;
const after = `${inOrder} AND (${keyOf('l')}) > (${keyOf('t')})`;

/** The plans below this plan's whole dollars, from the loaded release's counts if it has them; else counted now. */
const wholeDollars = 't.estimate_cents / 100 * 100';
const cheaper = `ifnull(
      (SELECT c.plans FROM cheaper c WHERE c.release = (SELECT id FROM release) AND c.vertical = ?1
        AND c.dollars = t.estimate_cents / 100 AND c.since <= ?2 ORDER BY c.since DESC LIMIT 1),
      (SELECT count(*) FROM ${inOrder} AND l.estimate_cents < ${wholeDollars}))`;

/**
 * At most three rows for each plan that `which` selects: the plan before it, itself, the plan after it.
 * Columns: of (the plan selected), ahead (how many plans precede it), total, document, and the provider's.
 */
function standing(which: string): string {
  return `WITH asked AS MATERIALIZED (${which}), stood AS MATERIALIZED (
  SELECT ${keyOf('t')},
    ${cheaper} + (SELECT count(*) FROM ${before} AND l.estimate_cents >= ${wholeDollars}) AS ahead,
    (SELECT l.plan_id FROM ${before} ORDER BY ${orderOf('l', 2)} LIMIT 1) AS before_id,
    (SELECT l.plan_id FROM ${after} ORDER BY ${orderOf('l', defaultSort)} LIMIT 1) AS after_id,
    (SELECT ifnull(sum(n.plans), 0) FROM tally n WHERE n.vertical = ?1 AND n.provider_id = '') AS total
  FROM asked t
)
SELECT t.plan_id AS "of", t.ahead, t.total, ${listedColumns}
FROM stood t
JOIN json_each(json_array(t.before_id, t.plan_id, t.after_id)) r
JOIN plan p ON p.id = r.value
JOIN provider s ON s.id = p.document ->> '$.providerId'
ORDER BY ${keyOf('t')}, r.key`;
}

export interface StandingColumns extends DocumentColumns {
  readonly of: string;
  readonly ahead: number;
  readonly total: number;
}

export interface AskedPlan {
  readonly vertical: ListedVertical;
  readonly id: string;
  readonly day: string;
}

export function standingStatement({ vertical, id, day }: AskedPlan): Statement {
  const which = `SELECT ${keyOf('l')} FROM listing l WHERE l.plan_id = ?3 AND ${onDay}`;
  return { sql: standing(which), params: [vertical, day, id] };
}

/** The first plans in the default order. */
export function firstStatement({ vertical, day }: Omit<AskedPlan, 'id'>, most: number): Statement {
  const which = `SELECT ${keyOf('l')} FROM ${inOrder}
ORDER BY ${orderOf('l', defaultSort)} LIMIT ${most}`;
  return { sql: standing(which), params: [vertical, day] };
}
