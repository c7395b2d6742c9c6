/** After an export: closes handed-over deliveries as delivered, so no courier resends them, and leads left out as suppressed. */
import { chunks } from '../../ports/chunks.ts';
import type { DeliveryKey } from '../delivery/delivery.types.ts';
import { statusByDeliveries } from '../delivery/delivery-statements.ts';
import { batch, type Sql, statement } from '../sql.ts';

export interface HandOver {
  /** The recipient of the file. */
  readonly partner: string;
  readonly now: Date;
}

export interface HandedOver {
  readonly marked: number;
  /** Withdrawn or picked up by a courier since the export: take these out of the file. */
  readonly left: readonly DeliveryKey[];
  /** The error when the database stopped answering: some of `left` may have been marked all the same. */
  readonly stopped: unknown;
}

/** Rows per transaction. */
const batchSize = 100;

/** The keys of each transaction's rows, as `chosenRows` takes them. */
function keyLists(chosen: readonly DeliveryKey[]): string[] {
  return chunks(chosen, batchSize).map((some) =>
    JSON.stringify(some.map(({ brand, id }) => [brand, id])),
  );
}

const chosenRows = `(brand, id) IN (
  SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?1))`;

const mark = `
UPDATE outbox SET state = 'delivered', attempts = attempts + 1, partner = ?2,
  last_outcome = 'delivered', settled_at = ?3, maybe_passed = 2, lease = NULL
WHERE ${chosenRows} AND state IN ('pending', 'dead') AND lease_until <= ?3 RETURNING brand, id`;

/** Attempts have no unique key, and the same write may run twice. */
const insertAttempts = `
INSERT INTO delivery_attempt (brand, outbox_id, partner, attempt, outcome, status, ms, at)
SELECT brand, id, partner, attempts, 'delivered', NULL, 0, ?3 FROM outbox
WHERE ${chosenRows} AND state = 'delivered' AND partner = ?2 AND settled_at = ?3
  AND NOT EXISTS (SELECT 1 FROM delivery_attempt AS made WHERE made.brand = outbox.brand
    AND made.outbox_id = outbox.id AND made.at = ?3 AND made.partner = ?2)`;

const updateLeads = `
UPDATE lead SET updated_at = ?2, status = ${statusByDeliveries}
WHERE status IN ('open', 'dead') AND id IN (
  SELECT subject_id FROM outbox WHERE kind = 'lead' AND state = 'delivered' AND ${chosenRows})`;

export async function handOver(
  sql: Sql,
  chosen: readonly DeliveryKey[],
  { partner, now }: HandOver,
): Promise<HandedOver> {
  const marked = new Set<string>();
  let stopped: unknown;
  for (const keys of keyLists(chosen)) {
    try {
      const [rows] = await batch(sql, [
        statement<DeliveryKey>(mark, keys, partner, now.getTime()),
        statement(insertAttempts, keys, partner, now.getTime()),
        statement(updateLeads, keys, now.toISOString()),
      ]);
      for (const { brand, id } of rows) marked.add(`${brand}/${id}`);
    } catch (error) {
      stopped = error;
      break;
    }
  }
  return {
    marked: marked.size,
    left: chosen.filter(({ brand, id }) => !marked.has(`${brand}/${id}`)),
    stopped,
  };
}

const setAside = `
UPDATE outbox SET state = 'suppressed', last_outcome = 'suppressed', settled_at = ?2, lease = NULL
WHERE ${chosenRows} AND state = 'pending' AND lease_until <= ?2 RETURNING brand, id`;

const updateAside = `
UPDATE lead SET updated_at = ?2, status = ${statusByDeliveries}
WHERE status = 'open' AND id IN (
  SELECT subject_id FROM outbox WHERE kind = 'lead' AND state = 'suppressed' AND ${chosenRows})`;

/**
 * Closes leads of people on the suppression list. Without a partner no courier would close them, and
 * pending rows are never erased.
 * @returns the number closed
 */
export async function closeSuppressed(
  sql: Sql,
  chosen: readonly DeliveryKey[],
  now: Date,
): Promise<number> {
  let closed = 0;
  for (const keys of keyLists(chosen)) {
    const [rows] = await batch(sql, [
      statement<DeliveryKey>(setAside, keys, now.getTime()),
      statement(updateAside, keys, now.toISOString()),
    ]);
    closed += rows.length;
  }
  return closed;
}
