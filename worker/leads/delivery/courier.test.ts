/** Delivery over real storage: sent once, signed, retried by the schedule, never lost. */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emailHash } from '../fingerprint.ts';
import { begin, message, rows } from '../outbox/accept.fixture.ts';
import { createD1Outbox } from '../outbox/d1-outbox.ts';
import type { AcceptLead } from '../outbox/outbox.types.ts';
import { bench } from './courier.fixture.ts';
import { limitFor, rowsAWorker } from './courier.ts';
import { pullForward } from './delivery-statements.ts';
import { signingKey } from './partners/partner.fixture.ts';
import { signatureHeaders } from './partners/signature.ts';
import { scheduleMs } from './schedule.ts';

const outbox = createD1Outbox(env.LEADS_DB);
const day = 86_400_000;
interface Row {
  readonly state: string;
  readonly attempts: number;
  readonly due_at: number;
}
const stateOf = async (id: string) => (await rows<Row>('SELECT * FROM outbox WHERE id = ?', id))[0];
const statusOf = async ({ leadId }: AcceptLead) =>
  (await rows<{ status: string }>('SELECT status FROM lead WHERE id = ?', leadId))[0]?.status;

async function accept(over: Partial<AcceptLead> = {}, verticals?: AcceptLead['verticals']) {
  const input = { ...(await begin(verticals ? { verticals } : {})), ...over };
  const { reference } = await outbox.acceptLead(input);
  return { ...input, reference };
}

beforeEach(async () => {
  await env.LEADS_DB.batch(
    ['outbox', 'delivery_attempt', 'partner_health', 'suppression'].map((table) =>
      env.LEADS_DB.prepare(`DELETE FROM ${table}`),
    ),
  );
});

