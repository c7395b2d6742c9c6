/** HTTP/2 in front of the development server, as the platform's edge speaks it to browsers. */
import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { generate } from 'selfsigned';

/** The browser talks to the front; behind it stands the development server. */
export const frontPort = Number(process.env.LIGHTHOUSE_PORT ?? '8791');
export const upstreamPort = frontPort + 1;

/** Headers that describe one HTTP/1.1 connection; HTTP/2 forbids them (RFC 9113 §8.2.2). */
const ofConnection = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'upgrade',
];

/** Listens on `port` and passes every request to `upstream`, both on this machine. */
export async function startFront(port: number, upstream: number): Promise<void> {
  // Browsers speak HTTP/2 over TLS only.
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
  });
  const server = createSecureServer({ key, cert }, (asked, answer) =>
    passOn(asked, answer, upstream),
  );
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}

function passOn(asked: Http2ServerRequest, answer: Http2ServerResponse, port: number): void {
  const headers = Object.fromEntries(
    Object.entries(asked.headers).filter(([name]) => !name.startsWith(':')),
  );
  const { method, url: path, authority } = asked;
  const sent = request(
    { host: '127.0.0.1', port, method, path, headers: { ...headers, host: authority } },
    (response) => {
      const kept = Object.entries(response.headers).filter(
        ([name]) => !ofConnection.includes(name),
      );
      answer.writeHead(response.statusCode ?? 502, Object.fromEntries(kept));
      response.pipe(answer);
    },
  );
  sent.on('error', () => {
    if (!answer.headersSent) answer.writeHead(502);
    answer.end();
  });
  asked.pipe(sent);
}
