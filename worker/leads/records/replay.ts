/** Replay of dead deliveries: they are due now and start their schedule again. */
import { scheduleMs } from '../delivery/schedule.ts';
import { all, batch, type Sql, statement } from '../sql.ts';
import { findSubject, isDeliveryId, type Named, Refused } from './find-record.ts';
import { showSubject } from './look-up.ts';
import type { DeliveryState, DeliverySummary, Shown } from './record.types.ts';

export interface ReplayOptions {
  /** True: also resend deliveries that a partner has already taken, under the same key. */
  readonly again: boolean;
  readonly now: Date;
}

export interface Replayed {
  readonly reference: string;
  /** Ids of the deliveries that are due now. */
  readonly deliveries: readonly string[];
}

/** A pending row keeps its attempts, and its lease if it is being sent. A partner keeps what was delivered to it. */
const makeDue = `
UPDATE outbox SET attempts = CASE state WHEN 'pending' THEN attempts ELSE 0 END,
  lease = CASE state WHEN 'pending' THEN lease END,
  lease_until = CASE state WHEN 'pending' THEN lease_until ELSE 0 END,
  maybe_passed = CASE state WHEN 'delivered' THEN 2 ELSE maybe_passed END,
  state = 'pending', due_at = ?1, settled_at = NULL
WHERE brand = ?2 AND id IN (SELECT value FROM json_each(?3))
  AND state IN (SELECT value FROM json_each(?4))
RETURNING id`;

const reopen = `
UPDATE lead SET status = 'open', updated_at = ?1
WHERE status IN ('dead', 'delivered') AND id IN (
  SELECT subject_id FROM outbox
  WHERE state = 'pending' AND kind = 'lead' AND brand = ?2 AND id IN (SELECT value FROM json_each(?3))
)`;

/** @throws Refused with the reason when none of the deliveries may be sent */
export async function replay(
  sql: Sql,
  named: Named,
  { again, now }: ReplayOptions,
): Promise<Replayed | null> {
  const subject = await findSubject(sql, named);
  const record = subject && (await showSubject(sql, subject));
  if (!record) return null;
  const asked = record.deliveries.filter(({ id }) => !isDeliveryId(named) || id === named.name);
  const states: DeliveryState[] = [
    ...(['pending', 'dead'] as const),
    ...(again ? (['delivered'] as const) : []),
    // A message goes to the brand itself, so one that was closed unsent may still be sent.
    ...(record.kind === 'message' ? (['suppressed'] as const) : []),
  ];
  const ids = asked.filter((one) => states.includes(one.deliveryState)).map(({ id }) => id);
  refuse(record, asked, ids);
  const list = JSON.stringify(ids);
  const [due] = await batch(sql, [
    statement<{ id: string }>(makeDue, now.getTime(), record.brand, list, JSON.stringify(states)),
    statement(reopen, now.toISOString(), record.brand, list),
  ]);
  return { reference: record.reference, deliveries: due.map(({ id }) => id) };
}

function refuse(
  { reference, erasedAt, status, withdrawnAt }: Shown,
  asked: readonly DeliverySummary[],
  ids: readonly string[],
): void {
  const has = (state: DeliveryState) => asked.find((one) => one.deliveryState === state);
  if (erasedAt) {
    throw new Refused(`${reference} was erased at ${erasedAt}: nothing is left to send`);
  }
  if (withdrawnAt || (ids.length === 0 && has('withdrawn'))) {
    const when = withdrawnAt ? ` at ${withdrawnAt}` : '';
    throw new Refused(
      `${reference} was withdrawn${when} and must not be passed on; its sender may send the form again`,
    );
  }
  if (ids.length > 0) return;
  if (has('test')) {
    throw new Refused(
      `${reference} is a test: its email ends in .invalid, and a test is never passed on`,
    );
  }
  if (has('suppressed') || status === 'withdrawn') {
    throw new Refused(
      `${reference} belongs to somebody on the suppression list: if they ask for it, use unsuppress, and they may send the form again`,
    );
  }
  const delivered = has('delivered');
  if (delivered) {
    throw new Refused(
      `${reference} was delivered to ${delivered.partner} at ${delivered.settledAt}: add --again to send it once more under the same key`,
    );
  }
  throw new Refused(`${reference} has no delivery: it was accepted before there was an outbox`);
}

export interface DeadFilter {
  readonly brand: string | null;
  /** A product, or `message`. */
  readonly vertical?: string | undefined;
  readonly since?: Date | undefined;
}

export interface DeadCount {
  readonly brand: string;
  /** A product, or `message`. */
  readonly vertical: string;
  readonly partner: string | null;
  readonly count: number;
  /** Those that a restore gave up because they may have been delivered: ask the partner first. */
  readonly unsure: number;
}

/** Dead rows with data; the `IN` is the index's condition. ?1 brand or null, ?2 product or null, ?3 accepted since (ms). */
const dead = `
FROM outbox LEFT JOIN lead ON lead.id = outbox.subject_id AND outbox.kind = 'lead'
LEFT JOIN contact_message ON contact_message.id = outbox.subject_id AND outbox.kind = 'message'
WHERE outbox.state IN ('pending', 'dead') AND outbox.state = 'dead' AND (?1 IS NULL OR outbox.brand = ?1)
  AND (?2 IS NULL OR coalesce(outbox.vertical, 'message') = ?2) AND outbox.created_at >= ?3
  AND coalesce(lead.erased_at, lead.withdrawn_at, contact_message.erased_at) IS NULL`;

/** A courier gives up only after the schedule's last attempt, so a row that died earlier was given up by a restore. */
const isUnsure = `outbox.maybe_passed = 2 AND outbox.attempts < ${scheduleMs.length}`;

const countDead = `
SELECT outbox.brand, coalesce(outbox.vertical, 'message') AS vertical, outbox.partner,
  count(*) AS count, count(CASE WHEN ${isUnsure} THEN 1 END) AS unsure ${dead} GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`;

const reviveDead = `
UPDATE outbox SET state = 'pending', attempts = 0, due_at = ?4, lease = NULL, lease_until = 0,
  settled_at = NULL
WHERE (brand, id) IN (SELECT outbox.brand, outbox.id ${dead})`;

const reopenAll = `
UPDATE lead SET status = 'open', updated_at = ?2
WHERE status = 'dead' AND (?1 IS NULL OR brand = ?1)
  AND EXISTS (SELECT 1 FROM outbox WHERE subject_id = lead.id AND state = 'pending')`;

/** The deliveries that `replayDead` would make due, counted. */
export function deadCounts(sql: Sql, filter: DeadFilter): Promise<DeadCount[]> {
  return all<DeadCount>(sql, countDead, ...deadParams(filter));
}

/** Makes all dead deliveries due, and returns their counts. */
export async function replayDead(
  sql: Sql,
  filter: DeadFilter,
  now: Date,
): Promise<readonly DeadCount[]> {
  const params = deadParams(filter);
  const [counts] = await batch(sql, [
    statement<DeadCount>(countDead, ...params),
    statement(reviveDead, ...params, now.getTime()),
    statement(reopenAll, filter.brand, now.toISOString()),
  ]);
  return counts;
}

function deadParams({ brand, vertical, since }: DeadFilter) {
  return [brand, vertical ?? null, since?.getTime() ?? 0] as const;
}
