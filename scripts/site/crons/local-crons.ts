/** Calls the crons of a deployed stage from outside, because the local platform fires none. */
import { retentionCron, sweepCron } from '../../../worker/crons.ts';

/**
 * Erases data past its retention at once, because few machines are on at night, and sweeps every minute. It is no
 * failure if the site has stopped.
 */
export function keepCrons(origin: string, everyMs = 60_000): void {
  callCron(origin, retentionCron).catch(() => undefined);
  setInterval(() => sweepOnce(origin).catch(() => undefined), everyMs).unref();
}

export function sweepOnce(origin: string): Promise<Response> {
  return callCron(origin, sweepCron);
}

function callCron(origin: string, cron: string): Promise<Response> {
  const query = new URLSearchParams({ cron });
  return fetch(`${origin}/cdn-cgi/handler/scheduled?${query}`);
}
