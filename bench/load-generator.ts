/** Generates a bounded load on loopback: a number of requests over a number of persistent connections. */
import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Target {
  readonly port: number;
  /** The Host header, which selects the brand. */
  readonly host: string;
  /** Includes the query. */
  readonly path: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const connections = 8;

/** Sends `count` requests; rejects on the first answer that is not 200. */
export async function load(target: Target, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let left = count;
  const visitor = async () => {
    while (left > 0) {
      left -= 1;
      const { status } = await send(target, { agent });
      if (status !== 200) throw new Error(`${target.host}${target.path} answered ${status}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, visitor));
  } finally {
    agent.destroy();
  }
}

/** A browser's user agent, because the site does not count bots (worker/http/count-step.ts) and the load must cost as much as visitors. */
const browser = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0 Safari/537.36';

/** One request: a GET, or a PUT of `body`. */
export function send(
  { port, host, path }: Target,
  { agent, body }: { readonly agent?: Agent; readonly body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'PUT';
    const options = {
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: { host, 'user-agent': browser },
      agent,
    };
    const sent = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: Buffer.concat(chunks).toString('utf8') });
      });
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
