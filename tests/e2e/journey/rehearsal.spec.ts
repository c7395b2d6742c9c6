/** A release rehearsed end to end: wrangler is a stand-in, the site and its smoke test are real. */
import { expect, test } from '@playwright/test';
import { releaseBrand } from '../../../scripts/release/release-brand.ts';
import { releaseTarget } from '../../../scripts/release/release-target.ts';
import { type SmokeOptions, smokeSite } from '../../../scripts/smoke/smoke-site-run.ts';
import { startProxy, type Tamper } from '../../harness/tampering-proxy.ts';
import { type Account, emptyAccount } from '../../release/wrangler-account.ts';
import { runStandIn } from '../../release/wrangler-stand-in.ts';
import { askSite, inboxOf, port } from '../support/e2e-server.ts';
import { brands, host } from '../support/e2e-site.ts';

const [, brand] = brands;
if (!brand) throw new Error('There is no second brand');
const at = host(brand);
const target = releaseTarget(brand.slug, 'uat');

/** Makes the site answer as the version asked for; the account decides which version gets the traffic. */
const asVersion: Tamper = (reply, { path, headers }) => {
  const [, version] = (headers['cloudflare-workers-version-overrides'] ?? '').split('"');
  if (path !== '/healthz' || !version) return reply;
  return { ...reply, body: reply.body.replace('"version":null', `"version":"${version}"`) };
};

async function release(account: Account, tag: string, build: string, fault?: Tamper) {
  const lines: string[] = [];
  const proxy = await startProxy(at, port, (reply, asked) =>
    asVersion(fault ? fault(reply, asked) : reply, asked),
  );
  const order = { target, tagOf: () => tag, build, url: proxy.origin, newHost: false };
  const parts = {
    wrangler: async (args: readonly string[]) => runStandIn(account, target, args),
    smoke: (url: string, options: SmokeOptions, say: (line: string) => void) =>
      // The site here runs as the development stage, whatever is released.
      smokeSite(url, { ...options, env: undefined, limitMs: 80_000 }, say),
    askHost: async () => ({ kind: 'named' as const, env: target.env }),
    say: (line: string) => lines.push(line),
  };
  const error = await releaseBrand(order, parts)
    .then(
      () => '',
      (reason: Error) => reason.message,
    )
    .finally(proxy.stop);
  return { error, text: lines.join('\n') };
}

const live = ({ worker }: Account) =>
  worker?.deployments.at(-1)?.map(({ version_id, percentage }) => `${version_id}@${percentage}`);

test('a first release, a version that fails and is taken back, and one that fixes it', async () => {
  const { build } = JSON.parse((await askSite(at, '/healthz')).body);
  const account = structuredClone(emptyAccount);

  const first = await release(account, 'one', build);
  expect(first.error, first.text).toBe('');
  expect(first.text).toContain('smoke: 14 passed, 0 failed');
  expect(live(account)).toEqual(['version-1@100']);

  const refused: Tamper = (reply, { path }) =>
    path === '/api/lead' ? { ...reply, status: 500 } : reply;
  const second = await release(account, 'two', build, refused);
  expect(second.error).toMatch(/The smoke test failed: lead form/);
  expect(second.text).toMatch(/FAIL {2}lead form .*\/api\/lead answered 500/);
  expect(second.text).toContain('take it back: version version-1');
  expect(live(account)).toEqual(['version-1@100']);

  const third = await release(account, 'three', build);
  expect(third.error, third.text).toBe('');
  expect(live(account)).toEqual(['version-3@100']);
  expect(await inboxOf('SMOKE-TEST')).toEqual([]);
});
