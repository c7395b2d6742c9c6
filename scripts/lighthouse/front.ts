/** An HTTP/2 proxy in front of the development server, because the platform's edge speaks HTTP/2 to browsers. */
import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { gzipSync } from 'node:zlib';
import { generate } from 'selfsigned';

/** The browser talks to the proxy on this port; the development server is on the next. */
export const frontPort = Number(process.env.LIGHTHOUSE_PORT ?? '8791');
export const upstreamPort = frontPort + 1;

/** On every host, its home page without subresources: the baseline for what painting a page costs. */
export const constantPath = '/constant';

/** Headers of an HTTP/1.1 connection, which HTTP/2 forbids (RFC 9113 §8.2.2). */
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
    asked.url === constantPath
      ? answerConstant(asked.authority, answer, upstream)
      : passOn(asked, answer, upstream),
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

function answerConstant(host: string, answer: Http2ServerResponse, port: number): void {
  const sent = request({ host: '127.0.0.1', port, path: '/', headers: { host } }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => {
      const html = withoutFiles(Buffer.concat(chunks).toString());
      answer.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' });
      answer.end(gzipSync(html));
    });
  });
  sent.on('error', () => answer.writeHead(502).end());
  sent.end();
}

function withoutFiles(html: string): string {
  return html.replaceAll(
    /<link rel="(?:stylesheet|icon|apple-touch-icon|manifest)"[^>]*>|<img [^>]*>|<script [^>]*src=[^>]*><\/script>/g,
    '',
  );
}
