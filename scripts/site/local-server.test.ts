/** Requests to a server on this machine: what is sent, what comes back, and failures as status 0. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { formBody, jsonBody, sendRequest, untilHealthy } from './local-server.ts';
import { freePort } from './port/free-port.ts';

const servers: { close(): void; closeAllConnections(): void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const echo: RequestListener = async (request, response) => {
  const { method, url, headers } = request;
  const { host, origin, 'content-type': type } = headers;
  response.end(JSON.stringify({ method, url, host, origin, type, body: await text(request) }));
};

describe('ask', () => {
  const site = { host: 'acacia.localhost:8787', path: '/energy?a=1' };

  it('fetches a path from a host', async () => {
    const { status, body } = await sendRequest({ ...site, port: await serve(echo) });
    expect(status).toBe(200);
    expect(JSON.parse(body)).toEqual({ method: 'GET', url: site.path, host: site.host, body: '' });
  });

  it('posts JSON like a page of that host', async () => {
    const { body } = await sendRequest({
      ...site,
      port: await serve(echo),
      ...jsonBody({ a: 'ü' }),
    });
    expect(JSON.parse(body)).toMatchObject({
      method: 'POST',
      origin: `http://${site.host}`,
      type: 'application/json',
      body: '{"a":"ü"}',
    });
  });

  it('posts a form, with lists as repeated names', async () => {
    const form = formBody({ page: '/', vertical: ['energy', 'solar'] });
    const { body } = await sendRequest({ ...site, port: await serve(echo), ...form });
    expect(JSON.parse(body)).toMatchObject({
      type: 'application/x-www-form-urlencoded',
      body: 'page=%2F&vertical=energy&vertical=solar',
    });
  });

  it('reports when the first byte came', async () => {
    const port = await serve((_, response) => {
      response.write('a');
      setTimeout(() => response.end('b'), 100);
    });
    const { body, firstByteMs, ms } = await sendRequest({ ...site, port });
    expect(body).toBe('ab');
    expect(ms - firstByteMs).toBeGreaterThan(50);
  });

  it.each<[string, RequestListener]>([
    ['no answer', () => undefined],
    ['half an answer', (_, response) => void response.writeHead(200).write('a')],
  ])('returns status 0 for %s before the timeout', async (_, listener) => {
    const { status, ms } = await sendRequest({
      ...site,
      port: await serve(listener),
      patienceMs: 100,
    });
    expect(status).toBe(0);
    expect(ms).toBeGreaterThan(50);
  });

  it('returns status 0 for a broken connection, and for a port without a server', async () => {
    const broken = await serve((_, response) => {
      response.writeHead(200, { 'content-length': '9' });
      response.write('a', () => response.destroy());
    });
    expect((await sendRequest({ ...site, port: broken })).status).toBe(0);
    const refused = await sendRequest({ ...site, port: await freePort() });
    expect(refused).toMatchObject({ status: 0, body: expect.stringContaining('ECONNREFUSED') });
  });
});

it('untilHealthy waits until every host is healthy', async () => {
  let asked = 0;
  const port = await serve(({ url }, response) => {
    asked += 1;
    response.writeHead(url === '/healthz' && asked > 1 ? 200 : 503).end();
  });
  await untilHealthy(port, ['acacia.localhost', 'banksia.localhost']);
  expect(asked).toBe(3);
});
