/** The form ids, IP addresses and browser-like requests that every visitor of a run has. */
import { createHash } from 'node:crypto';
import { Agent } from 'node:http';
import { type Asked, type Reply, sendRequest } from '../../scripts/site/local-server.ts';

/** A form's id as our pages make it: issued a minute ago, the rest from the seed. */
export function formIdOf(seed: number, ...words: readonly (string | number)[]): string {
  const time = (Date.now() - 60_000).toString(16).padStart(12, '0');
  const hex = createHash('sha256')
    .update(['form', seed, ...words].join('/'))
    .digest('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(0, 3)}-8${hex.slice(3, 6)}-${hex.slice(6, 18)}`;
}

/** An IP address for each visitor, so that a rate limit never counts two as one. */
export function ipOf(index: number): string {
  return `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
}

/** workerd closes a connection after 5 s idle, and a request sent at that moment is lost. */
const idleMs = 2_000;
const agent = new Agent({ keepAlive: true, maxSockets: 500, timeout: idleMs });

/** One request to a brand's site. @param host without the port */
export function visit(ip: string, { host, port, headers, ...rest }: Asked): Promise<Reply> {
  const own = { accept: 'text/html', ...headers, 'cf-connecting-ip': ip };
  return sendRequest({ ...rest, agent, port, host: `${host}:${port}`, headers: own });
}

/** The JSON object in a reply; empty when there is none. */
export function jsonOf({ body }: Reply): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
