/** The local site runs a deployed stage's crons: the nightly one once, the other for as long as it runs. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../build/files-below.ts';
import { keepCrons } from './local-crons.ts';

const called: string[] = [];
const site = createServer(({ url = '' }, answer) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  called.push(`${pathname} ${searchParams.get('cron')}`);
  answer.end('ok');
});
beforeAll(() => new Promise<void>((resolve) => site.listen(0, '127.0.0.1', () => resolve())));
afterAll(() => new Promise((resolve) => site.close(resolve)));

it('calls the nightly cron once, and the sweep repeatedly', async () => {
  const { port } = site.address() as AddressInfo;
  keepCrons(`http://127.0.0.1:${port}`, 20);
  await expect.poll(() => called.length, { timeout: 10_000 }).toBeGreaterThan(3);
  const crons = called.map((one) => one.replace('/cdn-cgi/handler/scheduled ', ''));
  expect(crons.filter((cron) => cron === '23 16 * * *')).toHaveLength(1);
  const deployed = readFileSync(join(root, 'wrangler.toml'), 'utf8').match(/^crons = (.*)$/m)?.[1];
  expect([...new Set(crons)].sort()).toEqual(JSON.parse(deployed ?? '[]'));
});
