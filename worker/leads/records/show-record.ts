/** Everything about one lead or message: consent, deliveries and every attempt. */
import { batch, type Sql, statement } from '../sql.ts';
import { findSubject, type Named, type Subject } from './find-record.ts';
import type { Shown } from './record.types.ts';
import {
  type AttemptRow,
  type DeliveryRow,
  type ShownRow,
  toAttempt,
  toCommon,
  toDelivery,
} from './record-rows.ts';
import * as text from './record-statements.ts';

export async function show(sql: Sql, named: Named): Promise<Shown | null> {
  const subject = await findSubject(sql, named);
  return subject && showSubject(sql, subject);
}

export async function showSubject(sql: Sql, { kind, brand, id }: Subject): Promise<Shown | null> {
  const [[row], deliveries, attempts] = await batch(sql, [
    statement<ShownRow>(kind === 'lead' ? text.selectLead : text.selectMessage, id),
    statement<DeliveryRow>(text.selectDeliveries, id, brand),
    statement<AttemptRow>(text.selectAttempts, id, brand),
  ]);
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
    deliveries: deliveries.map(toDelivery),
    attemptsMade: attempts.map(toAttempt),
  };
}