describe('a lead that is due', () => {
  it('is sent once, signed, under the id of its form, with its referral code', async () => {
    const lead = await accept({ suspect: ['quick'] });
    const { courier, sent } = bench();
    expect(await courier.deliverDue(1000)).toMatchObject({ delivered: 1, failed: 0 });
    expect(await courier.deliverDue(1000)).toMatchObject({ delivered: 0 });
    expect(sent).toHaveLength(1);
    const [first] = sent;
    if (!first) throw new Error('Nothing was sent');
    const { headers, body, at } = first;
    expect(headers.get('idempotency-key')).toBe(lead.submissionId);
    const timestamp = Math.floor(at / 1000);
    const signed = await signatureHeaders(signingKey, {
      id: lead.submissionId,
      timestamp,
      body,
    });
    for (const [name, value] of Object.entries(signed)) expect(headers.get(name)).toBe(value);
    expect(JSON.parse(body)).toMatchObject({
      type: 'lead.accepted',
      data: {
        id: lead.submissionId,
        reference: lead.reference,
        vertical: 'energy',
        name: lead.name,
        email: lead.email,
        mobile: lead.mobile,
        postcode: '3056',
        rcCode: 'AB1',
        tracking: { rcCode: 'AB1', utm_source: 'mail' },
        suspect: ['quick'],
        consent: { version: '2026-11-01', marketing: false },
      },
    });
    expect(await stateOf(lead.submissionId)).toMatchObject({ state: 'delivered', attempts: 1 });
    expect(await statusOf(lead)).toBe('delivered');
    expect(await rows('SELECT outcome, status FROM delivery_attempt')).toEqual([
      { outcome: 'delivered', status: 200 },
    ]);
  });

  it('is sent without marketing consent if a later form withdrew it before the partner had the first', async () => {
    const { consent, ...rest } = await begin();
    const ticked = { ...rest, consent: { ...consent, marketing: true } };
    await outbox.acceptLead(ticked);
    const { courier, sent, answer, pass } = bench();
    answer(() => new Response(null, { status: 503 }));
    await courier.deliverDue(1000);
    const again = await begin();
    const { name, email, mobile } = ticked;
    await outbox.acceptLead({ ...again, name, email, mobile });
    answer(() => new Response('{}'));
    pass(60_000);
    await courier.deliverDue(1000);
    expect(sent.map(({ body }) => JSON.parse(body).data.consent.marketing)).toEqual([true, false]);
    const [{ consent: kept } = { consent: '' }] = await rows<{ consent: string }>(
      ...(['SELECT consent FROM lead WHERE id = ?', rest.leadId] as const),
    );
    // The first tick is still on record.
    expect(JSON.parse(kept)).toMatchObject({ marketing: true });
  });

  it('is sent as another version wrote it, including marks and evidence unknown to this one', async () => {
    const lead = await accept();
    const evidence = { ...lead.consent, shownIn: 'dialog' };
    await rows(
      'UPDATE lead SET suspect = ?2, consent = ?3 WHERE id = ?1',
      lead.leadId,
      '["burst"]',
      JSON.stringify(evidence),
    );
    const { courier, sent } = bench();
    await courier.deliverDue(1000);
    expect(sent.map(({ body }) => JSON.parse(body).data)).toMatchObject([
      { suspect: ['burst'], consent: evidence },
    ]);
  });

  it('does not wait for one that this version cannot read, which is tried again later', async () => {
    const bad = await accept();
    await rows('UPDATE lead SET plans = ?2 WHERE id = ?1', bad.leadId, '[{"name":"x"}]');
    const good = await accept();
    const { courier, sent, lines, pass } = bench();
    await courier.deliverDue(1000);
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([good.submissionId]);
    expect(lines).toContainEqual(
      expect.objectContaining({
        event: 'outbox_unreadable',
        unreadable: 1,
        reasons: ['Error: The column "plans" cannot be read at 0.id'],
      }),
    );
    expect(await stateOf(bad.submissionId)).toMatchObject({
      state: 'pending',
      attempts: 0,
      lease: null,
    });
    await rows('UPDATE lead SET plans = ?2 WHERE id = ?1', bad.leadId, '[]');
    pass(900_000);
    await courier.deliverDue(1000);
    expect(sent.at(-1)?.headers.get('idempotency-key')).toBe(bad.submissionId);
  });

  it('is sent by only one of many workers at the same time', async () => {
    const leads = await Promise.all(Array.from({ length: 20 }, () => accept()));
    const { courier, sent } = bench();
    await Promise.all(Array.from({ length: 8 }, () => courier.deliverDue(5000)));
    expect(sent.map(({ headers }) => headers.get('idempotency-key')).sort()).toEqual(
      leads.map(({ submissionId }) => submissionId).sort(),
    );
  });

  it('for a bundle counts as delivered once every product is', async () => {
    const lead = await accept({}, ['energy', 'solar']);
    const { courier, answer, pass, sent } = bench();
    answer(
      ({ body }) =>
        new Response('', {
          status: body.includes('"solar"') && body.includes('"vertical":"solar"') ? 500 : 200,
        }),
    );
    await courier.deliverDue(1000);
    expect(await statusOf(lead)).toBe('open');
    answer(() => new Response(''));
    pass(10_000);
    await courier.deliverDue(1000);
    expect(await statusOf(lead)).toBe('delivered');
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([
      `${lead.submissionId}.energy`,
      `${lead.submissionId}.solar`,
      `${lead.submissionId}.solar`,
    ]);
  });

  it('is settled even if the database refuses the result of another', async () => {
    for (let leads = 0; leads < 2; leads += 1) await accept();
    let refuses = false;
    const overloaded = new Proxy(env.LEADS_DB, {
      get(target, name) {
        if (name !== 'batch') return Reflect.get(target, name).bind(target);
        return (statements: Parameters<typeof target.batch>[0]) => {
          if (!refuses) return target.batch(statements);
          refuses = false;
          return Promise.reject(new Error('D1 DB is overloaded. Requests queued for too long.'));
        };
      },
    });
    const { courier, answer, lines, sent } = bench(undefined, { LEADS_DB: overloaded });
    answer(async () => {
      if (sent.length === 1) refuses = true;
      else await new Promise((resolve) => setTimeout(resolve, 50));
      return new Response('');
    });
    await courier.deliverDue(1000);
    expect(lines.map(({ event }) => event)).toContain('round_failed');
    const states = await rows<{ state: string }>('SELECT state FROM outbox ORDER BY state');
    expect(states.map(({ state }) => state)).toEqual(['delivered', 'pending']);
  });

  it.each([
    [200, 'delivered', 'delivered'],
    [503, 'down', 'pending'],
  ])(
    'is sent and recorded once if every answer of the database is lost, with the answer %i',
    async (status, outcome, state) => {
      const lead = await accept();
      let ran = 0;
      const forgetful = new Proxy(env.LEADS_DB, {
        get(target, name) {
          if (name !== 'batch') return Reflect.get(target, name).bind(target);
          return async (statements: Parameters<typeof target.batch>[0]) => {
            const result = await target.batch(statements);
            ran += 1;
            if (ran % 2 === 1) throw new Error('D1_ERROR: Network connection lost.');
            return result;
          };
        },
      });
      const { courier, answer, sent } = bench(undefined, { LEADS_DB: forgetful });
      answer(() => new Response('', { status }));
      await courier.deliverDue(20_000);
      expect(sent).toHaveLength(1);
      expect(await stateOf(lead.submissionId)).toMatchObject({ state, attempts: 1 });
      expect(await rows('SELECT attempt, outcome FROM delivery_attempt')).toEqual([
        { attempt: 1, outcome },
      ]);
    },
  );

  it('from the contact form is sent too', async () => {
    const input = message();
    await outbox.acceptMessage(input);
    const { courier, sent } = bench();
    await courier.deliverDue(1000);
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({
      type: 'message.accepted',
      data: { message: 'a\nb', rcCode: 'AB1', page: '/contact' },
    });
  });
});

