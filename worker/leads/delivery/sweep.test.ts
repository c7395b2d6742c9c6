/** The sweep: it delivers due rows, and no row waits unnoticed. */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { begin } from '../outbox/accept.fixture.ts';
import { createD1Outbox } from '../outbox/d1-outbox.ts';
import { bench } from './courier.fixture.ts';
import { alertAfterMs, sweep } from './sweep.ts';

const late = alertAfterMs + 60_000;

async function accept(): Promise<void> {
  await createD1Outbox(env.LEADS_DB).acceptLead(await begin());
}

beforeEach(async () => {
  await env.LEADS_DB.batch(
    ['outbox', 'partner_health'].map((table) => env.LEADS_DB.prepare(`DELETE FROM ${table}`)),
  );
});

describe('the sweep', () => {
  it('logs nothing when there is nothing to do', async () => {
    const delivering = bench();
    await sweep(delivering, (line) => delivering.lines.push(line));
    expect(delivering.lines).toEqual([]);
  });

  it('delivers, and raises no alert about rows that are on time', async () => {
    await accept();
    const delivering = bench();
    await sweep(delivering, (line) => delivering.lines.push(line));
    expect(delivering.lines.map(({ event }) => event)).toEqual(['delivery', 'outbox']);
    expect(delivering.lines[1]).toMatchObject({ delivered: 1, pending: 0 });
  });

  it('reports an invalid configuration every time', async () => {
    const delivering = bench([], { LEAD_PARTNERS: 'x' });
    for (let minute = 0; minute < 3; minute += 1) {
      delivering.lines.length = 0;
      await sweep(delivering, (line) => delivering.lines.push(line));
      const events = delivering.lines.map(({ event }) => event);
      expect(events).toEqual(['partners_unreadable']);
    }
  });

  it.each<[string, Parameters<typeof bench>, boolean]>([
    ['a partner that is away', [], true],
    ['a configuration that does not parse', [[], { LEAD_PARTNERS: 'x' }], true],
    ['a product that no partner takes', [[{ ...hook(), verticals: ['solar'] }]], true],
    ['no partner at all: leads are exported by hand', [[], { LEAD_PARTNERS: '' }], false],
  ])('with %s raises an alert: %s', async (_name, parts, alerts) => {
    await accept();
    const delivering = bench(...parts);
    delivering.answer(() => new Response('', { status: 503 }));
    delivering.pass(late);
    await sweep(delivering, (line) => delivering.lines.push(line));
    const events = delivering.lines.map(({ event }) => event);
    expect(events).toContain('outbox');
    expect(events.includes('outbox_alert')).toBe(alerts);
  });

  it('raises an alert when a lead was given up', async () => {
    await accept();
    const delivering = bench();
    delivering.answer(() => new Response('', { status: 422 }));
    for (let turn = 0; turn < 40; turn += 1) {
      await delivering.courier.deliverDue(1000);
      if (turn < 39) delivering.pass(3 * 3_600_000);
    }
    await env.LEADS_DB.prepare('UPDATE outbox SET settled_at = ?').bind(delivering.now()).run();
    await sweep(delivering, (line) => delivering.lines.push(line));
    expect(delivering.lines).toContainEqual(
      expect.objectContaining({ event: 'outbox_alert', dead: 1, deadLately: 1 }),
    );
  });

  it('logs the age of the oldest row even when its round fails', async () => {
    await accept();
    const delivering = bench();
    const broken = {
      ...delivering,
      courier: { ...delivering.courier, deliverDue: () => Promise.reject(new Error('gone')) },
    };
    delivering.pass(late);
    await sweep(broken, (line) => delivering.lines.push(line));
    const events = delivering.lines.map(({ event }) => event);
    expect(events).toEqual(['sweep_failed', 'outbox', 'outbox_alert']);
  });
});

function hook() {
  return {
    name: 'hook',
    kind: 'webhook',
    url: 'https://partner.example/',
    signingSecret: 'HOOK_SECRET',
  };
}
