/** Replay, withdrawal and hand-over: a dead delivery goes out again, a withdrawn one never does. */
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { createDeliveryStore } from '../delivery/delivery-store.ts';
import { rows } from '../outbox/accept.fixture.ts';
import { handOver } from './hand-over.ts';
import {
  contact,
  deliveriesOf,
  lead,
  leadRow,
  now,
  settle,
  sql,
  unnoted,
} from './records.fixture.ts';
import { deadCounts, replay, replayDead } from './replay.ts';
import { withdraw } from './withdraw-record.ts';

const unwatched = { now, note: unnoted };

const once = { again: false, now };
const named = (name: string) => ({ name, brand: null });

describe('a replay', () => {
  it('of a dead lead makes it due now, at the start of the schedule', async () => {
    const made = await lead();
    await settle(made.id, 'dead');
    const done = await replay(sql, named(made.reference), once);
    expect(done).toEqual({ reference: made.reference, deliveries: [made.input.submissionId] });
    expect(await deliveriesOf(made.id)).toMatchObject([
      { state: 'pending', attempts: 0, due_at: now.getTime(), settled_at: null, lease: null },
    ]);
    expect(await leadRow(made.id)).toMatchObject({ status: 'open' });
    const store = createDeliveryStore(env.LEADS_DB, () => now.getTime());
    const keys = [{ brand: 'acacia', id: made.input.submissionId }];
    const claim = await store.claim(['acacia/energy'], { kind: 'named', keys });
    expect(claim.deliveries).toMatchObject([{ reference: made.reference, attempt: 1 }]);
  });

  it('of a bundle sends its dead deliveries again, or only the named one', async () => {
    const made = await lead({ verticals: ['energy', 'solar', 'broadband'] });
    await settle(made.id, 'dead');
    await settle(made.id, 'delivered', now, 'energy');
    const { submissionId } = made.input;
    const one = await replay(sql, named(`${submissionId}.solar`), once);
    expect(one?.deliveries).toEqual([`${submissionId}.solar`]);
    const rest = await replay(sql, named(made.reference), once);
    expect(rest?.deliveries.toSorted()).toEqual([
      `${submissionId}.broadband`,
      `${submissionId}.solar`,
    ]);
    const states = (await deliveriesOf(made.id)).map(({ state }) => state);
    expect(states).toEqual(['pending', 'delivered', 'pending']);
  });

  it('of a pending lead makes it due now, and leaves the lease to its holder', async () => {
    const made = await lead();
    await rows(
      "UPDATE outbox SET attempts = 6, due_at = ?2, lease = 'held', lease_until = ?2 WHERE subject_id = ?1",
      made.id,
      now.getTime() + 3_600_000,
    );
    await replay(sql, named(made.reference), once);
    expect(await deliveriesOf(made.id)).toMatchObject([
      { state: 'pending', attempts: 6, due_at: now.getTime(), lease: 'held' },
    ]);
  });

  it('of a message works in the same way', async () => {
    const made = await contact();
    await settle(made.id, 'dead');
    await replay(sql, named(made.reference), once);
    expect(await deliveriesOf(made.id)).toMatchObject([{ state: 'pending', attempts: 0 }]);
  });

  it('of a message closed because of its sender sends it, but never a test message', async () => {
    const made = await contact();
    await settle(made.id, 'suppressed');
    await rows("UPDATE outbox SET last_outcome = 'suppressed' WHERE subject_id = ?", made.id);
    await replay(sql, named(made.reference), once);
    expect(await deliveriesOf(made.id)).toMatchObject([{ state: 'pending', attempts: 0 }]);
    const test = await contact({ email: 'jo@example.invalid' });
    await expect(replay(sql, named(test.reference), once)).rejects.toThrow(/is a test/);
  });

  it('of a delivered lead needs --again', async () => {
    const made = await lead();
    await settle(made.id, 'delivered', now);
    await expect(replay(sql, named(made.reference), once)).rejects.toThrow(
      /delivered to partner-one at 2026-11-22.*--again/,
    );
    expect(await deliveriesOf(made.id)).toMatchObject([{ state: 'delivered' }]);
    await replay(sql, named(made.reference), { again: true, now });
    // Rows handed over by file before `maybe_passed` was set there have none.
    expect(await deliveriesOf(made.id)).toMatchObject([
      { state: 'pending', settled_at: null, maybe_passed: 2 },
    ]);
    expect(await leadRow(made.id)).toMatchObject({ status: 'open' });
  });

  it('of a withdrawn or suppressed lead is refused, even with --again', async () => {
    const withdrawn = await lead();
    await settle(withdrawn.id, 'delivered');
    await withdraw(sql, named(withdrawn.reference), unwatched);
    const suppressed = await lead();
    await settle(suppressed.id, 'suppressed');
    const message = await contact();
    await withdraw(sql, named(message.reference), unwatched);
    for (const again of [false, true]) {
      const tried = (name: string) => replay(sql, named(name), { again, now });
      await expect(tried(withdrawn.reference)).rejects.toThrow(/was withdrawn at 2026-11-22/);
      await expect(tried(suppressed.reference)).rejects.toThrow(/suppression list/);
      await expect(tried(message.reference)).rejects.toThrow(/was withdrawn/);
    }
    expect(await deliveriesOf(withdrawn.id)).toMatchObject([{ state: 'delivered' }]);
    expect(await deliveriesOf(suppressed.id)).toMatchObject([{ state: 'suppressed' }]);
  });

  it('of an unknown reference does nothing', async () => {
    expect(await replay(sql, named('KJ-0000-0000'), once)).toBeNull();
  });
});

