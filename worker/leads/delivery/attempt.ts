/** One attempt at a delivery: checked against the suppression list, sent, and settled by the schedule. */
import { isTestEmail } from '../../../domain/leads/test-lead.ts';
import type { CourierParts, Slots, Turn } from './courier.types.ts';
import type { Delivery, Outcome } from './delivery.types.ts';
import type { Settled } from './delivery-store.types.ts';
import type { Partner } from './partners/lead-partner.ts';
import { nextDue } from './schedule.ts';

/** A delivery leased to this worker. */
export interface Held {
  readonly partner: Partner;
  readonly delivery: Delivery;
  readonly lease: string;
}

/** The outcome of a call, and the time the partner took. */
export interface Sent {
  readonly outcome: Outcome;
  readonly ms: number;
}

/**
 * The wait for a free connection does not count as the partner's time.
 * @returns null when the delivery must not go, or must no longer: nothing was sent
 */
export function send({ now, slots, store }: Turn, held: Held): Promise<Sent | null> {
  const { partner, delivery, lease } = held;
  return slots(async () => {
    // Checked only now: it may have been withdrawn while it waited for a slot, perhaps until another partner timed out.
    // Tests are closed on acceptance; this catches a lead whose email was corrected to a test address since.
    const unsent = isTestEmail(delivery.email) ? 'test' : await store.beginSending(delivery, lease);
    if (unsent !== null) {
      if (unsent === 'gone') await store.giveBack(delivery, lease);
      else await store.closeUnsent(delivery, lease, unsent);
      return null;
    }
    const startedAt = now();
    const outcome = await partner.deliver(delivery);
    return { outcome, ms: now() - startedAt };
  });
}

/** Records the outcome of the attempt and when the next one is due. */
export async function settle(turn: Turn, held: Held, { outcome, ms }: Sent): Promise<void> {
  const { partner, delivery, lease } = held;
  const now = turn.now();
  // Sent early because the partner seemed to be back: if it was not, this does not count as an attempt.
  const early = !isAlive(outcome) && now < delivery.scheduledAt;
  const attempts = early ? delivery.attempt - 1 : delivery.attempt;
  const due =
    outcome.kind === 'delivered'
      ? now
      : early
        ? delivery.scheduledAt
        : nextDue({ attempts, now, chance: turn.chance(), retryAfterMs: outcome.retryAfterMs });
  const state: Settled['state'] =
    outcome.kind === 'delivered' ? 'delivered' : due === null ? 'dead' : 'pending';
  await turn.store.settle(delivery, lease, {
    state,
    attempts,
    dueAt: due ?? now,
    partner: partner.name,
    outcome,
    ms,
  });
  const { report } = turn;
  if (state === 'delivered') report.delivered += 1;
  else report.failed += 1;
  if (state === 'pending' && due !== null) {
    report.nextDueAt = Math.min(report.nextDueAt ?? due, due);
  }
  logAttempt(turn, held, { outcome, ms });
}

/** Logs one line per attempt, with nothing personal: the id is random. */
export function logAttempt(
  { log }: CourierParts,
  { partner, delivery: { brand, id, kind, attempt } }: Held,
  { outcome: { kind: outcome, status, reason }, ms }: Sent,
): void {
  log({
    event: 'delivery',
    brand,
    id,
    kind,
    partner: partner.name,
    attempt,
    outcome,
    status,
    reason,
    ms,
  });
}

/** True when the partner answered: it is up, and its answer to one row predicts nothing about the next. */
export function isAlive({ kind }: Outcome): boolean {
  return kind === 'delivered' || kind === 'refused' || kind === 'busy';
}

/** Runs at most `count` pieces of work at once; the rest queue in order of arrival. */
export function createSlots(count: number): Slots {
  let free = count;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The slot goes straight to the next in the queue, so that no newcomer takes it first.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
