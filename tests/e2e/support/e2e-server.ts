/** Where the site under test runs, and how a test asks it without a browser. */
import { request } from 'node:http';
import { resolve } from 'node:path';
import { root } from '../../../scripts/build/files-below.ts';

export const port = process.env.E2E_PORT ?? '8790';

/** Local KV and D1 of the run, absolute; a state of its own, so that nobody's data is disturbed. */
export const stateFolder = resolve(root, process.env.KURRAJONG_STATE ?? '.wrangler/e2e');

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

export interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * One request to a host of the site, redirects not followed. Node does not resolve `*.localhost` on
 * every system, so the connection goes to the loopback address and the Host header says the rest.
 */
export function ask(host: string, path: string, { method, headers, body }: Ask = {}) {
  return new Promise<Reply>((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: method ?? 'GET',
        headers: { host: `${host}:${port}`, accept: 'text/html', ...headers },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
        );
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Posts JSON as a page of that host would. */
export function askJson(host: string, path: string, body: unknown): Promise<Reply> {
  return ask(host, path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      origin: `http://${host}:${port}`,
    },
    body: JSON.stringify(body),
  });
}

/** Posts a form as a browser without script would. */
export function askForm(
  host: string,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<Reply> {
  return ask(host, path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://${host}:${port}`,
    },
    body: new URLSearchParams(fields).toString(),
  });
}