describe('a replay of all dead leads', () => {
  it('takes one brand and product, counts them, and leaves the rest', async () => {
    const [brand, other] = ['correa', 'dianella'];
    const dead = [await lead({ brand }), await lead({ brand }), await lead({ brand })];
    const [solar, elsewhere] = [
      await lead({ brand, verticals: ['solar'] }),
      await lead({ brand: other }),
    ];
    const [delivered, message] = [await lead({ brand }), await contact({ brand })];
    for (const { id } of [...dead, solar, elsewhere, message]) await settle(id, 'dead');
    await settle(delivered.id, 'delivered');
    await rows('UPDATE lead SET erased_at = ?2 WHERE id = ?1', dead[2]?.id, now.toISOString());
    const filter = { brand, vertical: 'energy' };
    const expected = [{ brand, vertical: 'energy', partner: 'partner-one', count: 2, unsure: 0 }];
    expect(await deadCounts(sql, filter)).toEqual(expected);
    expect(await deliveriesOf(dead[0]?.id ?? '')).toMatchObject([{ state: 'dead' }]);
    expect(await replayDead(sql, filter, now)).toEqual(expected);
    const states = async (ids: readonly string[]) =>
      (await Promise.all(ids.map(deliveriesOf))).map(([row]) => row?.state);
    const ids = [...dead, solar, elsewhere, delivered, message].map(({ id }) => id);
    expect(await states(ids)).toEqual([
      'pending',
      'pending',
      'dead',
      'dead',
      'dead',
      'delivered',
      'dead',
    ]);
    expect(await deliveriesOf(dead[0]?.id ?? '')).toMatchObject([
      { attempts: 0, due_at: now.getTime(), settled_at: null },
    ]);
    expect(await leadRow(dead[0]?.id ?? '')).toMatchObject({ status: 'open' });
    expect(await leadRow(solar.id)).toMatchObject({ status: 'dead' });
    expect(await replayDead(sql, { brand, since: now }, now)).toEqual([]);
    const left = await replayDead(sql, { brand }, now);
    expect(left.map(({ vertical, count }) => [vertical, count])).toEqual([
      ['message', 1],
      ['solar', 1],
    ]);
  });
});

describe('a withdrawal by ops', () => {
  it('cancels pending and dead deliveries, and says whether a partner has any', async () => {
    const made = await lead({ verticals: ['energy', 'solar', 'broadband'] });
    await settle(made.id, 'delivered', now, 'energy');
    await settle(made.id, 'dead', now, 'solar');
    const reference = made.reference;
    expect(await withdraw(sql, named(reference), unwatched)).toEqual({
      reference,
      cancelled: 2,
      passedOn: true,
    });
    expect(await leadRow(made.id)).toMatchObject({
      status: 'withdrawn',
      withdrawn_at: now.toISOString(),
    });
    expect(await withdraw(sql, named(reference), unwatched)).toMatchObject({ cancelled: 0 });
  });

  it('cancels a message, but not under another brand', async () => {
    const { id, reference } = await contact();
    expect(await withdraw(sql, named(reference), unwatched)).toEqual({
      reference,
      cancelled: 1,
      passedOn: false,
    });
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'withdrawn' }]);
    expect(await withdraw(sql, { name: reference, brand: 'banksia' }, unwatched)).toBeNull();
  });
});

