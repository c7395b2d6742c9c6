/** The smoke test on the running site: every brand passes, every fault is named, and nothing reaches a partner. */
import { expect, test } from '@playwright/test';
import { testCode } from '../../../domain/leads/test-lead.ts';
import type { Reply } from '../../../scripts/site/local-server.ts';
import { type SmokeOptions, smokeSite } from '../../../scripts/smoke/smoke-site-run.ts';
import { startProxy, type Tamper } from '../../harness/tampering-proxy.ts';
import { rows } from '../support/database.ts';
import { inboxOf, port } from '../support/e2e-server.ts';
import { brands, host, origin } from '../support/e2e-site.ts';

const [brand] = brands;
if (!brand) throw new Error('There is no brand');

/** These tests share their machine with a browser or two. */
const busyMs = 80_000;

async function smoke(url: string, options: SmokeOptions = {}) {
  const lines: string[] = [];
  const result = await smokeSite(url, { limitMs: busyMs, ...options }, (line) => lines.push(line));
  return { ...result, text: lines.join('\n') };
}

for (const one of brands) {
  test(`${one.slug} passes, and its lead is a test`, async () => {
    const { passed, failed, text } = await smoke(origin(one));
    expect(failed, text).toBe(0);
    expect(passed).toBe(14);
    expect(text.split('\n').at(-1)).toBe('smoke: 14 passed, 0 failed');
    const [reference] = /KJ-\w{4}-\w{4}/.exec(text) ?? [];
    const query = `SELECT lead.email, lead.rc_code, lead.status, outbox.state, outbox.last_outcome
      FROM lead JOIN outbox ON outbox.subject_id = lead.id WHERE lead.reference = ?`;
    expect(rows(query, reference ?? '')).toEqual([
      {
        email: expect.stringMatching(/\.invalid$/),
        rc_code: testCode,
        status: 'withdrawn',
        state: 'suppressed',
        last_outcome: 'test',
      },
    ]);
    expect(await inboxOf(testCode)).toEqual([]);
  });
}

const at =
  (path: string, change: (reply: Reply) => Partial<Reply>, method = 'GET'): Tamper =>
  (reply, asked) =>
    asked.path === path && asked.method === method ? { ...reply, ...change(reply) } : reply;
const status = (code: number) => () => ({ status: code });
const without = (name: string) => (reply: Reply) => ({
  headers: { ...reply.headers, [name]: undefined },
});
const edited = (from: string | RegExp, to: string) => (reply: Reply) => ({
  body: reply.body.replaceAll(new RegExp(from, 'g'), to),
});

interface FaultyPart {
  readonly step: string;
  readonly tamper: Tamper;
  readonly words: RegExp;
}

const fault = (step: string, tamper: Tamper, words: RegExp): FaultyPart => ({
  step,
  tamper,
  words,
});

/** Each list is one run; a failed step hides those that depend on it, so they are in another run. */
const faults: readonly (readonly FaultyPart[])[] = [
  [
    fault('health', at('/healthz', status(503)), /answered 503, not 200/),
    fault('home page', at('/', edited('</html>', '')), /\/ is cut off/),
    fault(
      'address search',
      at('/api/address-search', edited(/"data":.*\]/, '"data":[]'), 'POST'),
      /no address for/,
    ),
    fault('sitemap', at('/sitemap.xml', edited('<loc>[^<]*</loc>', '')), /names no pages/),
    fault('not found', at('/smoke-test/nothing-here', status(200)), /answered 200, not 404/),
  ],
  [
    fault(
      'home page',
      at('/', without('content-security-policy')),
      /no proper header content-security-policy/,
    ),
  ],
  [
    fault(
      'files',
      at('/', edited(/(?<=integrity="sha384-)\w{4}/, 'AAAA')),
      /not the file that \/ asks for/,
    ),
    fault('hero submit', at('/find-address', status(503), 'POST'), /\/find-address answered 503/),
    fault('product pages', at('/energy', status(404)), /\/energy answered 404/),
    fault(
      'plan lists',
      at('/energy/plans', edited('href="/plans/', 'href="/none/')),
      /\/energy\/plans lists no plans/,
    ),
  ],
  [fault('results', at('/energy/basic-info', edited(/[?;]plan=/, ';nothing=')), /offers no plan/)],
  [fault('lead form', at('/api/lead', status(422), 'POST'), /\/api\/lead answered 422, not 303/)],
  [
    fault('receipt', at('/receipt', edited(/KJ-\w{4}-\w{4}/, 'KJ-0000-0000')), /does not show KJ-/),
    fault('withdrawal', at('/api/withdraw', status(503), 'POST'), /\/api\/withdraw answered 503/),
  ],
];

for (const parts of faults) {
  const steps = parts.map(({ step }) => step);
  test(`${steps.join(', ')}: each fault is named, with a remedy`, async () => {
    const tamper: Tamper = (reply, asked) =>
      parts.reduce((changed, part) => part.tamper(changed, asked), reply);
    const proxy = await startProxy(host(brand), port, tamper);
    try {
      const { faults: named, failed, text } = await smoke(proxy.origin);
      expect(named, text).toEqual(steps);
      expect(failed).toBe(steps.length);
      for (const { step, words } of parts) {
        const lines = new RegExp(`^FAIL  ${step} .*\\n {6}\\S.*`, 'm').exec(text)?.[0];
        expect(lines).toMatch(words);
      }
    } finally {
      await proxy.stop();
    }
  });
}

test('a build or version other than the one asked for is a fault', async () => {
  const build = await smoke(origin(brand), { build: 'other' });
  expect(build.text).toMatch(/runs build \w+, not other/);
  const asked: string[] = [];
  const proxy = await startProxy(host(brand), port, (reply, { path, headers }) => {
    const override = headers['cloudflare-workers-version-overrides'] ?? '';
    if (path !== '/healthz') return reply;
    asked.push(override);
    const body = reply.body.replace('"version":null', `"version":"${override.split('"')[1]}"`);
    return { ...reply, body };
  });
  try {
    const { failed, text } = await smoke(proxy.origin, { version: 'v-2' });
    expect(failed, text).toBe(0);
    expect(asked).toContain(`kurrajong-${brand.slug}-development="v-2"`);
  } finally {
    await proxy.stop();
  }
});