describe('a partner that does not accept a lead', () => {
  it.each<[string, () => Response | Error, string]>([
    ['500', () => new Response('', { status: 500 }), 'down'],
    [
      'a redirect, which is not followed',
      () => Response.redirect('https://evil.example/', 302),
      'down',
    ],
    ['400', () => new Response('', { status: 400 }), 'refused'],
    ['a reset', () => new Error('Network connection lost.'), 'unknown'],
    ['a timeout', () => new DOMException('late', 'TimeoutError'), 'unknown'],
  ])(
    'gets it again under the same key with the same bytes after %s',
    async (_name, make, outcome) => {
      const lead = await accept();
      const { courier, answer, pass, sent } = bench();
      answer(make);
      expect(await courier.deliverDue(1000)).toMatchObject({ delivered: 0, failed: 1 });
      expect(await rows('SELECT outcome FROM delivery_attempt')).toEqual([{ outcome }]);
      expect(await stateOf(lead.submissionId)).toMatchObject({
        state: 'pending',
        settled_at: null,
      });
      expect(await courier.deliverDue(1000)).toMatchObject({ failed: 0 });
      answer(() => new Response(''));
      pass(5500);
      expect(await courier.deliverDue(1000)).toMatchObject({ delivered: 1 });
      expect(sent.map(({ body }) => body)).toEqual([sent[0]?.body, sent[0]?.body]);
      expect(sent.map(({ url }) => url)).toEqual(Array(2).fill('https://partner.example/leads'));
      expect(await statusOf(lead)).toBe('delivered');
    },
  );

  it('is tried ten times on schedule, then the lead is dead, but kept', async () => {
    const lead = await accept();
    const { courier, answer, pass, sent } = bench();
    answer(() => new Response('', { status: 422 }));
    for (let turn = 0; turn < 40; turn += 1) {
      await courier.deliverDue(1000);
      pass(3 * 3_600_000);
    }
    expect(sent).toHaveLength(scheduleMs.length);
    expect(await stateOf(lead.submissionId)).toMatchObject({ state: 'dead', attempts: 10 });
    expect(await statusOf(lead)).toBe('dead');
    expect(await rows('SELECT email FROM lead WHERE id = ?', lead.leadId)).toEqual([
      { email: lead.email },
    ]);
  });

  it('gets the pause that it asks for', async () => {
    await accept();
    const { courier, answer, pass, sent } = bench();
    answer(() => new Response('', { status: 429, headers: { 'retry-after': '120' } }));
    await courier.deliverDue(1000);
    pass(119_000);
    await courier.deliverDue(1000);
    expect(sent).toHaveLength(1);
    pass(2000);
    await courier.deliverDue(1000);
    expect(sent).toHaveLength(2);
  });

  it('still gets the other leads', async () => {
    const leads = await Promise.all(Array.from({ length: 20 }, () => accept()));
    const { courier, answer } = bench();
    answer(() => new Response('', { status: 422 }));
    await courier.deliverDue(50_000);
    expect(await rows('SELECT failures FROM partner_health')).toEqual([]);
    expect(await rows('SELECT id FROM outbox WHERE attempts = 1')).toHaveLength(leads.length);
  });
});

