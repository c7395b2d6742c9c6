/** A proxy in front of a site: every answer passes through it, and a test may change the answer on the way. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Reply, sendRequest } from '../../scripts/site/local-server.ts';
import { freePort } from '../../scripts/site/port/free-port.ts';

interface Passing {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** The request's headers, with names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Makes the reply that is sent in place of the site's own. */
export type Tamper = (reply: Reply, asked: Passing) => Reply;

export interface Proxy {
  readonly origin: string;
  stop(): Promise<void>;
}

/** @param host the brand's host, without a port; `port` is where the real site listens */
export async function startProxy(
  host: string,
  port: number | string,
  tamper: Tamper = (reply) => reply,
): Promise<Proxy> {
  const own = await freePort();
  const server = createServer((request, response) => {
    pass(request, response, { host: `${host}:${port}`, port, tamper }).catch((error: unknown) => {
      response.writeHead(502).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(own, '127.0.0.1', resolve));
  return {
    origin: `http://${host}:${own}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

interface Real {
  readonly host: string;
  readonly port: number | string;
  readonly tamper: Tamper;
}

async function pass(
  request: IncomingMessage,
  response: ServerResponse,
  { host, port, tamper }: Real,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const { method = 'GET', url = '/' } = request;
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  const sent = { ...headers, ...(headers.origin && { origin: `http://${host}` }) };
  const body = Buffer.concat(chunks).toString();
  const reply = tamper(
    await sendRequest({ port, host, path: url, method, headers: sent, ...(body && { body }) }),
    { method, path: url.split('?')[0] ?? '', headers },
  );
  for (const [name, value] of Object.entries(reply.headers)) {
    if (value !== undefined && !/^(?:content-length|transfer-encoding)$/.test(name)) {
      response.setHeader(name, value);
    }
  }
  response.writeHead(reply.status).end(reply.body);
}
