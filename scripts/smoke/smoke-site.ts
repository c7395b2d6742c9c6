/** The smoke test's client for a running site: it follows no redirects and trusts no answer. */
import { formBody, jsonBody, sendRequest } from '../site/local-server.ts';

export interface SiteAnswer {
  readonly status: number;
  readonly header: (name: string) => string;
  readonly body: string;
}

export interface Site {
  readonly origin: string;
  get(path: string): Promise<SiteAnswer>;
  /** Posts a form as a browser does without script. */
  postForm(path: string, fields: Fields): Promise<SiteAnswer>;
  /** Posts JSON as the script of a page does. */
  postJson(path: string, value: unknown, headers?: Headers): Promise<SiteAnswer>;
}

/** In the order of the page; names may repeat. */
export type Fields = readonly (readonly [name: string, value: string])[];
type Headers = Readonly<Record<string, string>>;

/** The error that a step throws, with what is wrong in words. */
export class Fault extends Error {
  override readonly name = 'Fault';
}

/** There is no server that could answer. */
export class NoServer extends Fault {}

/** The name does not exist, or nothing listens: unlike a slow answer, neither is temporary. */
const noServer = new Set(['ENOTFOUND', 'ECONNREFUSED']);

/** Identifies a bot, so that it is left out of the numbers. */
const smokeAgent = 'KurrajongSmoke/1.0 (bot)';

/** Far longer than a visitor would wait. */
const patienceMs = 8000;

/**
 * @param extra headers for every request
 * @param leftMs the time left for all requests together
 */
export function openSite(
  origin: string,
  extra: Headers = {},
  leftMs: () => number = () => patienceMs,
): Site {
  const send = async (method: string, path: string, headers: Headers, body?: string) => {
    const own = {
      accept: 'text/html',
      'user-agent': smokeAgent,
      ...(body !== undefined && { origin }),
      ...headers,
    };
    const asked = { method, headers: { ...own, ...extra }, ...(body !== undefined && { body }) };
    const url = new URL(path, origin);
    const waitMs = Math.round(Math.min(patienceMs, Math.max(1, leftMs())));
    const began = performance.now();
    const answer = await (isLocal(url) ? askLocally : askOutside)(url, asked, waitMs);
    if (answer.status === 0) {
      const isLate = performance.now() - began >= waitMs;
      const reason = isLate ? `no answer in ${(waitMs / 1000).toFixed(0)} s` : answer.body;
      const words = `${method} ${url.pathname}: ${reason}`;
      throw noServer.has(answer.code ?? '') ? new NoServer(words) : new Fault(words);
    }
    return answer;
  };
  return {
    origin,
    get: (path) => send('GET', path, {}),
    postForm(path, fields) {
      const { headers } = formBody({});
      return send(
        'POST',
        path,
        headers,
        new URLSearchParams(fields.map(([...pair]) => pair)).toString(),
      );
    },
    postJson(path, value, headers) {
      const json = jsonBody(value);
      return send('POST', path, { ...json.headers, ...headers }, json.body);
    },
  };
}

interface Asked {
  readonly method: string;
  readonly headers: Headers;
  readonly body?: string;
}

/** Not every system resolves `*.localhost`. */
export const isLocal = ({ protocol, hostname }: URL) =>
  protocol === 'http:' && /(?:^|\.)localhost$/.test(hostname);

interface Reply extends SiteAnswer {
  /** The system's code for the error that prevented an answer. */
  readonly code?: string;
}

async function askLocally(
  { host, port, pathname, search }: URL,
  asked: Asked,
  waitMs: number,
): Promise<Reply> {
  const reply = await sendRequest({
    ...asked,
    patienceMs: waitMs,
    port: port || 80,
    host,
    path: pathname + search,
  });
  const { status, headers, body } = reply;
  return { status, body, header: (name) => String(headers[name] ?? '') };
}

async function askOutside(url: URL, asked: Asked, waitMs: number): Promise<Reply> {
  try {
    const signal = AbortSignal.timeout(waitMs);
    const response = await fetch(url, { ...asked, redirect: 'manual', signal });
    const body = await response.text();
    return { status: response.status, body, header: (name) => response.headers.get(name) ?? '' };
  } catch (error) {
    const cause = causeOf(error);
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    const body = cause instanceof Error ? cause.message || code : String(cause);
    return { status: 0, body, code, header: () => '' };
  }
}

/** The error that fetch hides behind "fetch failed". */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? error.cause : error;
}
