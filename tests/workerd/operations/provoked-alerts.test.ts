/** Log alerts, each provoked by its real fault; a healthy site fires none. */
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firedByLog, type TimedLine } from '../../../domain/alerts/alert-rules.ts';
import { alerts } from '../../../domain/alerts/alerts.data.ts';
import { initialQuery, openSettings } from '../../../domain/plans/list/plan-query.ts';
import { pausesMs } from '../../../worker/content/calls/call-work.ts';
import { callRows, outcomeOf, tellCms } from '../../../worker/content/calls/calls.fixture.ts';
import { sweepContent } from '../../../worker/content/calls/content-sweep.ts';
import { createContentLoader } from '../../../worker/content/loader.ts';
import { createOutside } from '../../../worker/http/outside/outside.ts';
import { bench } from '../../../worker/leads/delivery/courier.fixture.ts';
import { scheduleMs } from '../../../worker/leads/delivery/schedule.ts';
import { sweep } from '../../../worker/leads/delivery/sweep.ts';
import { verifyChallenge } from '../../../worker/leads/intake/person-check.ts';
import { begin } from '../../../worker/leads/outbox/accept.fixture.ts';
import { createD1Outbox } from '../../../worker/leads/outbox/d1-outbox.ts';
import { lead } from '../../../worker/leads/records/records.fixture.ts';
import { createFilesContent } from '../../../worker/ports/content/files-content.ts';
import { gatewaySuccess } from '../../../worker/ports/gateway/gateway.port.ts';
import { askerOn } from '../../../worker/ports/plans/asker.fixture.ts';
import { createRemotePlans } from '../../../worker/ports/plans/remote-plans.ts';
import { barePlan } from '../../../worker/ports/plans/wire/bare-plan.fixture.ts';
import { failingDb } from '../support/failing-db.ts';
import { bundle, originOf, postForm, postJson, visit, wire } from '../support/workerd-site.ts';

const minute = 60_000;
let lines: TimedLine[] = [];
const keep = (line: Record<string, unknown>) => lines.push({ at: Date.now(), line });
const firing = (now = Date.now()) => firedByLog(alerts, lines, now).map(({ alert }) => alert.name);

beforeEach(async () => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => keep(JSON.parse(text)));
  for (const table of ['outbox', 'partner_health', 'content_calls']) {
    await env.LEADS_DB.prepare(`DELETE FROM ${table}`).run();
  }
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Runs the cron for `count` minutes of the courier's clock; returns the alerts that its log lines then fire. */
async function minutes(courier: ReturnType<typeof bench>, count: number, stepMs = minute) {
  for (let round = 0; round < count; round += 1) {
    courier.pass(stepMs);
    const from = courier.lines.length;
    await sweep(courier, (line) => courier.lines.push(line));
    lines.push(...courier.lines.slice(from).map((line) => ({ at: courier.now(), line })));
  }
  return firing(courier.now());
}

describe('a healthy site', () => {
  it('fires none', async () => {
    const send = wire({ env: { REQUEST_LOG: 'on' } });
    for (const path of ['/', '/energy', '/healthz', '/nothing-here']) {
      await send(visit(`${originOf('acacia')}${path}`));
    }
    await lead({ at: new Date() });
    expect(await minutes(bench(), 20)).toEqual([]);
    expect(lines.length).toBeGreaterThan(3);
  });
});

