/** The minute cron: the sweeps of leads and content run side by side, and neither can stop the other. */
import { env } from 'cloudflare:workers';
import { afterEach, expect, it, vi } from 'vitest';
import type { Env } from './env.ts';
import worker from './index.ts';
import { begin, rows } from './leads/outbox/accept.fixture.ts';
import { createD1Outbox } from './leads/outbox/d1-outbox.ts';

const word = 'x'.repeat(40);

/** A site with a CMS that hangs until the test releases it, and a partner that takes every lead. */
function site(over: Partial<Env> = {}) {
  const cms = { asked: 0, answer: Promise.withResolvers<void>() };
  vi.stubGlobal('fetch', async (url: RequestInfo | URL) => {
    if (!String(url).includes('cms.partner.example')) return new Response('{}');
    cms.asked += 1;
    await cms.answer.promise;
    return new Response(null, { status: 503 });
  });
  const partner = {
    name: 'desk',
    kind: 'lead-service',
    url: 'https://desk.partner.example/',
    verticals: '*',
    apiKey: 'DESK_KEY',
  };
  const settings = {
    ...(env as unknown as Env),
    CMS_URL: 'https://cms.partner.example/graphql',
    CMS_TOKEN: word,
    CMS_SECRET: word,
    LEAD_PARTNERS: JSON.stringify([partner]),
    LEADS_QUEUE: undefined,
    DESK_KEY: word,
    ...over,
  } as Env;
  return { cms, minute: () => worker.scheduled({ cron: '* * * * *' }, settings) };
}

afterEach(() => vi.unstubAllGlobals());

it('sends leads while the CMS hangs', async () => {
  const { cms, minute } = site();
  vi.stubGlobal('console', { ...console, log: () => undefined });
  await createD1Outbox(env.LEADS_DB).acceptLead(await begin());
  const passed = minute();
  try {
    await vi.waitFor(async () => {
      const sent = await rows("SELECT 1 FROM delivery_attempt WHERE partner = 'desk'");
      expect(sent).toHaveLength(1);
    });
    expect(cms.asked).toBeGreaterThan(0);
  } finally {
    cms.answer.resolve();
    await passed;
  }
});

it('fails no sooner than the work on content has ended, when that on leads fails', async () => {
  const broken = new Proxy(env.LEADS_DB, {
    get(target, name) {
      if (name !== 'prepare') return Reflect.get(target, name).bind(target);
      return (text: string) => {
        if (text.includes('oldestUnrouted')) throw new Error('D1_ERROR: out of order');
        return target.prepare(text);
      };
    },
  });
  const { cms, minute } = site({ LEADS_DB: broken });
  vi.stubGlobal('console', { ...console, log: () => undefined });
  let hasEnded = false;
  const passed = minute().finally(() => {
    hasEnded = true;
  });
  const failed = expect(passed).rejects.toThrow();
  await vi.waitFor(() => expect(cms.asked).toBeGreaterThan(0));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(hasEnded).toBe(false);
  cms.answer.resolve();
  await failed;
});

it('forgets old numbers and trims the journal at night, though the erasure of leads fails', async () => {
  const { NUMBERS_DB, CATALOGUE_DB } = env as unknown as Env;
  if (!NUMBERS_DB) throw new Error('wrangler.toml binds NUMBERS_DB');
  const broken = {
    prepare: () => {
      throw new Error('D1_ERROR: out of order');
    },
  };
  await NUMBERS_DB.prepare(
    "INSERT INTO counted (at, step, brand, vertical, code, count) VALUES (1, 'page', 'night', '', '', 1)",
  ).run();
  await CATALOGUE_DB.prepare(
    "INSERT INTO lead_journal (what, id, at) VALUES ('delivered', 'night/old', 1)",
  ).run();
  const night = (over: object) =>
    worker.scheduled({ cron: '23 16 * * *' }, { ...env, LEADS_DB: broken, ...over } as never);
  const old = NUMBERS_DB.prepare("SELECT 1 FROM counted WHERE brand = 'night'");
  // A deployed stage counts elsewhere, and its database has no tables.
  await expect(night({ NUMBERS: {} })).rejects.toThrow();
  expect((await old.all()).results).toHaveLength(1);
  await expect(night({ NUMBERS: undefined })).rejects.toThrow();
  const trimmed = CATALOGUE_DB.prepare("SELECT 1 FROM lead_journal WHERE id = 'night/old'");
  expect((await old.all()).results).toEqual([]);
  expect((await trimmed.all()).results).toEqual([]);
});
