/** The sweep, every minute: delivers what is due whoever forgot it, and says how old the oldest is. */
import type { Delivering } from './delivery/wire-delivery.ts';

/** A minute's cron has nearly that minute; the next one goes on. */
const budgetMs = 50_000;
/** The schedule's second pause is five minutes: whatever waits longer waits for a partner or for us. */
export const alertAfterMs = 15 * 60_000;

/** Alerts by age, not only by errors (design: leads, rule 5): silence is a failure too. */
export async function sweep(
  { courier, store, routes, now }: Delivering,
  log: (line: Record<string, unknown>) => void,
): Promise<void> {
  const { delivered, failed } = await courier.deliverDue(budgetMs);
  const { pending, oldest, dead } = await store.backlog(routes);
  const oldestMs = oldest === null ? 0 : now() - oldest;
  if (delivered + failed + pending + dead === 0) return;
  const line = { delivered, failed, pending, oldestSeconds: Math.round(oldestMs / 1000), dead };
  log({ event: 'outbox', ...line });
  if (oldestMs > alertAfterMs) log({ event: 'outbox_alert', level: 'error', ...line });
}
