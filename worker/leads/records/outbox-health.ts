/** The outbox at a glance: how much is in each state, how old, and which partner is away. */

import type { DeliveryState } from './record.types.ts';
import { iso } from './record-rows.ts';
import * as text from './record-statements.ts';
import { type Sql, statement } from './sql.ts';

export interface StateCount {
  readonly brand: string;
  readonly state: DeliveryState;
  readonly count: number;
  readonly oldest: string;
}

export interface Breaker {
  readonly partner: string;
  readonly failuresInARow: number;
  /** Nothing is sent before; null while it is closed. */
  readonly openUntil: string | null;
}

export interface Health {
  readonly states: readonly StateCount[];
  readonly breakers: readonly Breaker[];
  readonly suppressed: number;
}

export async function health(sql: Sql, brand: string | null): Promise<Health> {
  const [states, breakers, suppressed] = await sql.run([
    statement(text.countStates, brand),
    statement(text.selectBreakers),
    statement(text.countSuppressed, brand),
  ]);
  return {
    states: (states ?? []).map((row) => ({
      brand: String(row.brand),
      state: row.state as DeliveryState,
      count: Number(row.count),
      oldest: iso(Number(row.oldest)),
    })),
    breakers: (breakers ?? []).map((row) => ({
      partner: String(row.partner),
      failuresInARow: Number(row.failures),
      openUntil: Number(row.open_until) > 0 ? iso(Number(row.open_until)) : null,
    })),
    suppressed: Number(suppressed?.[0]?.count ?? 0),
  };
}
