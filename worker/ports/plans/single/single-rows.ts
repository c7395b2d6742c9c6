/** A plan's page, from the index: the plan between its neighbours, or the alternatives to an ended one. */
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import type { NamedProvider } from '../../../../domain/plans/list/plan-page.ts';
import { defaultSort } from '../../../../domain/plans/list/rank.ts';
import { mostAlternatives, type Standing } from '../../../../domain/plans/page/plan-standing.ts';
import type { PlanCard } from '../../../../domain/plans/plan-card.ts';
import type { Statement } from '../../statement.ts';
import {
  cardOfRow,
  cardsOf,
  type DocumentColumns,
  endedOfRow,
  type ProviderColumns,
  planOfRow,
} from '../card-rows.ts';
import { chosenEndedStatement } from '../plan-statement.ts';
import type { SinglePlan } from '../plans.port.ts';
import { named, rowsOf, sellersOf } from '../provider-rows.ts';
import {
  type AskedPlan,
  firstStatement,
  type StandingColumns,
  standingStatement,
} from './standing-statement.ts';

interface SingleRows {
  /** The plan with its neighbours. */
  readonly rows: readonly StandingColumns[];
  readonly ended: DocumentColumns | null;
  /** Alternatives to an ended plan: the first plans of the list, each with its neighbours. */
  readonly instead: readonly StandingColumns[];
  readonly providers: readonly NamedProvider[];
}

/** One round trip for a plan on sale, two for one that has ended. @returns null for an id that never existed */
export async function singleRows(db: D1Database, asked: AskedPlan): Promise<SingleRows | null> {
  const { vertical, id } = asked;
  const [found, over, sellers] = await db.batch([
    statementOf(db, standingStatement(asked)),
    db.prepare(chosenEndedStatement).bind(JSON.stringify([id]), JSON.stringify([vertical])),
    sellersOf(db, [vertical]),
  ]);
  const rows = rowsOf<StandingColumns>(found);
  const ended = rowsOf<DocumentColumns>(over)[0] ?? null;
  if (rows.length === 0 && !ended) return null;
  const instead = rows.length === 0 && ended ? await insteadOf(db, asked) : [];
  return { rows, ended, instead, providers: rowsOf<ProviderColumns>(sellers).map(named) };
}

async function insteadOf(db: D1Database, asked: AskedPlan): Promise<StandingColumns[]> {
  const first = statementOf(db, firstStatement(asked, mostAlternatives));
  return (await first.all<StandingColumns>()).results;
}

export function singleOfRows(
  data: SingleRows | null,
  day: string,
): Omit<SinglePlan, 'answers' | 'staleSince'> {
  if (!data) return { standing: null, ended: null, providers: [] };
  const { rows, ended, instead, providers } = data;
  const standing = rows.length > 0 ? standingOfRows(rows, day) : null;
  if (standing || !ended) return { standing, ended: null, providers };
  const groups = [...Map.groupBy(instead, ({ of }) => of).values()];
  const alternatives = groups.flatMap((group) => standingOfRows(group, day)?.plan ?? []);
  return { standing, ended: { ...endedOfRow(ended, { day }), alternatives }, providers };
}

/** @param rows one plan's: the plan before it, itself and the plan after it */
function standingOfRows(rows: readonly StandingColumns[], day: string): Standing | null {
  const at = rows.findIndex((row) => planOfRow(row).id === row.of);
  const [own, previous] = [rows[at], rows[at - 1]];
  if (!own) return null;
  const { ahead, total } = own;
  const before: PlanCard | null = previous ? cardOfRow(previous, { day }) : null;
  const [plan, after = null] = cardsOf(rows, {
    total,
    sort: defaultSort,
    day,
    offset: ahead,
    before: at,
  });
  return plan ? { plan, total, before, after } : null;
}

function statementOf(db: D1Database, { sql, params }: Statement): D1PreparedStatement {
  return db.prepare(sql).bind(...params);
}
