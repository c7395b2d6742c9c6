/** Restores rehearsed in every order of events: nothing is sent twice, nothing is lost, and nobody erased comes back. */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bench } from '../delivery/courier.fixture.ts';
import { begin, rows } from '../outbox/accept.fixture.ts';
import { createD1Outbox } from '../outbox/d1-outbox.ts';
import { erase } from '../records/erase.ts';
import { eraseLeads } from '../records/personal.ts';
import { type Accepted, contact, everything, lead } from '../records/records.fixture.ts';
import { deadCounts, replay } from '../records/replay.ts';
import { suppress } from '../records/suppress.ts';
import { type Sql, statement } from '../sql.ts';
import { journalDays, journalIn, readJournal, trimJournal } from './lead-journal.ts';
import { at, journal, lose, loseAll, restore, save, sql, travelTo } from './restore.fixture.ts';
import { restoreLeads } from './restore-leads.ts';
import { emptySnapshot, type Snapshot } from './snapshot.ts';

const keyOf = ({ input }: Accepted<{ submissionId: string }>) => input.submissionId;
const stateOf = async (one: Accepted<unknown>) =>
  (await rows<{ state: string }>('SELECT state FROM outbox WHERE subject_id = ?', one.id))[0]
    ?.state;

/** The number of times the partner was sent each key. */
const sentTo = ({ sent }: ReturnType<typeof bench>) => {
  const counts = new Map<string, number>();
  for (const { headers } of sent) {
    const key = headers.get('idempotency-key') ?? '';
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
};

const deliverAll = (courier: ReturnType<typeof bench>) => courier.courier.deliverDue(20_000);
const deliver = (
  courier: ReturnType<typeof bench>,
  ...ones: Accepted<{ submissionId: string }>[]
) => courier.courier.deliverNamed(ones.map((one) => ({ brand: 'acacia', id: keyOf(one) })));

beforeEach(loseAll);

/** One lead of each fate, reached before the snapshot or after it. */
async function history(courier: ReturnType<typeof bench>) {
  const note = journalIn(journal, Date.now);
  const now = at();
  const [before, between, waits, withdrawn, erased, suppressed] = await Promise.all(
    Array.from({ length: 6 }, () => lead({ at: now })),
  );
  if (!(before && between && waits && withdrawn && erased && suppressed))
    throw new Error('no leads');
  const said = await contact({}, now);
  await deliver(courier, before);
  const snapshot = await save();
  await deliver(courier, between, said);
  const after = await lead({ at: now });
  const afterToo = await lead({ at: now });
  await deliver(courier, afterToo);
  await createD1Outbox(env.LEADS_DB, at, note).withdraw('acacia', withdrawn.reference);
  const { email, mobile } = erased.input;
  const options = { contact: { email }, everything: false, dryRun: false, now, note };
  await erase(sql, { name: erased.reference, brand: 'acacia' }, options);
  const person = { email: suppressed.input.email };
  await suppress(sql, 'acacia', person, { reason: 'asked', now, note });
  return {
    before,
    between,
    waits,
    withdrawn,
    erased,
    suppressed,
    said,
    after,
    afterToo,
    snapshot,
    personal: [email, mobile],
  };
}

describe.each<[string, (file: Snapshot) => Promise<unknown>, boolean]>([
  ['from a file, over a database that still knows', (file) => restore(file, 'file'), true],
  [
    'from a file, over a database in which everything was marked as waiting',
    async (file) => {
      await sql.run([
        statement("UPDATE outbox SET state = 'pending', attempts = 0, settled_at = NULL"),
        statement('UPDATE lead SET name = NULL'),
      ]);
      return restore(file, 'file');
    },
    true,
  ],
  [
    'from a file, into an empty database',
    async (file) => {
      await lose();
      return restore(file, 'file');
    },
    false,
  ],
  [
    'by time travel, with a copy of what came after',
    async (state) => {
      const copy = await save();
      await travelTo(state);
      return restore(copy, { databaseOf: new Date(state.takenAt) });
    },
    true,
  ],
  [
    'by time travel, with the journal alone',
    async (state) => {
      await travelTo(state);
      return restore(emptySnapshot(at()), { databaseOf: new Date(state.takenAt) });
    },
    false,
  ],
  [
    'twice',
    async (file) => {
      await restore(file, 'file');
      return restore(file, 'file');
    },
    true,
  ],
])('a restore %s', (_, put, knowsAfter) => {
  it('sends nothing twice, loses nothing, and brings nobody back', async () => {
    const courier = bench();
    const made = await history(courier);
    await put(made.snapshot);
    await deliverAll(courier);
    await deliverAll(courier);
    const counts = sentTo(courier);
    const wanted = [made.before, made.between, made.waits, made.said, made.afterToo];
    if (knowsAfter) wanted.push(made.after);
    expect(Object.fromEntries(counts)).toEqual(
      Object.fromEntries(wanted.map((one) => [keyOf(one), 1])),
    );
    for (const one of [made.before, made.between, made.waits, made.said]) {
      expect(await stateOf(one)).toBe('delivered');
    }
    expect(await stateOf(made.withdrawn)).toBe('withdrawn');
    expect(await stateOf(made.erased)).toBe('withdrawn');
    expect(await stateOf(made.suppressed)).toBe('suppressed');
    const all = await everything();
    for (const value of made.personal) expect(all).not.toContain(value);
    expect(all).toContain(made.before.input.email);
    const held = await rows('SELECT 1 FROM outbox WHERE lease IS NOT NULL OR lease_until <> 0');
    expect(held).toEqual([]);
  });
});

describe('a restore that is repeated', () => {
  it.each(['kept', 'lost'] as const)(
    'over a database that was %s ends in the same state, before and after the pending leads were sent',
    async (database) => {
      const courier = bench();
      const { snapshot } = await history(courier);
      if (database === 'lost') await lose();
      const parts = { sql, write: sql, journal, now: at() };
      await restoreLeads(parts, snapshot, 'file');
      const once = await save();
      await restoreLeads(parts, snapshot, 'file');
      expect((await save()).tables).toEqual(once.tables);
      await deliverAll(courier);
      const sent = await save();
      await restoreLeads(parts, snapshot, 'file');
      expect((await save()).tables.outbox).toEqual(sent.tables.outbox);
      await deliverAll(courier);
      expect(new Set(sentTo(courier).values())).toEqual(new Set([1]));
    },
  );

  it('while the first one is about to write succeeds, and the first one fails', async () => {
    const courier = bench();
    const { snapshot, waits } = await history(courier);
    await lose();
    let isRead = false;
    const slow: Sql = {
      async run(statements) {
        const found = await journal.run(statements);
        if (!isRead && statements.some((one) => one.sql.startsWith('SELECT what'))) {
          isRead = true;
          await restore(snapshot, 'file');
          await deliverAll(courier);
        }
        return found;
      },
    };
    const first = restoreLeads({ sql, write: sql, journal: slow, now: at() }, snapshot, 'file');
    await expect(first).rejects.toThrow('Another restore began');
    await deliverAll(courier);
    expect(sentTo(courier).get(keyOf(waits))).toBe(1);
    expect(new Set(sentTo(courier).values())).toEqual(new Set([1]));
  });

  it('keeps its hold when the first one fails', async () => {
    const courier = bench();
    const one = await lead({ at: at() });
    const file = await save();
    const secondHolds = Promise.withResolvers<void>();
    const slow: Sql = {
      async run(statements) {
        if (statements.some((one) => one.sql.startsWith('SELECT what'))) await secondHolds.promise;
        return journal.run(statements);
      },
    };
    const first = restoreLeads({ sql, write: sql, journal: slow, now: at() }, file, 'file');
    await vi.waitFor(async () => {
      expect(await rows('SELECT 1 FROM outbox WHERE lease IS NOT NULL')).toHaveLength(1);
    });
    const write: Sql = {
      async run(statements) {
        secondHolds.resolve();
        await expect(first).rejects.toThrow('Another restore began');
        await deliverAll(courier);
        expect(courier.sent).toEqual([]);
        return sql.run(statements);
      },
    };
    await restoreLeads({ sql, write, journal, now: at() }, file, 'file');
    await deliverAll(courier);
    expect(sentTo(courier)).toEqual(new Map([[keyOf(one), 1]]));
  });
});

describe('when two restores overlap,', () => {
  const isOf = (statements: Parameters<Sql['run']>[0], words: string) =>
    statements.some((one) => one.sql.includes(words));

  it('the first releases nothing that the second holds, however long it reads', async () => {
    const courier = bench();
    const one = await lead({ at: at() });
    const file = await save();
    await sql.run([statement("UPDATE outbox SET attempts = 1, last_outcome = 'refused'")]);
    const secondWrites = Promise.withResolvers<void>();
    const firstEnded = Promise.withResolvers<void>();
    const write: Sql = {
      async run(statements) {
        secondWrites.resolve();
        await firstEnded.promise;
        await deliverAll(courier);
        expect(courier.sent).toEqual([]);
        return sql.run(statements);
      },
    };
    let second: Promise<unknown> | undefined;
    const slow: Sql = {
      async run(statements) {
        const found = await sql.run(statements);
        if (!second && isOf(statements, 'FROM lead WHERE rowid')) {
          second = restoreLeads({ sql, write, journal, now: at() }, file, 'file');
          await secondWrites.promise;
          vi.setSystemTime(Date.now() + 61_000);
        }
        return found;
      },
    };
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const parts = { sql: slow, write: sql, journal, now: at(), pageRows: 1 };
    await expect(restoreLeads(parts, file, 'file')).rejects.toThrow('Another restore began');
    firstEnded.resolve();
    await second;
    vi.useRealTimers();
    await deliverAll(courier);
    expect(sentTo(courier)).toEqual(new Map([[keyOf(one), 1]]));
  });

  it('the first writes nothing once the second has begun', async () => {
    const courier = bench();
    const one = await lead({ at: at() });
    const file = await save();
    await lose();
    const [secondWrites, firstSent] = [
      Promise.withResolvers<void>(),
      Promise.withResolvers<void>(),
    ];
    const later: Sql = {
      async run(statements) {
        secondWrites.resolve();
        await firstSent.promise;
        return sql.run(statements);
      },
    };
    let second: Promise<unknown> | undefined;
    const late: Sql = {
      async run(statements) {
        second = restoreLeads({ sql, write: later, journal, now: at() }, file, 'file');
        await secondWrites.promise;
        return sql.run(statements);
      },
    };
    const first = restoreLeads({ sql, write: late, journal, now: at() }, file, 'file');
    const refused = expect(first).rejects.toThrow('Another restore began');
    await first.catch(() => undefined);
    await deliverAll(courier);
    firstSent.resolve();
    await second;
    await refused;
    await deliverAll(courier);
    expect(sentTo(courier)).toEqual(new Map([[keyOf(one), 1]]));
  });

  it('the second is refused because of a delivery in progress, and the first completes', async () => {
    await lead({ at: at() });
    const file = await save();
    await sql.run([statement("UPDATE lead SET name = 'damaged'")]);
    let refused: unknown;
    const slow: Sql = {
      async run(statements) {
        if (!refused && isOf(statements, 'SELECT what')) {
          const other = await lead({ at: at() });
          await rows(
            "UPDATE outbox SET lease = 'w', lease_until = ?2 WHERE subject_id = ?1",
            other.id,
            Date.now() + 9_000,
          );
          refused = await restore(file, 'file').catch((error: unknown) => error);
        }
        return journal.run(statements);
      },
    };
    await restoreLeads({ sql, write: sql, journal: slow, now: at() }, file, 'file');
    expect(String(refused)).toContain('1 deliveries are under way');
    expect(await everything()).not.toContain('damaged');
  });
});

describe('a restore does not undo what happens between its read and its write:', () => {
  /** Restores a file over a damaged database, and runs `act` just before the write. */
  async function restoreWhile(file: Snapshot, act: () => Promise<unknown>) {
    const write: Sql = {
      async run(statements) {
        await act();
        return sql.run(statements);
      },
    };
    return restoreLeads({ sql, write, journal, now: at() }, file, 'file');
  }

  async function damaged() {
    const one = await lead({ at: at() });
    await sql.run([statement('UPDATE lead SET marketing = 1')]);
    const file = await save();
    await sql.run([
      statement("UPDATE outbox SET attempts = 1, last_outcome = 'refused', partner = 'p'"),
      statement("UPDATE lead SET name = 'damaged'"),
      statement("UPDATE submission SET consent = '{}'"),
      statement("UPDATE visit SET page = '/damaged'"),
      statement('DELETE FROM lead_address'),
    ]);
    return { one, file };
  }

  it('a withdrawal', async () => {
    const { one, file } = await damaged();
    const note = journalIn(journal, Date.now);
    const outbox = createD1Outbox(env.LEADS_DB, at, note);
    await restoreWhile(file, () => outbox.withdraw('acacia', one.reference));
    const courier = bench();
    await deliverAll(courier);
    expect(courier.sent).toEqual([]);
    expect(await stateOf(one)).toBe('withdrawn');
    expect(await rows('SELECT status FROM lead')).toEqual([{ status: 'withdrawn' }]);
  });

  it('a withdrawal of a lead without its delivery', async () => {
    const { one, file } = await damaged();
    await sql.run([statement('DELETE FROM outbox')]);
    const outbox = createD1Outbox(env.LEADS_DB, at, journalIn(journal, Date.now));
    await restoreWhile(file, () => outbox.withdraw('acacia', one.reference));
    const courier = bench();
    await deliverAll(courier);
    expect(courier.sent).toEqual([]);
    expect(await stateOf(one)).toBe('withdrawn');
  });

  it('an erasure of a lead and of a message', async () => {
    const { one, file: leads } = await damaged();
    const said = await contact({}, at());
    const file = { ...(await save()), tables: { ...(await save()).tables, ...leads.tables } };
    const { email } = one.input;
    const erasing = { everything: true, dryRun: false, now: at() };
    const note = journalIn(journal, Date.now);
    await restoreWhile(file, async () => {
      const options = { ...erasing, contact: { email }, note };
      await erase(sql, { name: one.reference, brand: 'acacia' }, options);
      const theirs = { ...erasing, contact: { email: said.input.email }, note };
      await erase(sql, { name: said.reference, brand: 'acacia' }, theirs);
    });
    const all = await everything();
    for (const value of [email, one.input.mobile, said.input.email]) {
      expect(all).not.toContain(value);
    }
    expect(await rows('SELECT 1 FROM lead_address')).toEqual([]);
    const kept = await rows<{ id: string; address_line: string }>('SELECT * FROM visit');
    expect(kept.map(({ address_line }) => address_line)).toEqual(['']);
    expect(await stateOf(one)).toBe('withdrawn');
  });

  it('the completion of a lead that would be erased with its visit', async () => {
    const [{ one: gone, file }, open] = [await damaged(), await begin()];
    await rows('UPDATE lead SET visit_id = ?2 WHERE id = ?1', open.leadId, gone.input.visitId);
    await journalIn(journal, Date.now)('erased', gone.reference);
    const outbox = createD1Outbox(env.LEADS_DB, at);
    await restoreWhile(file, () => outbox.acceptLead(open));
    expect(await rows('SELECT name, email FROM lead WHERE erased_at IS NULL')).toEqual([
      { name: open.name, email: open.email },
    ]);
    expect(await rows('SELECT lead_id FROM lead_address')).toEqual([{ lead_id: open.leadId }]);
    const courier = bench();
    await deliverAll(courier);
    expect(sentTo(courier).get(open.submissionId)).toBe(1);
  });

  it('a withdrawn consent to offers', async () => {
    const { file } = await damaged();
    await restoreWhile(file, () => sql.run([statement('UPDATE lead SET marketing = 0')]));
    expect(await rows('SELECT marketing FROM lead')).toEqual([{ marketing: 0 }]);
  });

  it('a delivery after the hold ran out while the machine slept', async () => {
    const { one, file } = await damaged();
    const courier = bench();
    courier.pass(700_000);
    await restoreWhile(file, () => deliverAll(courier));
    await deliverAll(courier);
    expect(sentTo(courier)).toEqual(new Map([[keyOf(one), 1]]));
    expect(await stateOf(one)).toBe('delivered');
  });
});

it('a restore adds no attempt twice, even if its write is repeated', async () => {
  const courier = bench();
  await deliver(courier, await lead({ at: at() }));
  const file = await save();
  await lose();
  const write: Sql = {
    async run(statements) {
      await sql.run(statements);
      return sql.run(statements);
    },
  };
  await restoreLeads({ sql, write, journal, now: at() }, file, 'file');
  expect((await save()).tables).toEqual(file.tables);
});

it('a failed restore reports the first error, not that it could not release its hold', async () => {
  await lead({ at: at() });
  const file = await save();
  const broken: Sql = {
    run(statements) {
      const isLettingGo = statements.some((one) => one.sql.includes('SET lease = NULL'));
      return isLettingGo ? Promise.reject(new Error('no way to let go')) : sql.run(statements);
    },
  };
  const away: Sql = { run: () => Promise.reject(new Error('the journal is away')) };
  const failed = restoreLeads({ sql: broken, write: sql, journal: away, now: at() }, file, 'file');
  await expect(failed).rejects.toHaveProperty('cause.message', 'the journal is away');
  const done = restoreLeads({ sql: broken, write: sql, journal, now: at() }, file, 'file');
  expect(await done).toMatchObject({ unsure: [] });
});

it('a restore leaves a test lead open', async () => {
  const { reference } = await lead({ at: at(), change: { email: 'smoke@kurrajong.invalid' } });
  await restore(await save(), 'file');
  expect(await rows('SELECT status FROM lead WHERE reference = ?', reference)).toEqual([
    { status: 'open' },
  ]);
});

it('a restore puts back overwritten rows', async () => {
  const one = await lead({ at: at() });
  const file = await save();
  await sql.run([statement("UPDATE lead SET name = 'x', email = 'x@example.com'")]);
  await sql.run([statement('DELETE FROM lead_address')]);
  const { added, changed } = await restore(file, 'file');
  expect(added).toMatchObject({ lead: 0, lead_address: 1, outbox: 0 });
  expect(changed).toMatchObject({ lead: 1, lead_address: 0, outbox: 0 });
  expect(await everything()).toContain(one.input.email);
});

it('a restore counts no row that it erases again', async () => {
  const [gone, stays] = [await lead({ at: at() }), await lead({ at: at() })];
  const file = await save();
  const contact = { email: gone.input.email };
  const named = { name: gone.reference, brand: 'acacia' };
  const options = {
    everything: false,
    dryRun: false,
    now: at(),
    note: journalIn(journal, Date.now),
  };
  await erase(sql, named, { contact, ...options });
  await sql.run([statement("UPDATE lead SET name = 'x' WHERE id = ?1", stays.id)]);
  const first = await restore(file, 'file');
  expect(Object.values(first.added).every((count) => count === 0)).toBe(true);
  expect(first.changed).toMatchObject({ visit: 0, lead: 1, submission: 0, outbox: 0 });
  expect(first.erased).toBe(1);
  const second = await restore(file, 'file');
  expect(Object.values(second.changed).every((count) => count === 0)).toBe(true);
});

it('after time travel, a restore brings back nothing of an erased person, however often it runs', async () => {
  const [one, left] = [await lead({ at: at() }), await begin()];
  await rows('UPDATE lead SET visit_id = ?2 WHERE id = ?1', left.leadId, one.input.visitId);
  const progress = `INSERT INTO visit_progress (id, visit_id, data, created_at)
    VALUES ('step', ?1, '{"step":"said"}', '2026-11-01')`;
  await rows(progress, one.input.visitId);
  const state = await save();
  const other = await lead({ at: at() });
  const copy = await save();
  await travelTo(state);
  const { reference, input } = one;
  await erase(
    sql,
    { name: reference, brand: 'acacia' },
    {
      contact: { email: input.email },
      everything: false,
      dryRun: false,
      now: at(),
      note: journalIn(journal, Date.now),
    },
  );
  for (const _ of [1, 2]) {
    await restore(copy, { databaseOf: new Date(state.takenAt) });
    const addresses = await rows<{ lead_id: string }>('SELECT lead_id FROM lead_address');
    expect(addresses).toEqual([{ lead_id: other.id }]);
    expect(await rows('SELECT id FROM visit_progress')).toEqual([]);
    const hash = 'SELECT content_hash FROM submission WHERE subject_id = ?';
    expect(await rows(hash, one.id)).toEqual([{ content_hash: '' }]);
    expect(await rows('SELECT erased_at FROM lead WHERE erased_at IS NULL')).toHaveLength(1);
  }
});

it('a restore keeps a lead completed in the lost time, even if its unfinished row was erased later', async () => {
  const open = await begin();
  const state = await save();
  await createD1Outbox(env.LEADS_DB).acceptLead(open);
  const copy = await save();
  await travelTo(state);
  await sql.run([...eraseLeads([open.leadId], at())]);
  await restore(copy, { databaseOf: new Date(state.takenAt) });
  const [row] = await rows('SELECT name, erased_at FROM lead WHERE id = ?', open.leadId);
  expect(row).toEqual({ name: open.name, erased_at: null });
  expect(await rows('SELECT lead_id FROM lead_address')).toEqual([{ lead_id: open.leadId }]);
});

it('a restore gives up deliveries whose outcome is unknown, so that a person checks them', async () => {
  const courier = bench();
  const one = await lead({ at: at() });
  const file = await save();
  await deliver(courier, one);
  // Makes the journal look as if it had begun after the snapshot.
  await journal.run([
    statement("DELETE FROM lead_journal WHERE what = 'delivered'"),
    statement("UPDATE lead_journal SET at = ?1 WHERE what = 'began'", Date.now() + 60_000),
  ]);
  await lose();
  const { unsure } = await restore(file, 'file');
  await journal.run([statement("UPDATE lead_journal SET at = 0 WHERE what = 'began'")]);
  expect(unsure).toEqual([`acacia/${keyOf(one)}`]);
  await deliverAll(courier);
  expect(sentTo(courier).get(keyOf(one))).toBe(1);
  expect(await stateOf(one)).toBe('dead');
  expect(await deadCounts(sql, { brand: null })).toMatchObject([{ count: 1, unsure: 1 }]);
});

it('a restore sends a lead again if a replay was ordered before the backup', async () => {
  const courier = bench();
  const one = await lead({ at: at() });
  await deliver(courier, one);
  const past = Date.now() - 3_600_000;
  await sql.run([statement('UPDATE delivery_attempt SET at = ?1', past)]);
  await journal.run([statement("UPDATE lead_journal SET at = ?1 WHERE what = 'delivered'", past)]);
  await replay(sql, { name: one.reference, brand: 'acacia' }, { again: true, now: at() });
  const file = await save();
  await lose();
  await restore(file, 'file');
  await deliverAll(courier);
  expect(sentTo(courier).get(keyOf(one))).toBe(2);
});

it.each([
  [0, 2],
  [2, 0],
])(
  'a restore keeps the doubt of either state whether a partner has a lead: %i, %i',
  async (before, after) => {
    await lead({ at: at() });
    const doubt = (level: number) =>
      sql.run([statement('UPDATE outbox SET maybe_passed = ?1', level)]);
    await doubt(before);
    const file = await save();
    await doubt(after);
    await restore(file, 'file');
    expect(await rows('SELECT state, maybe_passed FROM outbox')).toEqual([
      { state: 'pending', maybe_passed: 2 },
    ]);
  },
);

it('a restore trusts a delivery’s attempt or the journal, not its state', async () => {
  const one = await lead({ at: at() });
  const file = await save();
  await sql.run([statement("UPDATE outbox SET state = 'delivered'")]);
  const { unsure } = await restore(file, 'file');
  expect(unsure).toEqual([`acacia/${keyOf(one)}`]);
});

it('a restore knows what happened before a form that came after time travel', async () => {
  const courier = bench();
  const ago = (minutes: number) => Date.now() - minutes * 60_000;
  const [sent, gone] = [
    await lead({ at: new Date(ago(61)) }),
    await lead({ at: new Date(ago(61)) }),
  ];
  const state = await save();
  await deliver(courier, sent);
  await createD1Outbox(env.LEADS_DB, at, journalIn(journal, Date.now)).withdraw(
    'acacia',
    gone.reference,
  );
  await journal.run([
    statement("UPDATE lead_journal SET at = ?1 WHERE what <> 'began'", ago(30)),
    statement("UPDATE lead_journal SET at = 0 WHERE what = 'began'"),
  ]);
  await travelTo(state);
  const later = await lead({ at: at() });
  await restore(emptySnapshot(at()), { databaseOf: new Date(ago(60)) });
  await deliverAll(courier);
  expect(Object.fromEntries(sentTo(courier))).toEqual({ [keyOf(sent)]: 1, [keyOf(later)]: 1 });
  expect(await stateOf(gone)).toBe('withdrawn');
});

it.each(['file', 'database'] as const)(
  'a restore keeps both rows with the same key, that of the %s first',
  async (which) => {
    await lead({ at: at() });
    const file = await save();
    await sql.run([
      statement('PRAGMA defer_foreign_keys = on'),
      statement("UPDATE visit SET id = 'again'"),
      statement("UPDATE lead SET id = 'again', visit_id = 'again', reference = 'AGAIN'"),
      statement("UPDATE lead_address SET id = 'again', lead_id = 'again'"),
      statement("UPDATE outbox SET subject_id = 'again'"),
    ]);
    const stands = which === 'file' ? which : { databaseOf: at() };
    await restore(file, stands);
    const held = await rows<{ id: string }>(
      "SELECT id FROM lead WHERE idempotency_key NOT LIKE '% %'",
    );
    expect(held).toEqual([{ id: which === 'file' ? file.tables.lead[0]?.id : 'again' }]);
    expect(await rows('SELECT id FROM lead')).toHaveLength(2);
    const { added, changed } = await restore(file, stands);
    for (const counts of [added, changed]) {
      expect(counts).toMatchObject({ visit: 0, lead: 0, lead_address: 0 });
    }
  },
);

it.each(['file', 'database'] as const)(
  'a restore does not bring back consent withdrawn by a repeated form, with the %s first',
  async (which) => {
    await lead({ at: at() });
    await sql.run([statement('UPDATE lead SET marketing = 1')]);
    const file = await save();
    await sql.run([statement('UPDATE lead SET marketing = 0')]);
    await restore(file, which === 'file' ? which : { databaseOf: new Date(file.takenAt) });
    expect(await rows('SELECT marketing FROM lead')).toEqual([{ marketing: 0 }]);
  },
);

it('a restore is refused while deliveries are in progress', async () => {
  await lead({ at: at() });
  const file = await save();
  await sql.run([statement("UPDATE outbox SET lease = 'w', lease_until = ?1", Date.now() + 9_000)]);
  await expect(restore(file, 'file')).rejects.toThrow('1 deliveries are under way');
});

it('a restore renews the hold of an interrupted one', async () => {
  await lead({ at: at() });
  const file = await save();
  await sql.run([
    statement("UPDATE outbox SET lease = 'restore', lease_until = ?1", Date.now() + 9),
  ]);
  let heldUntil: readonly { until: number }[] = [];
  const write: Sql = {
    async run(statements) {
      heldUntil = await rows<{ until: number }>('SELECT lease_until AS until FROM outbox');
      return sql.run(statements);
    },
  };
  await restoreLeads({ sql, write, journal, now: at() }, file, 'file');
  expect(heldUntil[0]?.until).toBeGreaterThan(Date.now() + 60_000);
});

it('a restore keeps its hold during a long read', async () => {
  await lead({ at: at() });
  const file = await save();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const slow: Sql = {
    run(statements) {
      vi.setSystemTime(Date.now() + 120_000);
      return sql.run(statements);
    },
  };
  let [left, answers] = [0, 0];
  const write: Sql = {
    async run(statements) {
      const [row] = await rows<{ until: number }>('SELECT lease_until AS until FROM outbox');
      left = (row?.until ?? 0) - Date.now();
      return sql.run(statements);
    },
  };
  const counted: Sql = {
    run(statements) {
      answers += 1;
      return slow.run(statements);
    },
  };
  try {
    await restoreLeads({ sql: counted, write, journal, now: at(), pageRows: 1 }, file, 'file');
  } finally {
    vi.useRealTimers();
  }
  expect(answers).toBeGreaterThan(10);
  expect(left).toBeGreaterThan(240_000);
});

it('nothing is sent while leads are on hold', async () => {
  const one = await lead({ at: at() });
  const onHold = bench(undefined, { LEADS_HOLD: 'on' });
  await deliverAll(onHold);
  expect(onHold.sent).toEqual([]);
  expect(await stateOf(one)).toBe('pending');
});

it('a restore of a file without a lead leaves that lead delivered, since the partner accepted it', async () => {
  const courier = bench();
  const one = await lead({ at: at() });
  await deliver(courier, one);
  await journal.run([statement("DELETE FROM lead_journal WHERE what <> 'began'")]);
  const later = new Date(Date.now() + 3_600_000);
  const { unsure } = await restore(emptySnapshot(later), 'file');
  expect([unsure, await stateOf(one)]).toEqual([[], 'delivered']);
});

it('a restore erases more leads than fit in one statement', async () => {
  await lead({ at: at() });
  const file = await save();
  const [visit, one] = [file.tables.visit[0], file.tables.lead[0]];
  const leads = Array.from({ length: 1_201 }, () => {
    const id = crypto.randomUUID();
    return { ...one, id, idempotency_key: id, reference: id };
  });
  await loseAll();
  await journalIn(journal, Date.now)('erased', ...leads.map(({ reference }) => reference));
  const longest: number[] = [];
  const counted: Sql = {
    run(statements) {
      const erasing = statements.filter((one) => one.sql.startsWith('UPDATE lead SET name = NULL'));
      longest.push(...erasing.map(({ params }) => JSON.stringify(params).length));
      return sql.run(statements);
    },
  };
  const parts = { sql: counted, write: counted, journal, now: at() };
  const tables = { ...emptySnapshot(at()).tables, visit: visit ? [visit] : [], lead: leads };
  const { erased } = await restoreLeads(parts, { ...file, tables }, 'file');
  const kept = await rows('SELECT id FROM lead WHERE erased_at IS NULL OR name IS NOT NULL');
  expect([erased, kept]).toEqual([leads.length, []]);
  expect(Math.max(...longest)).toBeLessThan(25_000);
});

describe('the journal', () => {
  it('records a delivery before the outbox does', async () => {
    const courier = bench();
    const one = await lead({ at: at() });
    await deliver(courier, one);
    const { entries } = await readJournal(journal, at());
    expect([...entries.delivered.keys()]).toEqual([`acacia/${keyOf(one)}`]);
  });

  it('does not stop a delivery when it cannot be written', async () => {
    const broken = {
      ...env.CATALOGUE_DB,
      batch: () => Promise.reject(new Error('gone')),
      prepare: () => ({ bind: () => ({}) }),
    };
    const courier = bench(undefined, {
      CATALOGUE_DB: broken as unknown as typeof env.CATALOGUE_DB,
    });
    const one = await lead({ at: at() });
    await deliver(courier, one);
    expect(await stateOf(one)).toBe('delivered');
    expect(courier.lines).toContainEqual(expect.objectContaining({ event: 'journal_failed' }));
  });

  it('accepts more entries than fit in one statement', async () => {
    const ids = Array.from({ length: 1_201 }, (_, index) => `acacia/${index}`);
    const longest: number[] = [];
    const counted = {
      run(statements: Parameters<typeof journal.run>[0]) {
        longest.push(...statements.map(({ params }) => JSON.stringify(params).length));
        return journal.run(statements);
      },
    };
    await journalIn(counted, Date.now)('delivered', ...ids);
    const { entries } = await readJournal(journal, at());
    expect(entries.delivered.size).toBe(ids.length);
    expect(Math.max(...longest)).toBeLessThan(20_000);
  });

  it.each([1, 2, 3, 7, 8])('is read completely in pages of %i', async (most) => {
    const note = journalIn(journal, Date.now);
    await note('delivered', 'acacia/a', 'acacia/b', 'correa/a');
    await note('erased', 'acacia/a');
    await note('suppressed', 'acacia/a', 'acacia/c');
    const whole = await readJournal(journal, at());
    const answers: number[] = [];
    const counted: Sql = {
      async run(statements) {
        const found = await journal.run(statements);
        answers.push(...found.map(({ length }) => length));
        return found;
      },
    };
    expect((await readJournal(counted, at(), 0, most)).entries).toEqual(whole.entries);
    expect([...whole.entries.delivered.keys()]).toEqual(['acacia/a', 'acacia/b', 'correa/a']);
    expect(Math.max(...answers)).toBeLessThanOrEqual(most);
  });

  it('keeps the latest time of a repeated event', async () => {
    for (const time of [1, 3, 2]) await journalIn(journal, () => time)('suppressed', 'acacia/x');
    const { entries } = await readJournal(journal, at());
    expect(entries.suppressed.get('acacia/x')).toBe(3);
  });

  it('deletes entries too old for any restore', async () => {
    const old = Date.now() - (journalDays + 1) * 86_400_000;
    await journalIn(journal, () => old)('delivered', 'acacia/old');
    await journalIn(journal, Date.now)('delivered', 'acacia/new');
    await trimJournal(journal, at());
    const { entries } = await readJournal(journal, at());
    expect([...entries.delivered.keys()]).toEqual(['acacia/new']);
  });
});
