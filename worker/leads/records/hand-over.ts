/** Marks what was exported and given to somebody by hand: delivered, and no courier sends it after that. */
import type { DeliveryKey } from '../delivery/delivery.types.ts';
import { type Sql, statement } from './sql.ts';

export interface HandOver {
  /** Who got them. */
  readonly partner: string;
  readonly now: Date;
}

export interface HandedOver {
  readonly marked: number;
  /** Withdrawn, or being sent, since they were chosen: take them out of what is handed over. */
  readonly left: readonly DeliveryKey[];
}

/** Rows of one transaction. */
const batchSize = 100;

const keys = `(brand, id) IN (
  SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?1))`;

const mark = `
UPDATE outbox SET state = 'delivered', attempts = attempts + 1, partner = ?2,
  last_outcome = 'delivered', settled_at = ?3, lease = NULL
WHERE ${keys} AND state IN ('pending', 'dead') AND lease_until <= ?3 RETURNING brand, id`;

const noteAttempt = `
INSERT INTO delivery_attempt (brand, outbox_id, partner, attempt, outcome, status, ms, at)
SELECT brand, id, partner, attempts, 'delivered', NULL, 0, ?3 FROM outbox
WHERE ${keys} AND state = 'delivered' AND partner = ?2 AND settled_at = ?3`;

/** As delivery has it: a lead is open while anything of it waits. */
const updateLeads = `
UPDATE lead SET updated_at = ?2, status = CASE
  WHEN EXISTS (SELECT 1 FROM outbox WHERE subject_id = lead.id AND state = 'pending') THEN 'open'
  WHEN EXISTS (SELECT 1 FROM outbox WHERE subject_id = lead.id AND state = 'dead') THEN 'dead'
  ELSE 'delivered' END
WHERE status IN ('open', 'dead')
  AND id IN (SELECT subject_id FROM outbox WHERE kind = 'lead' AND state = 'delivered' AND ${keys})`;

export async function handOver(
  sql: Sql,
  chosen: readonly DeliveryKey[],
  { partner, now }: HandOver,
): Promise<HandedOver> {
  const marked = new Set<string>();
  for (let from = 0; from < chosen.length; from += batchSize) {
    const batch = chosen.slice(from, from + batchSize).map(({ brand, id }) => [brand, id]);
    const list = JSON.stringify(batch);
    const [rows] = await sql.run([
      statement(mark, list, partner, now.getTime()),
      statement(noteAttempt, list, partner, now.getTime()),
      statement(updateLeads, list, now.toISOString()),
    ]);
    for (const { brand, id } of rows ?? []) marked.add(`${brand}/${id}`);
  }
  return {
    marked: marked.size,
    left: chosen.filter(({ brand, id }) => !marked.has(`${brand}/${id}`)),
  };
}