describe('a partner that is down', () => {
  it('is left alone after five failures, probed with one row, and gets everything when it is back', async () => {
    const count = 600;
    const base = await accept();
    await copyRows(base, count - 1);
    const [send, sendBatch] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
    const over = { LEADS_QUEUE: { send, sendBatch } };
    const { courier, answer, pass, sent, lines } = bench(undefined, over);
    answer(() => new Response('', { status: 503 }));
    // Ten minutes, with a sweep every minute.
    for (let minute = 0; minute < 10; minute += 1) {
      await courier.deliverDue(50_000);
      pass(60_000);
    }
    expect(sent.length).toBeLessThan(30);
    const [{ most } = { most: 99 }] = await rows<{ most: number }>(
      'SELECT max(attempts) AS most FROM outbox',
    );
    expect(most).toBeLessThanOrEqual(2);
    expect(sendBatch).not.toHaveBeenCalled();
    answer(() => new Response(''));
    // Each worker takes its share; the queue wakes the others.
    for (let worker = 0; worker < count / rowsAWorker + 1; worker += 1) {
      await courier.deliverDue(50_000);
    }
    expect(await rows("SELECT count(*) AS n FROM outbox WHERE state = 'delivered'")).toEqual([
      { n: count },
    ]);
    expect(lines).toContainEqual(expect.objectContaining({ event: 'partner_back' }));
    const wakeUps = Array.from({ length: count / rowsAWorker }, () => ({ body: { keys: [] } }));
    expect(sendBatch).toHaveBeenCalledExactlyOnceWith(wakeUps, undefined);
    expect(await rows("SELECT count(*) AS n FROM outbox WHERE state = 'dead'")).toEqual([{ n: 0 }]);
  });

  it('is not down for failures with an answer between them', async () => {
    const { courier, answer, store } = bench();
    answer(() => new Response('', { status: 503 }));
    await Promise.all(Array.from({ length: 4 }, () => accept()));
    await courier.deliverDue(1000);
    expect(await store.health('hook')).toMatchObject({ failures: 4 });
    answer(() => new Response(''));
    await accept();
    await courier.deliverDue(1000);
    expect(await store.health('hook')).toMatchObject({ failures: 0 });
  });

  it.each([
    [0, [503, 503, 200, 503, 503, 503], 3],
    [4, [200, 503, 503, 503, 503, 503], 5],
    [4, [503, 503, 503, 503, 503, 200], 0],
  ])(
    'after %i failures, with the answers %j to one round, has %i failures in a row',
    async (before, statuses, failures) => {
      const { courier, answer, store } = bench();
      answer(() => new Response('', { status: 503 }));
      await Promise.all(Array.from({ length: before }, () => accept()));
      await courier.deliverDue(1000);
      const left = [...statuses];
      // One after the other: only an order in which they end makes a row.
      let last: Promise<unknown> = Promise.resolve();
      answer(() => {
        const status = left.shift() ?? 0;
        const answered = last.then(() => new Promise((resolve) => setTimeout(resolve, 25)));
        last = answered;
        return answered.then(() => new Response('', { status }));
      });
      await Promise.all(statuses.map(() => accept()));
      await courier.deliverDue(1000);
      expect(left).toEqual([]);
      expect((await store.health('hook'))?.failures ?? 0).toBe(failures);
    },
  );

  it('gets no lead early that it asked to receive later', async () => {
    const [later, failed] = [await accept(), await accept()];
    const { courier, store, answer, now } = bench();
    answer(({ headers }) =>
      headers.get('idempotency-key') === later.submissionId
        ? new Response('', { status: 429, headers: { 'retry-after': '3600' } })
        : new Response('', { status: 503 }),
    );
    await courier.deliverDue(50_000);
    const asked = await stateOf(later.submissionId);
    expect(asked).toMatchObject({ last_outcome: 'busy' });
    expect(await store.welcomeBack('hook', ['acacia/energy'])).toBe(1);
    expect(await stateOf(later.submissionId)).toEqual(asked);
    expect((await stateOf(failed.submissionId))?.due_at).toBeLessThanOrEqual(now());
  });

  it.each<[string, ResponseInit, number]>([
    ['refuses', { status: 400 }, 300_000],
    ['asks for patience with', { status: 429, headers: { 'retry-after': '3600' } }, 3_600_000],
  ])(
    'and, once back, %s a lead brought forward: that uses up an attempt, and the schedule continues',
    async (_what, says, pauseMs) => {
      const lead = await accept();
      const { courier, store, answer, now } = bench();
      answer(() => new Response('', { status: 503 }));
      await courier.deliverDue(50_000);
      await store.welcomeBack('hook', ['acacia/energy']);
      answer(() => new Response('', says));
      const before = now();
      expect(await courier.deliverDue(50_000)).toMatchObject({ failed: 1 });
      const row = await stateOf(lead.submissionId);
      expect(row).toMatchObject({ state: 'pending', attempts: 2 });
      expect(row?.due_at).toBeGreaterThanOrEqual(before + pauseMs);
    },
  );

  it('uses up no lead’s attempts by recovering now and then', async () => {
    const leads = await Promise.all(Array.from({ length: 40 }, () => accept()));
    const { courier, answer, pass } = bench();
    let calls = 0;
    answer(() => {
      calls += 1;
      return new Response('', { status: calls % 8 === 0 ? 200 : 503 });
    });
    for (let turn = 0; turn < 40; turn += 1) {
      await courier.deliverDue(5000);
      pass(30_000);
    }
    const states = await rows<{ state: string; most: number }>(
      'SELECT state, max(attempts) AS most FROM outbox GROUP BY state ORDER BY state',
    );
    expect(states.map(({ state }) => state)).toEqual(['delivered', 'pending']);
    // In twenty minutes the schedule allows three attempts: at once, after 5 s and after 5 min.
    expect(states[1]?.most).toBeLessThanOrEqual(3);
    expect(leads).toHaveLength(40);
  });

  it('gets everything when it is back, even if the worker that noticed died', async () => {
    const leads = [await accept(), await accept()];
    let dies = false;
    const mortal = new Proxy(env.LEADS_DB, {
      get(target, name) {
        if (name !== 'prepare') return Reflect.get(target, name).bind(target);
        return (text: string) => {
          if (dies && text === pullForward) throw new Error('D1_ERROR: the worker died');
          return target.prepare(text);
        };
      },
    });
    const { courier, answer, pass, sent } = bench(undefined, { LEADS_DB: mortal });
    answer(() => new Response('', { status: 503 }));
    for (let minute = 0; minute < 40; minute += 1) {
      await courier.deliverDue(5000);
      pass(60_000);
    }
    const later = "UPDATE outbox SET due_at = due_at + 36000000 WHERE last_outcome = 'down'";
    await rows(later);
    answer(() => new Response(''));
    const before = sent.length;
    dies = true;
    while (sent.length === before) {
      await courier.deliverDue(5000);
      pass(60_000);
    }
    dies = false;
    for (let minute = 0; minute < 20; minute += 1) {
      await courier.deliverDue(5000);
      pass(60_000);
    }
    for (const { submissionId } of leads) {
      expect(await stateOf(submissionId)).toMatchObject({ state: 'delivered' });
    }
  });

  it('is not tried before the time it named', async () => {
    await Promise.all(Array.from({ length: 6 }, () => accept()));
    const { courier, answer, pass, sent } = bench();
    answer(() => new Response('', { status: 503, headers: { 'retry-after': '3600' } }));
    await courier.deliverDue(5000);
    const before = sent.length;
    for (let minute = 0; minute < 59; minute += 1) {
      pass(60_000);
      await courier.deliverDue(1000);
    }
    expect(sent).toHaveLength(before);
  });

  it('is probed with a row that failed while it was down, before one that it refused', async () => {
    const [refused, failed] = [await accept(), await accept()];
    const waiting = 'UPDATE outbox SET last_outcome = ?2, due_at = ?3 WHERE id = ?1';
    await rows(waiting, refused.submissionId, 'refused', 1);
    await rows(waiting, failed.submissionId, 'down', 2);
    await rows("INSERT INTO partner_health VALUES ('hook', 5, 0)");
    const { courier, answer, sent } = bench();
    answer(() => new Response('', { status: 503 }));
    await courier.deliverDue(1000);
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([
      failed.submissionId,
    ]);
  });

  it('leaves a row that a probe sent early at its place in the schedule', async () => {
    const lead = await accept();
    const { courier, answer, sent, now } = bench();
    const due = now() + 7_200_000;
    await rows('UPDATE outbox SET due_at = ?1, scheduled_at = ?1', due);
    await rows("INSERT INTO partner_health VALUES ('hook', 5, 0)");
    answer(() => new Response('', { status: 503 }));
    await courier.deliverDue(1000);
    expect(sent).toHaveLength(1);
    expect(await stateOf(lead.submissionId)).toMatchObject({ attempts: 0, due_at: due });
  });

  it('and asks for a day’s pause is probed after an hour, with another lead', async () => {
    await Promise.all(Array.from({ length: 6 }, () => accept()));
    const { courier, answer, pass, sent } = bench();
    answer(() => new Response('', { status: 503, headers: { 'retry-after': '86400' } }));
    await courier.deliverDue(5000);
    const before = sent.length;
    pass(3_590_000);
    await courier.deliverDue(1000);
    expect(sent).toHaveLength(before);
    pass(20_000);
    await courier.deliverDue(1000);
    expect(sent).toHaveLength(before + 1);
  });

  it('is probed as soon as allowed, with one wake-up each time, however many workers notice', async () => {
    await copyRows(await accept(), 19);
    const woken: { keys: unknown; delaySeconds: number | undefined }[] = [];
    const queue = {
      send: async ({ keys }: { keys: unknown }, options?: { delaySeconds?: number }) => {
        woken.push({ keys, delaySeconds: options?.delaySeconds });
      },
      sendBatch: async () => undefined,
    };
    const { courier, answer, pass } = bench(undefined, { LEADS_QUEUE: queue as never });
    answer(() => new Response('', { status: 503 }));
    const wakeUp = { keys: [], delaySeconds: 16 };
    await courier.deliverDue(50_000);
    expect(woken).toEqual([wakeUp]);
    pass(16_000);
    await Promise.all(Array.from({ length: 3 }, () => courier.deliverDue(50_000)));
    expect(woken).toEqual([wakeUp, wakeUp]);
  });

  it('is not declared down because of one lead that it cannot handle', async () => {
    const poison = await accept();
    const { courier, answer, now, pass } = bench();
    answer(({ headers }) =>
      headers.get('idempotency-key') === poison.submissionId
        ? new Response('', { status: 500 })
        : new Response(''),
    );
    for (let turn = 0; turn < 60; turn += 1) {
      await courier.deliverDue(1000);
      pass(600_000);
    }
    const lead = await begin();
    await createD1Outbox(env.LEADS_DB, () => new Date(now())).acceptLead(lead);
    for (let minute = 0; minute < 3; minute += 1) {
      await courier.deliverDue(1000);
      pass(60_000);
    }
    expect(await stateOf(lead.submissionId)).toMatchObject({ state: 'delivered' });
  });

  it('with a single lead is probed at most four times an hour, and the schedule gives up that lead', async () => {
    const lead = await accept();
    const { courier, answer, pass, sent } = bench();
    answer(() => new Response('', { status: 500 }));
    for (let minute = 0; minute < 240; minute += 1) {
      await courier.deliverDue(1000);
      pass(60_000);
    }
    // Five scheduled attempts in four hours, and an hour and a half of probes.
    expect(sent.length).toBeLessThan(5 + 2 * 4);
    for (let hour = 0; hour < 90; hour += 1) {
      await courier.deliverDue(1000);
      pass(3_600_000);
    }
    expect(await stateOf(lead.submissionId)).toMatchObject({ state: 'dead', attempts: 10 });
    expect(await statusOf(lead)).toBe('dead');
  });

  it('takes no more connections than a worker may have, even if other partners hang too', async () => {
    await Promise.all(
      Array.from({ length: 16 }, (_, index) => accept({}, [index % 2 ? 'energy' : 'solar'])),
    );
    const both = ['energy', 'solar'].map((name) => ({
      name,
      verticals: [name],
      kind: 'webhook',
      url: `https://${name}.example/`,
      signingSecret: 'HOOK_SECRET',
    }));
    const { courier, answer } = bench(both);
    let open = 0;
    let most = 0;
    answer(async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve, 5));
      open -= 1;
      return new Response('');
    });
    expect(await courier.deliverDue(50_000)).toMatchObject({ delivered: 16 });
    expect(most).toBeLessThanOrEqual(6);
    expect(most).toBeGreaterThan(1);
  });

  it('does not delay another partner', async () => {
    const [energy, solar] = [await accept(), await accept({}, ['solar'])];
    const both = [
      { name: 'a', verticals: ['energy'] },
      { name: 'b', verticals: ['solar'] },
    ].map((one) => ({
      ...one,
      kind: 'webhook',
      url: `https://${one.name}.example/`,
      signingSecret: 'HOOK_SECRET',
    }));
    const { courier, answer } = bench(both);
    answer(({ url }) => (url.includes('a.example') ? new Error('reset') : new Response('')));
    await courier.deliverDue(1000);
    expect(await stateOf(energy.submissionId)).toMatchObject({ state: 'pending' });
    expect(await stateOf(solar.submissionId)).toMatchObject({ state: 'delivered' });
  });
});

