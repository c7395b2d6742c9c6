/** One delivery: sent, its answer read, its row settled by the schedule. */
import type { CourierParts, Report, Turn } from './courier.types.ts';
import type { Delivery, Outcome } from './delivery.types.ts';
import type { Settled } from './delivery-store.ts';
import type { Partner } from './partners/lead-partner.ts';
import { nextDue } from './schedule.ts';

const notSent: Outcome = { kind: 'refused', status: null, reason: 'suppressed' };

/** True for somebody who asked not to be passed on: the row is settled, and nothing was sent. */
export async function suppressed(
  { store, now }: CourierParts,
  partner: Partner,
  delivery: Delivery,
  lease: string,
): Promise<boolean> {
  if (!(await store.suppressed(delivery))) return false;
  await store.settle(delivery, lease, {
    ...{ state: 'suppressed', attempts: delivery.attempt - 1, dueAt: now() },
    ...{ partner: partner.name, outcome: notSent, ms: 0 },
  });
  return true;
}

interface Timing {
  readonly outcome: Outcome;
  readonly ms: number;
}

/** Waits for a connection first: its time is not the partner's. */
export function timed({ now, slots }: Turn, partner: Partner, delivery: Delivery): Promise<Timing> {
  return slots(async () => {
    const startedAt = now();
    const outcome = await partner.deliver(delivery);
    return { outcome, ms: now() - startedAt };
  });
}

export async function settle(
  parts: CourierParts,
  partner: Partner,
  delivery: Delivery,
  lease: string,
  { outcome, ms }: Timing,
  report: Report,
): Promise<void> {
  const now = parts.now();
  // Out of turn, because a partner seemed to be back: if it was not, the schedule stands as it was.
  const early = !isAlive(outcome) && now < delivery.scheduledAt;
  const attempts = early ? delivery.attempt - 1 : delivery.attempt;
  const due =
    outcome.kind === 'delivered'
      ? now
      : early
        ? delivery.scheduledAt
        : nextDue({ attempts, now, chance: parts.chance(), retryAfterMs: outcome.retryAfterMs });
  const state: Settled['state'] =
    outcome.kind === 'delivered' ? 'delivered' : due === null ? 'dead' : 'pending';
  await parts.store.settle(delivery, lease, {
    ...{ state, attempts, dueAt: due ?? now, partner: partner.name, outcome, ms },
  });
  if (state === 'delivered') report.delivered += 1;
  else report.failed += 1;
  if (state === 'pending' && due !== null) {
    report.nextDueAt = Math.min(report.nextDueAt ?? due, due);
  }
  note(parts, partner, delivery, outcome, ms);
}

/** One line an attempt. The id is random; nothing of the person stands in it. */
export function note(
  { log }: CourierParts,
  partner: Partner,
  { brand, id, kind, attempt: number }: Delivery,
  { kind: outcome, status, reason }: Outcome,
  ms: number,
): void {
  log({
    ...{ event: 'delivery', brand, id, kind, partner: partner.name, attempt: number },
    ...{ outcome, status, reason, ms },
  });
}

/** The partner answered: what it says about one row says nothing about the next. */
export function isAlive({ kind }: Outcome): boolean {
  return kind === 'delivered' || kind === 'refused' || kind === 'busy';
}
