/** The sweep, every minute: delivers what is due whoever forgot it, and says how old the oldest is. */
import type { Delivering } from './wire-delivery.ts';

/** A minute's cron has nearly that minute; the next one goes on. */
const budgetMs = 50_000;
/** The schedule's second pause is five minutes: whatever waits longer waits for a partner or for us. */
export const alertAfterMs = 15 * 60_000;

/** Alerts by age, not only by errors (spec: delivery): silence is a failure too. */
export async function sweep(
  delivering: Delivering,
  log: (line: Record<string, unknown>) => void,
): Promise<void> {
  let report = { delivered: 0, failed: 0 };
  try {
    report = await delivering.courier.deliverDue(budgetMs);
  } catch (error) {
    log({ event: 'sweep_failed', reason: String(error) });
  }
  await sayHowOld(delivering, report, log);
}

/** Also after a round that failed: what waits must not wait in silence. */
async function sayHowOld(
  { store, routes, byHand, now }: Delivering,
  { delivered, failed }: { readonly delivered: number; readonly failed: number },
  log: (line: Record<string, unknown>) => void,
): Promise<void> {
  const { pending, oldest, unrouted, oldestUnrouted, dead, deadLately } =
    await store.backlog(routes);
  if (delivered + failed + pending + unrouted + dead === 0) return;
  const age = (since: number | null) => (since === null ? 0 : now() - since);
  const line = {
    ...{ delivered, failed, pending, unrouted, dead },
    oldestSeconds: Math.round(age(oldest) / 1000),
    oldestUnroutedSeconds: Math.round(age(oldestUnrouted) / 1000),
  };
  log({ event: 'outbox', ...line });
  // Where no partner is configured at all, leads are exported by hand, and waiting is no fault.
  const forgotten = byHand ? 0 : age(oldestUnrouted);
  if (Math.max(age(oldest), forgotten) > alertAfterMs || deadLately > 0) {
    log({ event: 'outbox_alert', level: 'error', ...line, deadLately });
  }
}