describe('a lead for two partners', () => {
  const both = [
    { name: 'a', verticals: ['energy'] },
    { name: 'b', verticals: ['solar'] },
  ].map((one) => ({
    ...one,
    kind: 'webhook',
    url: `https://${one.name}.example/`,
    signingSecret: 'HOOK_SECRET',
  }));
  const keysOf = ({ brand, submissionId }: AcceptLead) =>
    ['energy', 'solar'].map((vertical) => ({ brand, id: `${submissionId}.${vertical}` }));

  it('goes to the second while the first hangs', async () => {
    const lead = await accept({}, ['energy', 'solar']);
    const { courier, answer } = bench(both);
    const hung = Promise.withResolvers<void>();
    answer(async ({ url }) => {
      if (url.includes('a.example')) await hung.promise;
      return new Response('');
    });
    const delivering = courier.deliverNamed(keysOf(lead));
    try {
      await vi.waitFor(async () =>
        expect(await stateOf(`${lead.submissionId}.solar`)).toMatchObject({ state: 'delivered' }),
      );
    } finally {
      hung.resolve();
      await delivering;
    }
    expect(await statusOf(lead)).toBe('delivered');
  });

  it('goes to the second even if the round of the first fails, which is logged', async () => {
    const lead = await accept({}, ['energy', 'solar']);
    const broken = new Proxy(env.LEADS_DB, {
      get(target, name) {
        if (name !== 'prepare') return Reflect.get(target, name).bind(target);
        return (text: string) => {
          const prepared = target.prepare(text);
          if (!text.includes('FROM partner_health')) return prepared;
          return {
            bind(partner: string) {
              if (partner === 'a') throw new Error('D1_ERROR: no such table: SQLITE_ERROR');
              return prepared.bind(partner);
            },
          };
        };
      },
    });
    const { courier, lines } = bench(both, { LEADS_DB: broken });
    expect(await courier.deliverNamed(keysOf(lead))).toMatchObject({ delivered: 1 });
    expect(await stateOf(`${lead.submissionId}.solar`)).toMatchObject({ state: 'delivered' });
    expect(lines).toContainEqual(expect.objectContaining({ event: 'round_failed', partner: 'a' }));
  });
});

