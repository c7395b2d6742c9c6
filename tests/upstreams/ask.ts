/** One request to the worker, with the time to its first byte; what never arrives is a status of 0. */
import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly firstByteMs: number;
  /** To the last byte, or to the end of the patience. */
  readonly ms: number;
}

export interface Asked {
  readonly port: number;
  readonly host: string;
  readonly path: string;
  /** The visitor's own, so that the limits of a route count nobody else. */
  readonly ip: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A body makes it a post, as a page of this host sends it. */
  readonly body?: string;
  /** When the visitor has gone, in milliseconds. */
  readonly patienceMs: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 500 });

export function ask({ port, host, path, ip, headers, body, patienceMs }: Asked): Promise<Reply> {
  const began = performance.now();
  const passed = () => Math.round(performance.now() - began);
  const own = `${host}:${port}`;
  const posted = body === undefined ? {} : { origin: `http://${own}` };
  return new Promise((resolve) => {
    const nothing = () => {
      const ms = passed();
      resolve({ status: 0, headers: {}, text: '', firstByteMs: ms, ms });
    };
    const sent = request(
      {
        ...{ agent, host: '127.0.0.1', port, path, method: body === undefined ? 'GET' : 'POST' },
        headers: { accept: 'text/html', ...headers, ...posted, host: own, 'cf-connecting-ip': ip },
        signal: AbortSignal.timeout(patienceMs),
      },
      (response) => {
        let text = '';
        let firstByteMs: number | undefined;
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          firstByteMs ??= passed();
          text += chunk;
        });
        response.once('error', nothing);
        response.once('end', () => {
          const { statusCode: status = 0, headers: all } = response;
          const ms = passed();
          resolve({ status, headers: all, text, firstByteMs: firstByteMs ?? ms, ms });
        });
      },
    );
    sent.once('error', nothing);
    sent.end(body);
  });
}
