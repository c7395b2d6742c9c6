/** The proxy answers even when the site does not, so that a test fails on its own request instead of hanging. */
import { afterAll, expect, it } from 'vitest';
import { sendRequest } from '../../scripts/site/local-server.ts';
import { freePort } from '../../scripts/site/port/free-port.ts';
import { startProxy } from './tampering-proxy.ts';

const nobody = await freePort();
const proxy = await startProxy('acacia.localhost', nobody);
afterAll(() => proxy.stop());

it('answers 502 while the site does not answer', async () => {
  const { host, port } = new URL(proxy.origin);
  const { status } = await sendRequest({ port, host, path: '/', patienceMs: 3000 });
  expect(status).toBe(502);
});