describe('a delivery', () => {
  it('is not sent after a withdrawal', async () => {
    const lead = await accept();
    await outbox.withdraw('acacia', lead.reference);
    const { courier, sent } = bench();
    await courier.deliverDue(1000);
    expect(sent).toEqual([]);
    expect(await statusOf(lead)).toBe('withdrawn');
  });

  it('is recorded as delivered if it arrived during a withdrawal', async () => {
    const lead = await accept();
    const { courier, answer } = bench();
    answer(async () => {
      expect(await outbox.withdraw('acacia', lead.reference)).toEqual({ passedOn: true });
      return new Response('');
    });
    await courier.deliverDue(1000);
    expect(await stateOf(lead.submissionId)).toMatchObject({ state: 'delivered' });
    expect(await statusOf(lead)).toBe('withdrawn');
  });

  it.each<[string, (lead: { reference: string; email: string }) => Promise<unknown>]>([
    ['withdrawn', ({ reference }) => outbox.withdraw('acacia', reference)],
    [
      'suppressed',
      async ({ email }) =>
        rows(
          "INSERT INTO suppression VALUES ('acacia', ?, 'asked', '2026')",
          await emailHash('acacia', email),
        ),
    ],
  ])('is not sent if it was %s while it waited for a connection', async (state, stop) => {
    const three = [
      { name: 'a', verticals: ['energy'] },
      { name: 'b', verticals: ['mobile'] },
      { name: 'c', verticals: ['solar'] },
    ].map((one) => ({
      ...one,
      kind: 'webhook',
      url: `https://${one.name}.example/`,
      signingSecret: 'HOOK_SECRET',
    }));
    await Promise.all(Array.from({ length: 5 }, () => accept({}, ['energy', 'mobile'])));
    const lead = await accept({}, ['solar']);
    const { courier, answer, sent } = bench(three);
    const hung = Promise.withResolvers<void>();
    answer(async () => {
      await hung.promise;
      return new Response('');
    });
    const delivering = courier.deliverDue(1000);
    await vi.waitFor(
      async () => {
        expect(sent).toHaveLength(6);
        expect(await stateOf(lead.submissionId)).toMatchObject({ lease: expect.any(String) });
      },
      { timeout: 10_000 },
    );
    await stop(lead);
    // The sender is told at once: nothing was sent, and nothing will be.
    expect(await outbox.findReceipt('acacia', lead.reference)).toMatchObject({ passedOn: false });
    hung.resolve();
    await delivering;
    expect(sent.map(({ url }) => url)).not.toContain('https://c.example/');
    expect(await stateOf(lead.submissionId)).toMatchObject({
      state,
      attempts: 0,
      lease: null,
      maybe_passed: 0,
      last_outcome: state === 'suppressed' ? state : null,
    });
    expect(await statusOf(lead)).toBe('withdrawn');
    expect(await outbox.findReceipt('acacia', lead.reference)).toMatchObject({ passedOn: false });
  });

  it('counts as possibly passed on if an attempt before the withdrawal may have arrived', async () => {
    const lead = await accept();
    const { courier, answer, pass } = bench();
    answer(() => new Error('reset'));
    await courier.deliverDue(1000);
    answer(() => new Response('', { status: 500 }));
    pass(6000);
    await courier.deliverDue(1000);
    expect(await outbox.withdraw('acacia', lead.reference)).toEqual({ passedOn: true });
  });

  it('does not count as passed on if the partner refused it before the withdrawal', async () => {
    const lead = await accept();
    const { courier, answer } = bench();
    answer(() => new Response('', { status: 422 }));
    await courier.deliverDue(1000);
    expect(await outbox.withdraw('acacia', lead.reference)).toEqual({ passedOn: false });
  });

  it('does not count as passed on if a worker died before sending it', async () => {
    const lead = await accept();
    const { store, pass } = bench();
    await store.claim(['acacia/energy'], { kind: 'due', limit: 6 });
    pass(60_001);
    await store.claim(['acacia/energy'], { kind: 'due', limit: 6 });
    expect(await outbox.withdraw('acacia', lead.reference)).toEqual({ passedOn: false });
  });

  it('counts as possibly passed on if a worker died while sending it', async () => {
    const lead = await accept();
    const { courier, store, answer, pass } = bench();
    const { deliveries, lease } = await store.claim(['acacia/energy'], { kind: 'due', limit: 6 });
    for (const delivery of deliveries) await store.beginSending(delivery, lease);
    pass(60_001);
    answer(() => new Response('', { status: 500 }));
    await courier.deliverDue(1000);
    expect(await outbox.withdraw('acacia', lead.reference)).toEqual({ passedOn: true });
  });

  it('is not retried if it was withdrawn while an attempt failed', async () => {
    const lead = await accept();
    const { courier, answer, pass, sent } = bench();
    answer(async () => {
      await outbox.withdraw('acacia', lead.reference);
      return new Response('', { status: 500 });
    });
    await courier.deliverDue(1000);
    pass(day);
    await courier.deliverDue(1000);
    expect(sent).toHaveLength(1);
    expect(await stateOf(lead.submissionId)).toMatchObject({ state: 'withdrawn' });
  });

  it('is not sent for a person on the suppression list, in upper or lower case', async () => {
    const lead = await accept();
    const hash = await emailHash(lead.brand, lead.email.toUpperCase());
    await env.LEADS_DB.prepare("INSERT INTO suppression VALUES ('acacia', ?, 'asked', '2026')")
      .bind(hash)
      .run();
    const { courier, sent } = bench();
    await courier.deliverDue(1000);
    expect(sent).toEqual([]);
    // No attempt is counted: the partner was not asked.
    expect(await stateOf(lead.submissionId)).toMatchObject({
      state: 'suppressed',
      attempts: 0,
      last_outcome: 'suppressed',
      partner: null,
      lease: null,
      maybe_passed: 0,
      settled_at: expect.any(Number),
    });
    expect(await rows('SELECT * FROM delivery_attempt')).toEqual([]);
    expect(await statusOf(lead)).toBe('withdrawn');
  });

  it('of a message is sent even for a person on the suppression list, since it goes to the brand itself', async () => {
    const input = message();
    await env.LEADS_DB.prepare("INSERT INTO suppression VALUES ('acacia', ?, 'asked', '2026')")
      .bind(await emailHash(input.brand, input.email))
      .run();
    await outbox.acceptMessage(input);
    const { courier, sent } = bench();
    await courier.deliverDue(1000);
    expect(sent).toHaveLength(1);
    expect(await stateOf(input.submissionId)).toMatchObject({ state: 'delivered' });
  });

  it('is not retried for a person put on the suppression list after a first attempt', async () => {
    const lead = await accept();
    const { courier, answer, pass } = bench();
    answer(() => new Response('', { status: 503 }));
    await courier.deliverDue(1000);
    await env.LEADS_DB.prepare("INSERT INTO suppression VALUES ('acacia', ?, 'asked', '2026')")
      .bind(await emailHash(lead.brand, lead.email))
      .run();
    pass(60_000);
    await courier.deliverDue(1000);
    expect(await stateOf(lead.submissionId)).toMatchObject({
      state: 'suppressed',
      attempts: 1,
      last_outcome: 'suppressed',
      partner: 'hook',
    });
    expect(await rows('SELECT attempt, outcome FROM delivery_attempt')).toEqual([
      { attempt: 1, outcome: 'down' },
    ]);
  });

  it('without a partner waits untouched until there is one', async () => {
    const lead = await accept();
    const none = bench([]);
    await none.courier.deliverDue(1000);
    expect(await stateOf(lead.submissionId)).toMatchObject({ state: 'pending', attempts: 0 });
    const { courier } = bench();
    expect(await courier.deliverDue(1000)).toMatchObject({ delivered: 1 });
  });
});

