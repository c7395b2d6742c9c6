/** Calls the worker's schedule: no local platform fires crons by itself. */
import { request } from 'node:http';

/** Sweeps that may run at the same time; each ends within its minute, as in production. */
const atOnce = 4;

/** One sweep from beginning to end; while the worker is down there is no cron either. */
export function callCron(port: number): Promise<void> {
  return new Promise((resolve) => {
    const path = '/cdn-cgi/local/scheduled?cron=*+*+*+*+*';
    const sent = request({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      response.resume();
      response.once('close', resolve);
    });
    sent.once('error', () => resolve());
    sent.end();
  });
}

/** A function that calls one more sweep, unless too many still run. Nobody waits for it. */
export function createCrons(port: number): () => void {
  let running = 0;
  return () => {
    if (running >= atOnce) return;
    running += 1;
    void callCron(port).then(() => {
      running -= 1;
    });
  };
}
