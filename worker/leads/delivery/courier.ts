/** Delivers what is due: claims a few rows at a time, sends them, settles each as soon as it is known. */
import type { Delivery, DeliveryKey, Outcome } from './delivery.types.ts';
import type { DeliveryStore, Settled, Which } from './delivery-store.ts';
import type { Partner } from './partner.ts';
import { nextDue } from './schedule.ts';
import { createSlots, type Slots } from './slots.ts';

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

export interface CourierParts {
  readonly store: DeliveryStore;
  readonly partners: readonly Partner[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** From 0 to 1. */
  readonly chance: () => number;
  readonly log: (line: Record<string, unknown>) => void;
  /** Wakes more workers when a partner is back and much is due. */
  readonly fanOut?: (due: number) => Promise<void>;
  /** Wakes one worker later: who waits for a partner that is away need not wait for the sweep too. */
  readonly wakeLater?: (ms: number) => Promise<void>;
}

export interface Report {
  delivered: number;
  failed: number;
  /** When the first failed row is due again; null when none failed. */
  nextDueAt: number | null;
}

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

/** What one call of the courier works with. */
interface Turn extends CourierParts {
  readonly slots: Slots;
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

const notSent: Outcome = { kind: 'refused', status: null, reason: 'suppressed' };

/** True for somebody who asked not to be passed on: the row is settled, and nothing was sent. */
async function suppressed(
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
function timed({ now, slots }: Turn, partner: Partner, delivery: Delivery): Promise<Timing> {
  return slots(async () => {
    const startedAt = now();
    const outcome = await partner.deliver(delivery);
    return { outcome, ms: now() - startedAt };
  });
}

async function settle(
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
function note(
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
function isAlive({ kind }: Outcome): boolean {
  return kind === 'delivered' || kind === 'refused' || kind === 'busy';
}
