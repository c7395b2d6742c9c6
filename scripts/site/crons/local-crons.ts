/** The crons of a deployed stage, called from outside: the local platform fires none. */

const sweepCron = '* * * * *';
/** At night on a deployed stage; here whenever the site starts, since few machines are on at night. */
const retentionCron = '23 16 * * *';

/** Erases at once what is past its time, and sweeps every minute. A site that is gone is no failure. */
export function keepCrons(origin: string, everyMs = 60_000): void {
  callCron(origin, retentionCron).catch(() => undefined);
  setInterval(() => sweepOnce(origin).catch(() => undefined), everyMs).unref();
}

/** Sends leads that wait, and takes over what the CMS published. */
export function sweepOnce(origin: string): Promise<Response> {
  return callCron(origin, sweepCron);
}

function callCron(origin: string, cron: string): Promise<Response> {
  const query = new URLSearchParams({ cron });
  return fetch(`${origin}/cdn-cgi/handler/scheduled?${query}`);
}