describe('leads', () => {
  it('that a failing partner does not accept', async () => {
    const courier = bench();
    courier.answer(() => new Response(null, { status: 503 }));
    await Promise.all(Array.from({ length: 6 }, () => lead({ at: new Date() })));
    expect(await minutes(courier, 2)).toEqual(['partner_failing']);
    expect(await minutes(courier, 15)).toContain('leads_waiting');
    courier.answer(() => new Response('{}'));
    await minutes(courier, 2);
    expect(await minutes(courier, 16)).toEqual([]);
  });

  it('that a partner refuses, until they are given up', async () => {
    const courier = bench();
    courier.answer(() => new Response(null, { status: 422 }));
    await Promise.all(Array.from({ length: 12 }, () => lead({ at: new Date() })));
    expect(await minutes(courier, 1)).toEqual(['partner_refusing']);
    for (const pause of scheduleMs) await minutes(courier, 1, 1.2 * pause + 1000);
    expect(firing(courier.now())).toContain('deliveries_given_up');
  });

  it('that no partner is configured for, but not those that are handed over by hand', async () => {
    await lead({ at: new Date() });
    const other = { name: 'crm', kind: 'webhook', url: 'https://partner.example/leads' };
    const courier = bench([
      { ...other, verticals: ['mobile'], messages: false, signingSecret: 'HOOK_SECRET' },
    ]);
    expect(await minutes(courier, 14)).toEqual([]);
    expect(await minutes(courier, 2)).toEqual(['leads_unrouted']);
    lines = [];
    expect(await minutes(bench([], { LEAD_PARTNERS: '' }), 20)).toEqual([]);
  });

  it('of a partner without its secret', async () => {
    await lead({ at: new Date() });
    const courier = bench(undefined, { HOOK_SECRET: undefined });
    lines.push(...courier.lines.map((line) => ({ at: courier.now(), line })));
    expect(firing()).toContain('partner_unusable');
  });

  it('while LEAD_PARTNERS is unreadable', () => {
    const courier = bench(undefined, { LEAD_PARTNERS: '[{' });
    lines.push(...courier.lines.map((line) => ({ at: courier.now(), line })));
    expect(firing()).toEqual(['partners_unreadable']);
  });

  it('that are gone while their delivery remains', async () => {
    await env.LEADS_DB.prepare(
      `INSERT INTO outbox (brand, id, kind, subject_id, vertical, due_at, created_at)
       VALUES ('acacia', 'k', 'lead', 'gone', 'energy', 0, ?)`,
    )
      .bind(Date.now())
      .run();
    expect(await minutes(bench(), 1)).toEqual(['outbox_broken']);
  });

  it('that this version cannot read', async () => {
    const { id } = await lead({ at: new Date() });
    await env.LEADS_DB.prepare("UPDATE lead SET plans = '{}' WHERE id = ?").bind(id).run();
    expect(await minutes(bench(), 1)).toEqual(['outbox_unreadable']);
  });

  it('that a partner has with a consent which the sender then withdrew', async () => {
    const form = await begin();
    const outbox = createD1Outbox(env.LEADS_DB);
    await outbox.acceptLead({ ...form, consent: { ...form.consent, marketing: true } });
    expect(await minutes(bench(), 1)).toEqual([]);
    const { name, email, mobile } = form;
    await outbox.acceptLead({ ...(await begin()), name, email, mobile });
    expect(firing()).toEqual(['tick_taken_back']);
  });

  it('while the database fails: nothing is delivered, and no form is stored', async () => {
    const broken = failingDb(env.LEADS_DB, 'run');
    const courier = bench(undefined, { LEADS_DB: broken });
    for (let round = 0; round < 3; round += 1) {
      await sweep(courier, keep).catch(() => undefined);
    }
    const rounds = courier.lines.map((line) => ({ at: Date.now(), line }));
    lines.push(...rounds);
    expect(firing()).toContain('delivery_stopped');
    // The log has the database's own error, not the words for visitors.
    for (const { event, reason } of courier.lines.filter((line) => 'reason' in line)) {
      expect([event, reason]).toEqual(['round_failed', expect.stringContaining('no such table')]);
    }
    const send = wire({ env: { LEADS_DB: broken, REQUEST_LOG: 'on' } });
    const ids = { leadId: crypto.randomUUID(), visitId: crypto.randomUUID() };
    const page = `/energy/basic-info?${new URLSearchParams(ids)}`;
    const read = await send(visit(`${originOf('acacia')}${page}`));
    expect(read.status).toBe(503);
    const mistaken = { ...ids, submissionId: crypto.randomUUID(), vertical: 'energy' };
    const again = await send(postForm(`${originOf('acacia')}/api/lead`, mistaken));
    expect(again.status).toBe(422);
    const progress = { visit_id: ids.visitId, step: 'plan' };
    const call = { path: '/visit/progress', method: 'POST', body: progress };
    const told = await send(postJson(`${originOf('acacia')}/api/v2`, call));
    expect(await told.json()).toMatchObject({ code: 0, status: 500 });
    expect(lines.map(({ line }) => line.event)).toContain('lead_unread');
    expect(firing()).not.toContain('forms_not_kept');
    const manual = { vertical: 'energy', entry: 'manual', StreetNumber1: '19' };
    const address = {
      StreetName: 'Murray Road',
      Locality: 'BRUNSWICK',
      State: 'VIC',
      Postcode: '3056',
    };
    for (let round = 0; round < 10; round += 1) {
      await send(postJson(`${originOf('acacia')}/api/hero`, { ...manual, ...address }));
    }
    expect(firing()).toEqual(expect.arrayContaining(['forms_not_kept', 'server_errors']));
  });

  it('while the queue fails', async () => {
    const fails = () => Promise.reject(new Error('queue'));
    const courier = bench(undefined, { LEADS_QUEUE: { send: fails, sendBatch: fails } });
    for (let round = 0; round < 10; round += 1) await courier.dispatch([]);
    lines.push(...courier.lines.map((line) => ({ at: courier.now(), line })));
    expect(firing()).toEqual(['queue_failing']);
  });

  it('while the journal cannot be written', async () => {
    const courier = bench(undefined, { CATALOGUE_DB: failingDb(env.CATALOGUE_DB, 'run') });
    await lead({ at: new Date() });
    expect(await minutes(courier, 1)).toEqual(['journal_failing']);
  });
});

