/** Waits for a server on this machine; Node does not resolve *.localhost on every system, so the Host says the brand. */
import { request } from 'node:http';

/** Resolves when every host answers its health. */
export async function untilHealthy(port: string, hosts: readonly string[]): Promise<void> {
  for (const host of hosts) {
    while (!(await ask(port, `${host}:${port}`, '/healthz'))) {
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

/** True when the path answers 200. */
export function ask(port: string, host: string, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const sent = request({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode === 200));
    });
    sent.once('error', () => resolve(false));
    sent.end();
  });
}
