/** The courier: claims a few due rows at a time, sends them, and settles each as soon as it is answered. */
import { reasonOf } from '../../http/errors.ts';
import { createSlots, type Held, isAlive, logAttempt, send, settle } from './attempt.ts';
import type { CourierParts, Report, Turn } from './courier.types.ts';
import type { DeliveryKey, Outcome } from './delivery.types.ts';
import type { Which } from './delivery-store.types.ts';
import type { Partner } from './partners/lead-partner.ts';
import { whenAllEnded } from './when-all-ended.ts';

/** Connections a worker may wait on at once (platform limit); a seventh would queue while its deadline runs. */
const concurrency = 6;
/** Rows claimed at once across all partners: at 15 s each on six connections, 18 take 45 s; a lease lasts 60 s. */
const mostClaimed = 18;
/** Rows per worker: each takes about six statements, the journal's included; the platform allows a thousand. */
export const rowsAWorker = 150;
/** Failures in a row that open a partner's breaker. */
export const partnerBreakerThreshold = 5;
/** How long an open breaker lets nothing through; then one row probes whether the partner is back. */
export const partnerBreakerOpenMs = 15_000;
/** The longest that one Retry-After can hold up a partner's other leads. */
const longestOpenMs = 3_600_000;

export interface Courier {
  /** Delivers due rows until none are left or the time is up. */
  deliverDue(budgetMs: number): Promise<Report>;
  /** Delivers those of these rows that are due and not leased to another worker, to all their partners at once. */
  deliverNamed(keys: readonly DeliveryKey[]): Promise<Report>;
}

export function createCourier(parts: CourierParts): Courier {
  const { partners, now } = parts;
  const newTurn = (): Turn => ({
    ...parts,
    slots: createSlots(concurrency),
    report: { delivered: 0, failed: 0, nextDueAt: null },
  });
  return {
    async deliverDue(budgetMs) {
      const turn = newTurn();
      const { report } = turn;
      const end = now() + budgetMs;
      const limit = limitFor(partners.length);
      const mayGoOn = () => now() < end && report.delivered + report.failed < rowsAWorker;
      const unfinished = await Promise.all(
        partners.map(async (partner) => {
          let more = true;
          while (more && mayGoOn()) more = await safeRound(turn, partner, { kind: 'due', limit });
          return more;
        }),
      );
      if (unfinished.includes(true)) await parts.wakeLater?.(0);
      return report;
    },
    async deliverNamed(keys) {
      const turn = newTurn();
      await Promise.all(
        partners.map(async (partner) => {
          const own = keys.filter(({ brand }) =>
            partner.routes.some((route) => route.startsWith(`${brand}/`)),
          );
          if (own.length > 0) await safeRound(turn, partner, { kind: 'named', keys: own });
        }),
      );
      return turn.report;
    },
  };
}

/**
 * The rows each partner claims at once, so that one that hangs leaves a connection for the others. A brand has nine
 * routes; with more than 18 partners, rows whose lease ended before their turn would be given back unsent.
 */
export function limitFor(partners: number): number {
  const most = partners > 1 ? concurrency - 1 : concurrency;
  return Math.min(most, Math.max(1, Math.floor(mostClaimed / partners)));
}

/** Keeps one partner's failed round from stopping the others; its rows are free again when their lease ends. */
async function safeRound(turn: Turn, partner: Partner, which: Which): Promise<boolean> {
  try {
    return await round(turn, partner, which);
  } catch (error) {
    turn.log({ event: 'round_failed', partner: partner.name, reason: reasonOf(error) });
    return false;
  }
}

/** Claims and sends once; true when this partner may have more rows due. */
async function round(turn: Turn, partner: Partner, which: Which): Promise<boolean> {
  const { store, now } = turn;
  const { failures, open_until } = (await store.health(partner.name)) ?? noFailures;
  if (failures >= partnerBreakerThreshold) {
    if (open_until > now()) return false;
    if (!(await store.takeProbe(partner.name, partnerBreakerThreshold, partnerBreakerOpenMs)))
      return false;
    return probe(turn, partner);
  }
  const { lease, deliveries, missing, unreadable } = await store.claim(partner.routes, which);
  const { name } = partner;
  if (missing > 0) turn.log({ event: 'outbox_broken', partner: name, missing });
  if (unreadable.length > 0) {
    const reasons = [...new Set(unreadable)];
    const line = { event: 'outbox_unreadable', partner: name, unreadable: unreadable.length };
    turn.log({ ...line, reasons });
  }
  const known = { hasFailed: failures > 0 };
  await whenAllEnded(
    deliveries.map((delivery) => attempt(turn, { partner, delivery, lease }, known)),
  );
  return which.kind === 'due' && deliveries.length + missing + unreadable.length === which.limit;
}

const noFailures = { failures: 0, open_until: 0 };

/**
 * Sends one row to find out whether the partner is back. If it is not, a row that was due has used one
 * of its attempts; a row sent early keeps its place in the schedule.
 */
async function probe(turn: Turn, partner: Partner): Promise<boolean> {
  const { store } = turn;
  const { lease, deliveries } = await store.claim(partner.routes, { kind: 'probe' });
  const [delivery] = deliveries;
  if (!delivery) return false;
  const held = { partner, delivery, lease };
  const isOnTime = delivery.scheduledAt <= turn.now();
  const sent = await send(turn, held);
  if (sent === null) return false;
  if (!isAlive(sent.outcome)) {
    const openMs = openFor(sent.outcome);
    await store.countFailure(partner.name, partnerBreakerThreshold, openMs);
    if (isOnTime) {
      await settle(turn, held, sent);
    } else {
      const dueAt = turn.now() + openMs;
      await store.release(delivery, lease, { dueAt, partner: partner.name, ...sent });
      logAttempt(turn, held, sent);
    }
    await turn.wakeLater?.(openMs);
    return false;
  }
  await settle(turn, held, sent);
  // A partner that refuses this row or answers 429 is up, but the other rows keep to the schedule.
  if (sent.outcome.kind !== 'delivered') {
    await store.closeBreaker(partner.name);
    return true;
  }
  const due = await store.welcomeBack(partner.name, partner.routes);
  turn.log({ event: 'partner_back', partner: partner.name, due });
  if (due > concurrency) await turn.fanOut?.(due);
  return true;
}

/** What this worker knows of a partner: failures since its last answer. Shared by the attempts of a round. */
interface Known {
  hasFailed: boolean;
}

/** Counts the outcome as soon as it is there: failures are in a row only in the order in which attempts end. */
async function attempt(turn: Turn, held: Held, known: Known): Promise<void> {
  const sent = await send(turn, held);
  if (sent === null) return;
  await settle(turn, held, sent);
  const { name } = held.partner;
  if (isAlive(sent.outcome)) {
    const hadFailed = known.hasFailed;
    known.hasFailed = false;
    if (hadFailed) await turn.store.closeBreaker(name);
    return;
  }
  known.hasFailed = true;
  const openMs = openFor(sent.outcome);
  const failures = await turn.store.countFailure(name, partnerBreakerThreshold, openMs);
  if (failures === partnerBreakerThreshold) await turn.wakeLater?.(openMs);
}

/** How long the breaker stays open: longer if the partner's Retry-After says so. */
function openFor({ retryAfterMs = 0 }: Outcome): number {
  return Math.max(partnerBreakerOpenMs, Math.min(retryAfterMs, longestOpenMs));
}
