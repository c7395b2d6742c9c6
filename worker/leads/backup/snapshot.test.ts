/** A state read in many answers equals one read in a single answer, with no part of a form that arrived meanwhile. */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { bench } from '../delivery/courier.fixture.ts';
import { begin, rows } from '../outbox/accept.fixture.ts';
import { createD1Outbox } from '../outbox/d1-outbox.ts';
import { contact, lead } from '../records/records.fixture.ts';
import { type Row, type Sql, statement } from '../sql.ts';
import { at, journal, lose, loseAll, sql } from './restore.fixture.ts';
import { restoreLeads } from './restore-leads.ts';
import { leadTableNames, type Snapshot, takeSnapshot } from './snapshot.ts';

beforeEach(loseAll);

const inOrder = ({ tables }: Snapshot) =>
  leadTableNames.map((table) => [
    table,
    tables[table].map((row) => JSON.stringify(row)).toSorted(),
  ]);

/** Runs `work` before the call with that number, from 0. */
function between(
  number: number,
  work: () => Promise<unknown>,
): Sql & { readonly calls: () => number } {
  let calls = 0;
  return {
    calls: () => calls,
    async run(statements) {
      if (calls === number) await work();
      calls += 1;
      return sql.run(statements);
    },
  };
}

async function someLeads(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) await lead({ at: new Date(Date.now() - 3_600_000) });
  await contact({}, new Date(Date.now() - 3_600_000));
}

it.each([1, 2, 3, 100])('a snapshot is the same in pages of %i rows', async (size) => {
  await someLeads(5);
  await bench().courier.deliverDue(20_000);
  await rows(
    "INSERT INTO suppression VALUES ('acacia', 'b', 'asked', ''), ('acacia', 'a', 'asked', '')",
  );
  await rows('INSERT INTO delivery_attempt SELECT * FROM delivery_attempt');
  const once = await takeSnapshot(sql, at());
  expect(once.tables.lead).toHaveLength(5);
  expect(once.tables.delivery_attempt.length).toBeGreaterThan(9);
  expect(inOrder(await takeSnapshot(sql, at(), size))).toEqual(inOrder(once));
});

it('a snapshot reads no more rows at once than a page has', async () => {
  await someLeads(5);
  const longest: number[] = [];
  const counted: Sql = {
    async run(statements) {
      const found = await sql.run(statements);
      longest.push(...found.map(({ length }) => length));
      return found;
    },
  };
  await takeSnapshot(counted, at(), 2);
  expect(Math.max(...longest)).toBe(2);
});

describe('a snapshot taken while forms arrive', () => {
  it('is complete and can be restored, whenever they arrive', async () => {
    await someLeads(3);
    const idle = between(-1, async () => {});
    await takeSnapshot(idle, at(), 2);
    for (let call = 0; call < idle.calls() + 4; call += 1) {
      await loseAll();
      await someLeads(3);
      const open = await begin();
      const forms = between(call, async () => {
        await createD1Outbox(env.LEADS_DB).acceptLead(open);
        await lead({ at: at() });
        await contact({}, at());
      });
      const { tables } = await takeSnapshot(forms, at(), 2);
      const subjects = (kind: string, found: readonly Row[]) =>
        found
          .filter((row) => row.kind === kind)
          .map(({ subject_id }) => String(subject_id))
          .toSorted();
      const finished = tables.lead.filter(({ completed_at }) => completed_at !== null);
      const ids = (found: readonly Row[]) => found.map(({ id }) => String(id)).toSorted();
      for (const table of [tables.outbox, tables.submission]) {
        expect(subjects('lead', table)).toEqual(ids(finished));
        expect(subjects('message', table)).toEqual(ids(tables.contact_message));
      }
      await lose();
      const parts = { sql, write: sql, journal, now: at() };
      const file: Snapshot = { format: 'kurrajong leads 1', takenAt: at().toISOString(), tables };
      await restoreLeads(parts, file, 'file');
      expect(ids(await rows<Row>('SELECT id FROM lead'))).toEqual(ids(tables.lead));
    }
  });
});

it('after a snapshot nothing is sent twice or lost, whenever a partner took the leads', async () => {
  await someLeads(2);
  const idle = between(-1, async () => {});
  await takeSnapshot(idle, at(), 2);
  for (let call = 0; call <= idle.calls(); call += 1) {
    await loseAll();
    await someLeads(2);
    const { courier, sent } = bench();
    const { tables, takenAt } = await takeSnapshot(
      between(call, () => courier.deliverDue(20_000)),
      at(),
      2,
    );
    await courier.deliverDue(20_000);
    await lose();
    const parts = { sql, write: sql, journal, now: at(), pageRows: 2 };
    await restoreLeads(parts, { format: 'kurrajong leads 1', takenAt, tables }, 'file');
    await courier.deliverDue(20_000);
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect([keys.length, new Set(keys).size]).toEqual([3, 3]);
    expect(await rows("SELECT id FROM outbox WHERE state = 'delivered'")).toHaveLength(3);
  }
});

it('a snapshot keeps rows that lost their form in a damaged database', async () => {
  await someLeads(3);
  await sql.run([
    statement('PRAGMA defer_foreign_keys = on'),
    statement('DELETE FROM lead_address'),
    statement('DELETE FROM lead WHERE id IN (SELECT id FROM lead LIMIT 1)'),
  ]);
  const { tables } = await takeSnapshot(sql, at(), 2);
  expect([tables.lead, tables.outbox, tables.submission].map(({ length }) => length)).toEqual([
    2, 4, 4,
  ]);
});
