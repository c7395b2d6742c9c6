/** The smoke test on incomplete sites: it ends in time, and its advice has commands that run as printed. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { askHost, type SmokeOptions, smokeSite } from './smoke-site-run.ts';

async function smoked(
  listener: RequestListener,
  { name = 'acacia.localhost', ...options }: SmokeOptions & { readonly name?: string } = {},
) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const lines: string[] = [];
  const began = performance.now();
  const result = await smokeSite(`http://${name}:${port}`, options, (one) => lines.push(one));
  server.closeAllConnections();
  server.close();
  return { ...result, ms: performance.now() - began, text: lines.join('\n') };
}

it('ends in time where nothing answers', async () => {
  const { ms, faults, text } = await smoked(() => undefined, { limitMs: 600 });
  expect(ms).toBeLessThan(10_000);
  expect(faults).toEqual(['health', 'in time']);
  expect(text).toContain('GET /healthz: no answer in 1 s');
  expect(text).toMatch(/not found .* not run: out of time/);
});

it('suggests npm start for a local site, not wrangler', async () => {
  const { text } = await smoked((_, response) => response.writeHead(421).end());
  expect(text).toContain('Is it started, and under that name? npm start');
  expect(text).not.toMatch(/wrangler|--brand/);
});

it('names the brand and stage in every command for a deployed site', async () => {
  const health = { brand: 'acacia', stage: 'qa', build: 'b', addresses: { kind: 'sample' } };
  const { text } = await smoked(
    (request, response) => {
      if (request.url === '/healthz') response.end(JSON.stringify(health));
      else if (request.url === '/sitemap.xml') response.end('<loc>/relative</loc>');
      else if (request.url === '/robots.txt') response.end('User-agent: *');
      else response.writeHead(500).end();
    },
    { name: '127.0.0.1' },
  );
  expect(text).toContain('content:status -- --brand acacia --stage qa');
  expect(text).toContain('addresses:status -- --brand acacia --stage qa');
  expect(text).toContain('npx wrangler tail --env acacia-qa');
  expect(text).toContain('/sitemap.xml names “/relative”, which is not a URL');
});

it('fails on a site of another brand or stage than the released one', async () => {
  const health = { brand: 'acacia', stage: 'qa', build: 'b', addresses: { kind: 'sample' } };
  const answer: RequestListener = (_, response) => response.end(JSON.stringify(health));
  const { text } = await smoked(answer, { env: 'banksia-qa' });
  expect(text).toMatch(/FAIL {2}health .* is acacia-qa, not banksia-qa/);
});

/** The answer of `askHost` for a host with this server. */
async function asked(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await askHost(`http://127.0.0.1:${port}`);
  server.closeAllConnections();
  server.close();
  return { answer };
}

it('says that nobody answers at a host without a site or a server', async () => {
  const { answer } = await asked((_, response) => response.writeHead(421).end());
  expect(answer).toEqual({ kind: 'nobody', why: '/healthz answered 421' });
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  const nobody = await askHost(`http://127.0.0.1:${port}`);
  expect(nobody).toMatchObject({ kind: 'nobody', why: expect.stringMatching(/ECONNREFUSED/) });
});

it.each<[string, RequestListener]>([
  ['503', (_, response) => response.writeHead(503).end('{"brand":"acacia","stage":"qa"}')],
  ['403', (_, response) => response.writeHead(403).end('<title>Just a moment...</title>')],
  ['200 without brand and stage', (_, response) => response.end('{"ok":true}')],
])('cannot tell who answers at a host that returns %s', async (what, listener) => {
  const { answer } = await asked(listener);
  expect(answer).toEqual({ kind: 'unclear', why: `/healthz answered ${what}` });
});

it('cannot tell who answers at a host that closes the connection', async () => {
  const { answer } = await asked((request) => request.socket.destroy());
  expect(answer.kind).toBe('unclear');
});

it('waits until a new version answers', async () => {
  const health = { brand: 'acacia', stage: 'qa', build: 'b', addresses: { kind: 'sample' } };
  const versions = ['v-1', 'v-2'];
  const { text } = await smoked(
    ({ url }, response) => {
      if (url !== '/healthz') response.writeHead(404).end();
      else response.end(JSON.stringify({ ...health, version: versions.shift() ?? 'v-2' }));
    },
    { env: 'acacia-qa', version: 'v-2' },
  );
  expect(text).toMatch(/^ok {4}health .* acacia, qa, build b/m);
});

it('requests a version by the name of the tested worker, whoever answers there', async () => {
  const headers: unknown[] = [];
  await smoked(
    ({ headers: sent }, response) => {
      headers.push(sent['cloudflare-workers-version-overrides']);
      response.writeHead(421).end();
    },
    { name: '127.0.0.1', env: 'acacia-qa', version: 'v-2', limitMs: 600 },
  );
  expect(headers[0]).toBe('kurrajong-acacia-qa="v-2"');
});
