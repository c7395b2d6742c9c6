/** Delivers what is due: claims a few rows at a time, sends them, settles each as soon as it is known. */
import type { CourierParts, Report, Turn } from './courier.types.ts';
import type { Delivery, DeliveryKey, Outcome } from './delivery.types.ts';
import type { Which } from './delivery-store.ts';
import type { Partner } from './partners/lead-partner.ts';
import { isAlive, note, settle, suppressed, timed } from './settle.ts';
import { createSlots } from './turns.ts';

/** Simultaneous connections a worker may wait for (platform limit): more would wait inside their deadline. */
export const concurrency = 6;
/** Rows claimed at once where many partners share the connections: a lease must outlast the queue for them. */
const shared = 3;
/** Up to so many partners may claim in full: three times six rows wait 45 s at the worst, a lease is 60 s. */
const fewPartners = 3;
/** Rows of one worker: each costs about five statements, and the platform allows a thousand. */
export const rowsAWorker = 180;
/** No partner's Retry-After keeps the others of its leads longer than this. */
const longestOpenMs = 3_600_000;
/** Failures in a row after which a partner counts as away. */
export const breakerThreshold = 5;
/** How long nothing is sent then; after that one row asks. */
export const breakerOpenMs = 15_000;

export interface Courier {
  /** Everything that is due, until nothing is left or the time is up. */
  deliverDue(budgetMs: number): Promise<Report>;
  /** These rows, if they are due and nobody holds them. */
  deliverNamed(keys: readonly DeliveryKey[]): Promise<Report>;
}

export function createCourier(parts: CourierParts): Courier {
  const { partners, now } = parts;
  return {
    async deliverDue(budgetMs) {
      const report = newReport();
      const end = now() + budgetMs;
      const limit = partners.length > fewPartners ? shared : concurrency;
      const turn = { ...parts, slots: createSlots(concurrency) };
      const enough = () => now() >= end || report.delivered + report.failed >= rowsAWorker;
      const full = await Promise.all(
        partners.map(async (partner) => {
          let more = true;
          try {
            while (more && !enough()) {
              more = await round(turn, partner, { kind: 'due', limit }, report);
            }
          } catch (error) {
            // One partner's trouble is not the others'; its rows come back with their lease.
            parts.log({ event: 'round_failed', partner: partner.name, reason: String(error) });
            return false;
          }
          return more;
        }),
      );
      if (full.includes(true)) await parts.wakeLater?.(0);
      return report;
    },
    async deliverNamed(keys) {
      const report = newReport();
      const turn = { ...parts, slots: createSlots(concurrency) };
      for (const partner of partners) {
        const own = keys.filter(({ brand }) =>
          partner.routes.some((route) => route.startsWith(`${brand}/`)),
        );
        if (own.length > 0) await round(turn, partner, { kind: 'named', keys: own }, report);
      }
      return report;
    },
  };

  function newReport(): Report {
    return { delivered: 0, failed: 0, nextDueAt: null };
  }
}

/** True when there may be more to do for this partner. */
async function round(
  parts: Turn,
  partner: Partner,
  which: Which,
  report: Report,
): Promise<boolean> {
  const { store, now } = parts;
  const health = await store.health(partner.name);
  const open = (health?.failures ?? 0) >= breakerThreshold;
  if (open) {
    if ((health?.open_until ?? 0) > now()) return false;
    if (!(await store.takeProbe(partner.name, breakerThreshold, breakerOpenMs))) return false;
    return probe(parts, partner, report);
  }
  const { lease, deliveries, missing } = await store.claim(partner.routes, which);
  if (missing > 0) parts.log({ event: 'outbox_broken', partner: partner.name, missing });
  const outcomes = await Promise.all(
    deliveries.map((delivery) => attempt(parts, partner, delivery, lease, report)),
  );
  const answered = outcomes.some((outcome) => outcome !== null && isAlive(outcome));
  if ((health?.failures ?? 0) > 0 && answered) await store.closeBreaker(partner.name);
  return which.kind === 'due' && deliveries.length + missing === which.limit;
}

/** One row asks whether the partner is back. A "no" costs the row nothing of its schedule. */
async function probe(parts: Turn, partner: Partner, report: Report): Promise<boolean> {
  const { store } = parts;
  const { lease, deliveries } = await store.claim(partner.routes, { kind: 'probe' });
  const [delivery] = deliveries;
  if (!delivery || (await suppressed(parts, partner, delivery, lease))) return false;
  const { outcome, ms } = await timed(parts, partner, delivery);
  if (!isAlive(outcome)) {
    const openMs = openFor(outcome);
    await store.countFailure(partner.name, breakerThreshold, openMs);
    const dueAt = parts.now() + openMs;
    await store.release(delivery, lease, { dueAt, partner: partner.name, outcome, ms });
    note(parts, partner, delivery, outcome, ms);
    await parts.wakeLater?.(openMs);
    return false;
  }
  await settle(parts, partner, delivery, lease, { outcome, ms }, report);
  await store.closeBreaker(partner.name);
  // A partner that only says no, or asks for patience, is up; what waited may wait by its schedule.
  if (outcome.kind !== 'delivered') return true;
  const due = await store.pullForward(partner.routes);
  parts.log({ event: 'partner_back', partner: partner.name, due });
  if (due > concurrency) await parts.fanOut?.(due);
  return true;
}

/** null: nothing was sent. */
async function attempt(
  parts: Turn,
  partner: Partner,
  delivery: Delivery,
  lease: string,
  report: Report,
): Promise<Outcome | null> {
  if (await suppressed(parts, partner, delivery, lease)) return null;
  const timing = await timed(parts, partner, delivery);
  await settle(parts, partner, delivery, lease, timing, report);
  if (!isAlive(timing.outcome)) {
    const openMs = openFor(timing.outcome);
    const failures = await parts.store.countFailure(partner.name, breakerThreshold, openMs);
    if (failures === breakerThreshold) await parts.wakeLater?.(openMs);
  }
  return timing.outcome;
}

/** How long nothing is sent to a partner that is away: longer where it says so itself. */
function openFor({ retryAfterMs = 0 }: Outcome): number {
  return Math.max(breakerOpenMs, Math.min(retryAfterMs, longestOpenMs));
}
