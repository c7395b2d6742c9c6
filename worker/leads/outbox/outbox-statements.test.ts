/** Test leads and messages: closed on acceptance, shown as tests, never sent, never taken for a person's. */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { bench } from '../delivery/courier.fixture.ts';
import { exportRecords } from '../records/export-records.ts';
import { handOver } from '../records/hand-over.ts';
import { list, show } from '../records/look-up.ts';
import { health } from '../records/outbox-health.ts';
import { contact, deliveriesOf, lead, leadRow, sql } from '../records/records.fixture.ts';
import { replay, replayDead } from '../records/replay.ts';
import { withdraw } from '../records/withdraw-record.ts';
import { purge } from '../retention/retention.ts';
import { person, rows } from './accept.fixture.ts';
import { createD1Outbox } from './d1-outbox.ts';

const now = new Date();
const testEmail = () => `smoke-${crypto.randomUUID().slice(0, 8)}@Kurrajong.INVALID`;
const testLead = (verticals: ['energy', ...'solar'[]] = ['energy']) =>
  lead({ verticals, change: { email: testEmail() }, at: now });
const named = (name: string) => ({ name, brand: null });
const clear = ['outbox', 'delivery_attempt', 'partner_health', 'suppression'];

beforeEach(async () => {
  await env.LEADS_DB.batch(clear.map((table) => env.LEADS_DB.prepare(`DELETE FROM ${table}`)));
});

describe('a test lead', () => {
  it('has a receipt like any other, and can be withdrawn', async () => {
    const { reference } = await testLead();
    const outbox = createD1Outbox(env.LEADS_DB);
    const receipt = { reference, withdrawn: false, passedOn: false };
    expect(await outbox.findReceipt('acacia', reference)).toMatchObject(receipt);
    expect(await outbox.withdraw('acacia', reference)).toEqual({ passedOn: false });
    expect(await outbox.findReceipt('acacia', reference)).toMatchObject({ withdrawn: true });
  });

  it('is never sent: at once, by the queue, by the sweep, or as a probe', async () => {
    const made = [await testLead(['energy', 'solar']), await contact({ email: testEmail() }, now)];
    const { courier, wakeUp, store, sent, routes, pass } = bench();
    const keys = (await rows<{ id: string }>('SELECT id FROM outbox')).map(({ id }) => ({
      brand: 'acacia',
      id,
    }));
    expect(keys).toHaveLength(3);
    await courier.deliverNamed(keys);
    await wakeUp(keys, 1000);
    for (let failure = 0; failure < 5; failure += 1) await store.countFailure('hook', 5, 1);
    pass(86_400_000);
    await courier.deliverDue(1000);
    expect(sent).toEqual([]);
    expect(await rows('SELECT * FROM delivery_attempt')).toEqual([]);
    expect(await store.backlog(routes)).toMatchObject({ pending: 0, unrouted: 0, dead: 0 });
    for (const { id } of made) {
      for (const row of await deliveriesOf(id)) {
        expect(row).toMatchObject({ state: 'suppressed', last_outcome: 'test', attempts: 0 });
      }
    }
  });

  it('is not sent by a replay, or marked by a hand-over', async () => {
    const { reference, id, input } = await testLead();
    for (const again of [false, true]) {
      const tried = replay(sql, named(reference), { again, now });
      await expect(tried).rejects.toThrow(/is a test/);
    }
    expect(await replayDead(sql, { brand: null }, now)).toEqual([]);
    const key = { brand: 'acacia', id: input.submissionId };
    const handed = await handOver(sql, [key], { partner: 'by-mail', now });
    expect(handed).toEqual({ marked: 0, left: [key] });
    await withdraw(sql, named(reference), { now, note: async () => {} });
    expect(await deliveriesOf(id)).toMatchObject([{ last_outcome: 'test' }]);
  });

  it('has its own state for ops, and is in no export of waiting leads', async () => {
    const [{ reference }, real] = [await testLead(), await lead({ at: now })];
    const { deliveries } = (await show(sql, named(reference))) ?? {};
    expect(deliveries).toMatchObject([{ deliveryState: 'test' }]);
    const tests = await list(sql, { brand: null, state: 'test' }, 10);
    expect(tests.map((row) => row.reference)).toEqual([reference]);
    expect(await list(sql, { brand: null, state: 'suppressed' }, 10)).toEqual([]);
    const waiting = await exportRecords(sql, { brand: null, state: 'pending' });
    expect(waiting.rows.map((row) => row.reference)).toEqual([real.reference]);
    const { states } = await health(sql, 'acacia');
    expect(states.map(({ state, count }) => [state, count])).toEqual([
      ['pending', 1],
      ['test', 1],
    ]);
  });

  it('is erased after 30 days', async () => {
    const { id } = await testLead();
    const later = (days: number) => new Date(now.getTime() + days * 86_400_000 + 60_000);
    await purge(sql, later(29), { dryRun: false });
    expect(await leadRow(id)).toMatchObject({ erased_at: null });
    const { counts } = await purge(sql, later(30), { dryRun: false });
    expect(counts.leadsTest).toBe(1);
    expect(await leadRow(id)).toMatchObject({ email: null, mobile: null });
    expect(await list(sql, { brand: null, state: 'test' }, 10)).toHaveLength(1);
  });
});

describe('a real person', () => {
  it('with the mobile number of a recent test is a separate lead, and is passed on', async () => {
    const { mobile } = person();
    const test = await lead({ change: { email: testEmail(), mobile }, at: now });
    const real = await lead({ change: { mobile }, at: now });
    expect(real.reference).not.toBe(test.reference);
    const { courier, sent } = bench();
    await courier.deliverDue(1000);
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([
      real.input.submissionId,
    ]);
    const late = await lead({ change: { email: testEmail(), mobile }, at: now });
    expect([real.reference, test.reference]).not.toContain(late.reference);
  });

  it('without an email address is not a test', async () => {
    const one = await lead({ change: { email: '' }, at: now });
    expect(await deliveriesOf(one.id)).toMatchObject([{ state: 'pending', last_outcome: null }]);
  });

  it('whose email address was later changed to a test’s is not passed on', async () => {
    const one = await lead({ at: now });
    await rows('UPDATE lead SET email = ?2 WHERE id = ?1', one.id, testEmail());
    const { courier, sent } = bench();
    await courier.deliverDue(1000);
    expect(sent).toEqual([]);
    expect(await show(sql, named(one.reference))).toMatchObject({
      deliveries: [{ deliveryState: 'test', attempts: 0 }],
    });
  });
});
