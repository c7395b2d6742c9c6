/** Withdraws a lead or message for its sender: what is still to be sent is cancelled. */
import { countDelivered, withdrawDeliveries, withdrawLead } from '../outbox/outbox-statements.ts';
import { findSubject, type Named } from './find-record.ts';
import { type Sql, statement } from './sql.ts';

export interface Withdrawn {
  readonly reference: string;
  /** Deliveries that are not sent any more. */
  readonly cancelled: number;
  /** True when a partner has, or may have, the details already. */
  readonly passedOn: boolean;
}

/** `withdrawDeliveries` takes what waits and what was given up. */
const countOpen = `
SELECT count(*) AS count FROM outbox WHERE subject_id = ?1 AND state IN ('pending', 'dead')`;

const withdrawMessage = `
UPDATE outbox SET state = 'withdrawn', settled_at = ?2
WHERE subject_id = ?1 AND state IN ('pending', 'dead')`;

const countMessageDelivered = `
SELECT count(*) AS delivered FROM outbox
WHERE subject_id = ?1 AND (state = 'delivered' OR maybe_passed > 0)`;

export async function withdraw(sql: Sql, named: Named, now: Date): Promise<Withdrawn | null> {
  const subject = await findSubject(sql, named);
  if (!subject) return null;
  const { kind, brand, id, reference } = subject;
  const at = now.getTime();
  const statements =
    kind === 'lead'
      ? [
          statement(withdrawLead, reference, brand, now.toISOString()),
          statement(withdrawDeliveries, reference, brand, at),
          statement(countDelivered, reference, brand),
        ]
      : [statement(withdrawMessage, id, at), statement(countMessageDelivered, id)];
  const results = await sql.run([statement(countOpen, id), ...statements]);
  return {
    reference,
    cancelled: Number(results[0]?.[0]?.count ?? 0),
    passedOn: Number(results.at(-1)?.[0]?.delivered ?? 0) > 0,
  };
}