/** A bench whose clock moves while its database answers. */
function benchWithSlowStorage() {
  let tookMs = 0;
  const LEADS_DB = new Proxy(env.LEADS_DB, {
    get(target, name) {
      if (name !== 'batch') return Reflect.get(target, name).bind(target);
      return async (statements: Parameters<typeof target.batch>[0]) => {
        const found = await target.batch(statements);
        slow.pass(tookMs);
        return found;
      };
    },
  });
  const slow = bench(undefined, { LEADS_DB });
  return {
    ...slow,
    takes(ms: number) {
      tookMs = ms;
    },
  };
}

describe('a worker that dies or is late', () => {
  it('leaves a lease that expires, and another worker continues', async () => {
    const lead = await accept();
    const { courier, store, pass, sent } = bench();
    await store.claim(['acacia/energy'], { kind: 'due', limit: 6 });
    await courier.deliverDue(1000);
    expect(sent).toEqual([]);
    pass(60_001);
    await courier.deliverDue(1000);
    expect(sent).toHaveLength(1);
    expect(await stateOf(lead.submissionId)).toMatchObject({ state: 'delivered' });
  });

  it('sends nothing once its lease has expired, and leaves the row to others', async () => {
    const lead = await accept();
    const late = bench();
    const { deliveries, lease } = await late.store.claim(['acacia/energy'], {
      kind: 'due',
      limit: 6,
    });
    late.pass(60_001);
    const [delivery] = deliveries;
    if (!delivery) throw new Error('Nothing was claimed');
    expect(await late.store.beginSending(delivery, lease)).toBe('gone');
    await late.store.giveBack(delivery, lease);
    expect(await stateOf(lead.submissionId)).toMatchObject({
      state: 'pending',
      attempts: 0,
      lease: null,
      maybe_passed: 0,
    });
    const { courier, sent, pass } = bench();
    pass(60_001);
    await courier.deliverDue(1000);
    expect(sent).toHaveLength(1);
  });

  it('holds what it sends for a whole lease, however long the row waited before', async () => {
    await accept();
    const { store, pass } = bench();
    const due = { kind: 'due', limit: 6 } as const;
    const { deliveries, lease } = await store.claim(['acacia/energy'], due);
    pass(50_000);
    for (const delivery of deliveries) {
      expect(await store.beginSending(delivery, lease)).toBeNull();
    }
    pass(50_000);
    expect((await store.claim(['acacia/energy'], due)).deliveries).toEqual([]);
  });

  it('sends nothing if the database took so long that the lease may have expired', async () => {
    const lead = await accept();
    const slow = benchWithSlowStorage();
    const { deliveries, lease } = await slow.store.claim(['acacia/energy'], {
      kind: 'due',
      limit: 6,
    });
    slow.takes(45_000);
    const [delivery] = deliveries;
    if (!delivery) throw new Error('Nothing was claimed');
    expect(await slow.store.beginSending(delivery, lease)).toBe('gone');
    await slow.store.giveBack(delivery, lease);
    expect(await stateOf(lead.submissionId)).toMatchObject({ state: 'pending', maybe_passed: 0 });
  });

  it('gives back what it was too late to send', async () => {
    const lead = await accept();
    const slow = benchWithSlowStorage();
    slow.takes(45_000);
    await slow.courier.deliverDue(600_000);
    expect(slow.sent).toEqual([]);
    const unsent = { state: 'pending', attempts: 0, lease: null, maybe_passed: 0 };
    expect(await stateOf(lead.submissionId)).toMatchObject(unsent);
  });

  it('cannot settle a row that another worker holds', async () => {
    await accept();
    const { store, pass } = bench();
    const late = await store.claim(['acacia/energy'], { kind: 'due', limit: 6 });
    pass(60_001);
    await store.claim(['acacia/energy'], { kind: 'due', limit: 6 });
    const [delivery] = late.deliveries;
    if (!delivery) throw new Error('Nothing was claimed');
    await store.settle(delivery, late.lease, {
      state: 'dead',
      attempts: 10,
      dueAt: 0,
      partner: 'hook',
      ms: 0,
      outcome: { kind: 'down', status: 500, reason: 'late' },
    });
    expect(await rows('SELECT state FROM outbox')).toEqual([{ state: 'pending' }]);
  });
});