describe('a manual hand-over', () => {
  it('marks deliveries with an attempt, but leaves and names rows that changed in the meantime', async () => {
    const bundle = await lead({ verticals: ['energy', 'solar'] });
    const [dead, gone, leaving, words] = [
      await lead(),
      await lead(),
      await lead(),
      await contact(),
    ];
    await settle(dead.id, 'dead');
    await withdraw(sql, named(gone.reference), unwatched);
    await rows(
      "UPDATE outbox SET lease = 'held', lease_until = ?2 WHERE subject_id = ?1",
      leaving.id,
      now.getTime() + 1,
    );
    const key = (id: string) => ({ brand: 'acacia', id });
    const chosen = [
      key(`${bundle.input.submissionId}.energy`),
      ...[dead, gone, leaving, words].map(({ input }) => key(input.submissionId)),
    ];
    const options = { partner: 'by-mail', now };
    expect(await handOver(sql, chosen, options)).toEqual({
      marked: 3,
      left: [key(gone.input.submissionId), key(leaving.input.submissionId)],
    });
    const states = async (id: string) => (await deliveriesOf(id)).map(({ state }) => state);
    expect(await states(bundle.id)).toEqual(['delivered', 'pending']);
    expect(await leadRow(bundle.id)).toMatchObject({ status: 'open' });
    expect(await leadRow(dead.id)).toMatchObject({ status: 'delivered' });
    expect(await states(words.id)).toEqual(['delivered']);
    expect(await states(gone.id)).toEqual(['withdrawn']);
    expect(await deliveriesOf(leaving.id)).toMatchObject([{ state: 'pending', lease: 'held' }]);
    const attempts = 'SELECT partner, attempt, outcome FROM delivery_attempt WHERE outbox_id = ?';
    expect(await rows(`${attempts} AND at = ?`, dead.input.submissionId, now.getTime())).toEqual([
      { partner: 'by-mail', attempt: 11, outcome: 'delivered' },
    ]);
    expect(await handOver(sql, chosen.slice(0, 2), options)).toMatchObject({ marked: 0 });
    expect(
      await rows(`${attempts} AND at = ?`, dead.input.submissionId, now.getTime()),
    ).toHaveLength(1);
    const away = new Error('D1 does not answer');
    const broken = { run: () => Promise.reject(away) };
    expect(await handOver(broken, chosen.slice(0, 1), options)).toEqual({
      marked: 0,
      left: chosen.slice(0, 1),
      stopped: away,
    });
  });

  it('leaves a lead withdrawn that was delivered since the export', async () => {
    const made = await lead();
    await settle(made.id, 'delivered');
    await withdraw(sql, named(made.reference), unwatched);
    const key = { brand: 'acacia', id: made.input.submissionId };
    expect(await handOver(sql, [key], { partner: 'by-mail', now })).toMatchObject({ left: [key] });
    expect(await leadRow(made.id)).toMatchObject({ status: 'withdrawn' });
  });

  it('is not overwritten by a worker whose lease had expired', async () => {
    const made = await lead();
    const keys = [{ brand: 'acacia', id: made.input.submissionId }];
    const store = createDeliveryStore(env.LEADS_DB, () => now.getTime() - 3_600_000);
    const { lease, deliveries } = await store.claim(['acacia/energy'], { kind: 'named', keys });
    const [delivery] = deliveries;
    if (!delivery) throw new Error('Nothing was claimed');
    await handOver(sql, keys, { partner: 'by-mail', now });
    await store.settle(delivery, lease, {
      state: 'pending',
      attempts: 1,
      dueAt: now.getTime(),
      partner: 'late',
      outcome: { kind: 'down', status: 503, reason: '', retryAfterMs: 0 },
      ms: 1,
    });
    const handed = { state: 'delivered', partner: 'by-mail', last_outcome: 'delivered' };
    expect(await deliveriesOf(made.id)).toMatchObject([handed]);
  });

  it('counts as passed on, also while a replay sends it again', async () => {
    const made = await lead();
    await handOver(sql, [{ brand: 'acacia', id: made.input.submissionId }], {
      partner: 'by-mail',
      now,
    });
    expect(await deliveriesOf(made.id)).toMatchObject([{ state: 'delivered', maybe_passed: 2 }]);
    await replay(sql, named(made.reference), { again: true, now });
    expect(await deliveriesOf(made.id)).toMatchObject([{ state: 'pending', maybe_passed: 2 }]);
    expect(await withdraw(sql, named(made.reference), unwatched)).toMatchObject({ passedOn: true });
  });
});
