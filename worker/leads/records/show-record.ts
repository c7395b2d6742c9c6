/** Everything there is about one lead or message: consent, deliveries and every attempt. */
import { findSubject, type Named, type Subject } from './find-record.ts';
import type { Shown } from './record.types.ts';
import {
  type AttemptRow,
  type CommonRow,
  type DeliveryRow,
  toAttempt,
  toCommon,
  toDelivery,
} from './record-rows.ts';
import * as text from './record-statements.ts';
import { type Sql, statement } from './sql.ts';

type ShownRow = CommonRow & {
  readonly id: string;
  readonly visit_id: string | null;
  readonly affiliate_id: string | null;
  readonly verticals: string;
  readonly status: string | null;
  readonly withdrawn_at: string | null;
};

export async function show(sql: Sql, named: Named): Promise<Shown | null> {
  const subject = await findSubject(sql, named);
  return subject && showSubject(sql, subject);
}

export async function showSubject(sql: Sql, { kind, brand, id }: Subject): Promise<Shown | null> {
  const [records, deliveries, attempts] = await sql.run([
    statement(kind === 'lead' ? text.selectLead : text.selectMessage, id),
    statement(text.selectDeliveries, id, brand),
    statement(text.selectAttempts, id, brand),
  ]);
  const row = records?.[0] as ShownRow | undefined;
  if (!row) return null;
  return {
    ...toCommon(row),
    id: row.id,
    visitId: row.visit_id,
    affiliateId: row.affiliate_id,
    verticals: JSON.parse(row.verticals) as string[],
    status: row.status,
    withdrawnAt: row.withdrawn_at,
    consent: row.consent === null ? null : (JSON.parse(row.consent) as Record<string, unknown>),
    deliveries: ((deliveries ?? []) as unknown as DeliveryRow[]).map(toDelivery),
    attemptsMade: ((attempts ?? []) as unknown as AttemptRow[]).map(toAttempt),
  };
}