describe('content', () => {
  it('from a KV that hangs or fails', async () => {
    const fails = () => Promise.reject(new Error('KV'));
    const kv = {
      source: 'kv' as const,
      version: fails,
      site: fails,
      entry: fails,
      entries: fails,
      page: fails,
      hasPosts: fails,
    };
    const brands = ['acacia', 'banksia', 'correa'];
    for (const brand of brands) {
      await createContentLoader([kv, createFilesContent(bundle)], keep).site(brand);
    }
    expect(firing()).toEqual(['content_stale']);
  });

  it('of a CMS that does not answer', async () => {
    const cms = await tellCms();
    const parts = { ...cms.parts, live: () => Promise.reject(new Error('no CMS')), log: keep };
    for (let round = 0; round < 10; round += 1) await sweepContent(parts);
    expect(firing()).toEqual(['cms_unreachable']);
  });

  it('that never arrives', async () => {
    const cms = await tellCms();
    cms.syncs = outcomeOf('failed');
    await cms.store.receive({ id: 'call-1', brand: 'acacia', number: 4 }, cms.now);
    for (const pause of [...pausesMs, 0]) {
      await sweepContent({ ...cms.parts, log: keep });
      cms.now += pause;
    }
    cms.now += pausesMs.at(-1) ?? 0;
    await sweepContent({ ...cms.parts, log: keep });
    expect(await callRows()).toMatchObject([{ state: 'failed' }]);
    expect(firing()).toContain('publication_given_up');
  });
});

it('an upstream that fails', async () => {
  const fetch = () => Promise.reject(new Error('ECONNRESET'));
  const outside = createOutside('gateway', { fetch: fetch as typeof globalThis.fetch, log: keep });
  for (let round = 0; round < 20; round += 1) {
    await outside.send('https://gateway.example/', {}, (text) => ({ ok: true, value: text }));
  }
  expect(firing()).toEqual(['upstream_failing']);
});

it('a check for a person that does not answer, which fires no other alert', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('ECONNRESET'));
  const checking = { ...env, TURNSTILE_SITE_KEY: 'site', TURNSTILE_SECRET: 'secret' };
  const send = () => verifyChallenge(checking, 'token', crypto.randomUUID());
  for (let form = 0; form < 2; form += 1) await send();
  expect(firing()).toEqual([]);
  for (let form = 0; form < 30; form += 1) await send();
  expect(firing()).toEqual(['person_check_failing']);
});

it('a partner’s plan that cannot be read', async () => {
  const plans = [barePlan, { ...barePlan, id: 8, unit: 'moon' }];
  const port = createRemotePlans({ call: async () => gatewaySuccess({ plans }) });
  await port.page(initialQuery(openSettings('mobile')), askerOn());
  expect(firing()).toEqual(['plans_left_out']);
});

it('a request counter that fails', async () => {
  const limit = { limit: () => Promise.reject(new Error('no counter')) };
  const send = wire({ env: { LIMIT_SEARCH: limit } });
  const ask = () => send(visit(`${originOf('acacia')}/compare`));
  for (let round = 0; round < 19; round += 1) await ask();
  expect(firing()).toEqual([]);
  await ask();
  expect(firing()).toEqual(['limits_failing']);
});

it('script that fails in browsers', async () => {
  const send = wire();
  for (let round = 0; round < 10; round += 1) {
    const body = { island: 'form', message: 'Failed to fetch dynamically imported module' };
    await send(postJson(`${originOf('acacia')}/api/beacon`, body));
  }
  expect(firing()).toEqual(['islands_failing']);
});

it('forms that get no answer do not count as failing script', async () => {
  const send = wire();
  for (let round = 0; round < 10; round += 1) {
    const body = { event: 'form_failed', island: 'contact-form', message: 'x'.repeat(301) };
    await send(postJson(`${originOf('acacia')}/api/beacon`, body));
  }
  const reasons = lines.flatMap(({ line }) => (line.event === 'form_failed' ? [line.reason] : []));
  expect(reasons).toEqual(Array.from({ length: 10 }, () => 'x'.repeat(300)));
  expect(firing()).toEqual([]);
});
