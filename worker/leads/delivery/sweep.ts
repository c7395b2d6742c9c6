/** The sweep, every minute: delivers due rows, and logs how long the oldest has waited. */
import { reasonOf } from '../../http/errors.ts';
import type { Delivering } from './wire-delivery.ts';

/** The cron runs every minute, and the next run takes what is left. */
const budgetMs = 50_000;
/** The schedule's second pause is five minutes, so an older row is held up by a partner or by us. */
export const alertAfterMs = 15 * 60_000;

type Log = (line: Record<string, unknown>) => void;

/** Alerts on age as well as errors: silence is a failure too. */
export async function sweep(delivering: Delivering, log: Log): Promise<void> {
  // Logged every minute, because an isolate outlives the period that an alert looks back over.
  for (const fault of delivering.faults) log(fault);
  let report = { delivered: 0, failed: 0 };
  try {
    report = await delivering.courier.deliverDue(budgetMs);
  } catch (error) {
    log({ event: 'sweep_failed', reason: reasonOf(error) });
  }
  await logBacklog(delivering, report, log);
}

async function logBacklog(
  { store, routes, byHand, now }: Delivering,
  { delivered, failed }: { readonly delivered: number; readonly failed: number },
  log: Log,
): Promise<void> {
  const { pending, oldest, unrouted, oldestUnrouted, dead, deadLately } =
    await store.backlog(routes);
  if (delivered + failed + pending + unrouted + dead === 0) return;
  const age = (since: number | null) => (since === null ? 0 : now() - since);
  const line = {
    delivered,
    failed,
    pending,
    unrouted,
    dead,
    oldestSeconds: Math.round(age(oldest) / 1000),
    oldestUnroutedSeconds: Math.round(age(oldestUnrouted) / 1000),
  };
  log({ event: 'outbox', ...line });
  // Without any partner, ops export the leads by hand, so a long wait is not a fault.
  const neglected = byHand ? 0 : age(oldestUnrouted);
  if (Math.max(age(oldest), neglected) > alertAfterMs || deadLately > 0) {
    const oldestUnroutedSeconds = Math.round(neglected / 1000);
    log({ event: 'outbox_alert', level: 'error', ...line, oldestUnroutedSeconds, deadLately });
  }
}