describe('a failing queue', () => {
  it('is logged, and the first attempt is still made', async () => {
    const lead = await accept();
    const down = () => Promise.reject(new Error('Queue is gone'));
    const { dispatch, lines } = bench(undefined, {
      LEADS_QUEUE: { send: down, sendBatch: down } as never,
    });
    await dispatch([{ brand: 'acacia', id: lead.submissionId }]);
    expect(await stateOf(lead.submissionId)).toMatchObject({ state: 'delivered' });
    expect(lines).toContainEqual(expect.objectContaining({ event: 'wake_failed' }));
  });
});

describe('an invalid configuration', () => {
  it.each([
    ['no JSON', 'x', 'partners_unreadable'],
    [
      'plain http',
      '[{"name":"a","kind":"webhook","url":"http://a.example","verticals":"*","signingSecret":"HOOK_SECRET"}]',
      'partners_unreadable',
    ],
    [
      'a secret that cannot sign',
      '[{"name":"a","kind":"webhook","url":"https://a.example","verticals":"*","signingSecret":"BAD_SECRET"}]',
      'partner_unusable',
    ],
    [
      'a secret that is not set',
      '[{"name":"a","kind":"webhook","url":"https://a.example","verticals":"*","signingSecret":"MISSING"}]',
      'partner_unusable',
    ],
  ])('with %s is logged, and loses nothing', async (_name, json, event) => {
    const lead = await accept();
    const { courier, lines, sent } = bench([], { LEAD_PARTNERS: json, BAD_SECRET: 'not base64!' });
    await courier.deliverDue(1000);
    expect(sent).toEqual([]);
    expect(lines).toContainEqual(expect.objectContaining({ event }));
    expect(await stateOf(lead.submissionId)).toMatchObject({ state: 'pending', attempts: 0 });
  });
});

/** Adds many pending leads without accepting each of them. */
async function copyRows({ submissionId }: AcceptLead, count: number): Promise<void> {
  await env.LEADS_DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
     INSERT INTO outbox (brand, id, kind, subject_id, vertical, due_at, created_at)
     SELECT brand, id || '-' || i, kind, subject_id, vertical, due_at, created_at
     FROM outbox, n WHERE id = ?1`,
  )
    .bind(submissionId, count)
    .run();
}

it('a claim covers no more rows than can be sent within the lease', () => {
  expect([1, 3, 4, 9, 18, 40].map(limitFor)).toEqual([6, 5, 4, 2, 1, 1]);
});
