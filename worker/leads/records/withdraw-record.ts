/** Withdraws a lead or message for its sender, cancelling whatever has not been sent. */
import type { Note } from '../backup/lead-journal.ts';
import { cancelDeliveries, passedOn, withdrawLead } from '../outbox/outbox-statements.ts';
import { batch, type Sql, statement } from '../sql.ts';
import { findSubject, type Named } from './find-record.ts';

export interface Withdrawn {
  readonly reference: string;
  /** How many deliveries were cancelled. */
  readonly cancelled: number;
  /** True when a partner has, or may have, the details already. */
  readonly passedOn: boolean;
}

export interface WithdrawOptions {
  readonly now: Date;
  /** Written before the change, so that a restore withdraws again even if this run fails (docs/operations/backup.md). */
  readonly note: Note;
}

const countBefore = `
SELECT count(CASE WHEN state IN ('pending', 'dead') THEN 1 END) AS cancelled,
  count(CASE WHEN ${passedOn} THEN 1 END) AS passedOn
FROM outbox WHERE subject_id = ?1`;

export async function withdraw(
  sql: Sql,
  named: Named,
  { now, note }: WithdrawOptions,
): Promise<Withdrawn | null> {
  const subject = await findSubject(sql, named);
  if (!subject) return null;
  const { kind, brand, id, reference } = subject;
  await note('withdrawn', reference);
  const [[counts]] = await batch(sql, [
    statement<{ cancelled: number; passedOn: number }>(countBefore, id),
    statement(cancelDeliveries('?1', '?2'), id, now.getTime()),
    ...(kind === 'lead' ? [statement(withdrawLead, reference, brand, now.toISOString())] : []),
  ]);
  return {
    reference,
    cancelled: counts?.cancelled ?? 0,
    passedOn: (counts?.passedOn ?? 0) > 0,
  };
}
