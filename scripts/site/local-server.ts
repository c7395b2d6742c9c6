/** Requests to servers on this machine, and waiting until a site is up. */
import { type Agent, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface Asked {
  readonly port: number | string;
  /** The Host header, which tells the worker the brand; with the port if a browser would send it. */
  readonly host: string;
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes the request a POST from a page of the same host, unless method and headers say otherwise. */
  readonly body?: string;
  /** How long to wait for the last byte, in milliseconds; for ever by default. */
  readonly patienceMs?: number;
  /** Keeps connections open; without one, each request opens its own. */
  readonly agent?: Agent;
}

export interface Reply {
  /** 0 if no complete answer came; the body is then the reason. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly firstByteMs: number;
  /** Time to the last byte, or to the failure. */
  readonly ms: number;
}

/**
 * Sends one request without following redirects. It never rejects: a failure has status 0.
 * Node does not resolve `*.localhost` on every system, so the connection goes to the loopback address.
 */
export function sendRequest(asked: Asked): Promise<Reply> {
  const { port, host, path, method, headers, body, patienceMs, agent = false } = asked;
  const post = body === undefined ? {} : { origin: `http://${host}` };
  const began = performance.now();
  const passed = () => Math.round(performance.now() - began);
  return new Promise((resolve) => {
    const failed = ({ message }: Error) => {
      const ms = passed();
      resolve({ status: 0, headers: {}, body: message, firstByteMs: ms, ms });
    };
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        agent,
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: { ...post, ...headers, host },
        ...(patienceMs === undefined ? {} : { signal: AbortSignal.timeout(patienceMs) }),
      },
      (response) => {
        let text = '';
        let firstByteMs: number | undefined;
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          firstByteMs ??= passed();
          text += chunk;
        });
        response.on('error', failed);
        response.once('end', () => {
          const { statusCode: status = 0, headers } = response;
          const ms = passed();
          resolve({ status, headers, body: text, firstByteMs: firstByteMs ?? ms, ms });
        });
      },
    );
    sent.on('error', failed);
    sent.end(body);
  });
}

/** The body and headers that our script posts. */
export function jsonBody(value: unknown) {
  const type = 'application/json';
  return { headers: { 'content-type': type, accept: type }, body: JSON.stringify(value) };
}

/** The body and headers of a plain form; a list becomes a repeated name. */
export function formBody(fields: Readonly<Record<string, string | readonly string[]>>) {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, one]),
  );
  return {
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    body: new URLSearchParams(pairs).toString(),
  };
}

/** Resolves when every host answers its health check. */
export async function untilHealthy(port: number | string, hosts: readonly string[]): Promise<void> {
  for (const name of hosts) {
    const health = { port, host: `${name}:${port}`, path: '/healthz' };
    while ((await sendRequest(health)).status !== 200) await pause(250);
  }
}
