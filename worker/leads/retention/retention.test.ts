/** Retention: each state is erased after its own period, pending rows are never erased, and a dry run only counts. */
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { begin, rows } from '../outbox/accept.fixture.ts';
import { createD1Outbox } from '../outbox/d1-outbox.ts';
import {
  acceptedAt,
  contact,
  deliveriesOf,
  everything,
  lead,
  leadRow,
  settle,
  sql,
  unnoted,
} from '../records/records.fixture.ts';
import { withdraw } from '../records/withdraw-record.ts';
import { batchSize, overdue, purge, type RetentionName, retain, retention } from './retention.ts';

const now = new Date('2026-11-22T00:00:00.000Z');
const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
const zero = Object.fromEntries(Object.keys(retention).map((name) => [name, 0]));
const outboxAt = (at: Date) => createD1Outbox(env.LEADS_DB, () => at);
const count = async (brand: string, at = now) =>
  (await purge(sql, at, { dryRun: true, brand })).counts;

/** One record of each kind from that time, in its own brand. */
async function old(brand: string, at: Date): Promise<Record<string, string>> {
  const unfinished = await begin({
    brand,
    tracking: { rcCode: 'kept', gclid: 'old-click', utm_term: 'old-term' },
  });
  await rows('UPDATE lead SET created_at = ?2 WHERE id = ?1', unfinished.leadId, at.toISOString());
  const ids: Record<string, string> = { unfinished: unfinished.leadId };
  for (const state of ['pending', 'delivered', 'dead', 'withdrawn', 'suppressed'] as const) {
    const made = await lead({ brand, at });
    const message = await contact({ brand, message: `old ${state} words` }, at);
    await rows('UPDATE lead SET created_at = ?2 WHERE id = ?1', made.id, at.toISOString());
    for (const { id } of [made, message]) if (state !== 'pending') await settle(id, state, at);
    if (state === 'withdrawn') {
      await rows('UPDATE lead SET withdrawn_at = ?2 WHERE id = ?1', made.id, at.toISOString());
    }
    ids[state] = made.id;
    ids[`${state}Message`] = message.id;
  }
  await rows('UPDATE visit SET created_at = ?2 WHERE brand = ?1', brand, at.toISOString());
  return ids;
}

it('the rule for visits reads only those with personal data left', async () => {
  const text = `SELECT id FROM visit WHERE (${retention.visitsWithoutLead.where}) LIMIT 500`;
  const steps = await rows<{ detail: string }>(`EXPLAIN QUERY PLAN ${text}`, null, null, 'x');
  const visits = steps.map(({ detail }) => detail).filter((detail) => / visit /.test(detail));
  expect(visits).toEqual([expect.stringContaining('SEARCH visit USING INDEX visit_kept')]);
});

it.each([
  ['erasedLeads', 'lead', 'lead_half_erased'],
  ['erasedMessages', 'contact_message', 'contact_message_half_erased'],
] as const)('the rule for %s reads only those with a campaign left', async (name, table, index) => {
  const text = `SELECT id FROM ${table} WHERE (${retention[name].where}) LIMIT 500`;
  const [step] = await rows<{ detail: string }>(`EXPLAIN QUERY PLAN ${text}`);
  expect(step?.detail).toMatch(new RegExp(` ${table} USING INDEX ${index}\\b`));
});

describe('a dry run', () => {
  it.each<[RetentionName, number]>([
    ['leadsWithoutDetails', 1],
    ['leadsDelivered', 1],
    ['leadsDead', 1],
    ['leadsWithdrawn', 2],
    ['messages', 2],
    ['messagesWithdrawn', 2],
    ['ledger', 8],
    ['attempts', 8],
  ])('counts %s after their period', async (name, expected) => {
    const brand = `brand-${name}`;
    await old(brand, daysAgo(retention[name].days));
    const onTheDay = await count(brand);
    expect(onTheDay[name]).toBe(0);
    const after = await count(brand, new Date(now.getTime() + 1));
    expect(after[name]).toBe(expected);
    expect(await count(`no-${brand}`)).toEqual(zero);
  });

  it('counts visits without a lead', async () => {
    const brand = 'brand-visits';
    const { visitId, leadId } = await begin({ brand });
    await rows(
      'UPDATE visit SET created_at = ?2 WHERE id = ?1',
      visitId,
      daysAgo(91).toISOString(),
    );
    expect(await count(brand)).toEqual(zero);
    await rows('DELETE FROM lead_address WHERE lead_id = ?', leadId);
    await rows('DELETE FROM lead WHERE id = ?', leadId);
    expect(await count(brand)).toEqual({ ...zero, visitsWithoutLead: 1 });
    await purge(sql, now, { dryRun: false, brand });
    expect(await count(brand)).toEqual(zero);
    expect(await rows('SELECT address_line FROM visit WHERE id = ?', visitId)).toEqual([
      { address_line: '' },
    ]);
  });

  it('never counts a pending lead, whatever its status', async () => {
    const brand = 'brand-waits';
    const made = await lead({ brand, at: daysAgo(500) });
    const at = daysAgo(500).toISOString();
    for (const status of ['withdrawn', 'delivered', 'dead']) {
      await rows(
        'UPDATE lead SET status = ?2, withdrawn_at = ?3, created_at = ?3 WHERE id = ?1',
        made.id,
        status,
        at,
      );
      expect(await count(brand)).toEqual(zero);
    }
  });

  it('counts the period from the last delivery, where that came after the form', async () => {
    const brand = 'brand-late';
    const at = daysAgo(500);
    const [made, message] = [
      await lead({ brand, at }),
      await contact({ brand, message: 'late' }, at),
    ];
    await rows('UPDATE lead SET created_at = ?2 WHERE id = ?1', made.id, at.toISOString());
    const countSettled = async (day: Date) => {
      for (const { id } of [made, message]) await settle(id, 'delivered', day);
      return count(brand);
    };
    expect(await countSettled(daysAgo(365))).toMatchObject({ leadsDelivered: 0, messages: 0 });
    expect(await countSettled(daysAgo(366))).toMatchObject({ leadsDelivered: 1, messages: 1 });
  });

  it('changes nothing', async () => {
    await old('brand-dry', daysAgo(500));
    const before = await everything();
    await count('brand-dry');
    expect(await everything()).toBe(before);
  });
});

describe('a repeated withdrawal', () => {
  const days = (count: number) => new Date(acceptedAt.getTime() + count * dayMs);

  it.each<[string, (reference: string, at: Date) => Promise<unknown>]>([
    ['by the sender', (reference, at) => outboxAt(at).withdraw('brand-twice', reference)],
    [
      'by an operator',
      (name, at) => withdraw(sql, { name, brand: 'brand-twice' }, { now: at, note: unnoted }),
    ],
  ])('%s delays nothing: the 30 days count from the first', async (_, again) => {
    const brand = 'brand-twice';
    const { id, reference } = await lead({ brand, at: acceptedAt });
    await outboxAt(acceptedAt).withdraw(brand, reference);
    await again(reference, days(20));
    expect(await leadRow(id)).toMatchObject({
      withdrawn_at: acceptedAt.toISOString(),
      updated_at: days(20).toISOString(),
    });
    expect((await count(brand, days(30))).leadsWithdrawn).toBe(0);
    const { counts } = await purge(sql, days(31), { dryRun: false, brand });
    expect(counts.leadsWithdrawn).toBe(1);
  });
});

describe('the check every few minutes', () => {
  it('counts the same as a dry run, and visits of the last days before the cut-off', async () => {
    const brand = 'brand-look';
    const before = await overdue(sql, now);
    await old(brand, daysAgo(500));
    const counts = Object.values(await count(brand));
    const added = counts.reduce((sum, one) => sum + one, 0);
    expect((await overdue(sql, now)) - before).toBe(added);
    for (const [days, seen] of [
      [91, 1],
      [96, 2],
      [98, 2],
    ] as const) {
      const { visitId, leadId } = await begin({ brand: `${brand}-visits` });
      await rows('DELETE FROM lead_address WHERE lead_id = ?', leadId);
      await rows('DELETE FROM lead WHERE id = ?', leadId);
      const at = daysAgo(days).toISOString();
      await rows('UPDATE visit SET created_at = ?2 WHERE id = ?1', visitId, at);
      expect((await overdue(sql, now)) - before - added).toBe(seen);
    }
  });
});

describe('a real run', () => {
  it('does what the dry run said: personal data goes, accounting stays, pending rows are unchanged', async () => {
    const brand = 'brand-real';
    const ids = await old(brand, daysAgo(500));
    const waiting = await leadRow(ids.pending ?? '');
    const said = await count(brand);
    const { counts, more } = await purge(sql, now, { dryRun: false, brand });
    expect(counts).toEqual(said);
    expect(counts).toEqual({
      erasedLeads: 0,
      erasedMessages: 0,
      leadsWithoutDetails: 1,
      leadsDelivered: 1,
      leadsDead: 1,
      leadsWithdrawn: 2,
      leadsTest: 0,
      messages: 2,
      messagesWithdrawn: 2,
      visitsWithoutLead: 0,
      ledger: 8,
      attempts: 8,
    });
    expect(more).toBe(false);
    expect(await leadRow(ids.pending ?? '')).toEqual(waiting);
    expect(await deliveriesOf(ids.pending ?? '')).toMatchObject([{ state: 'pending' }]);
    for (const state of ['delivered', 'dead']) {
      expect(await leadRow(ids[state] ?? '')).toMatchObject({
        brand,
        vertical: 'energy',
        rc_code: 'AB1',
        status: state,
        erased_at: now.toISOString(),
        name: null,
        email: null,
        mobile: null,
      });
    }
    const left = JSON.stringify([
      await rows('SELECT * FROM lead WHERE brand = ? AND erased_at IS NOT NULL', brand),
      await rows('SELECT * FROM contact_message WHERE brand = ? AND erased_at IS NOT NULL', brand),
      await rows(
        `SELECT * FROM lead_address WHERE lead_id IN (
          SELECT id FROM lead WHERE brand = ? AND erased_at IS NOT NULL)`,
        brand,
      ),
      await rows(
        `SELECT * FROM visit WHERE id IN (
          SELECT visit_id FROM lead WHERE brand = ? AND erased_at IS NOT NULL)`,
        brand,
      ),
    ]);
    for (const value of [
      '@example.com',
      'O’Neill',
      'Murray',
      'old-click',
      'old-term',
      'utm_',
      'words',
    ]) {
      expect(left).not.toContain(value);
    }
    expect(left).toContain('kept');
    expect(await everything()).toContain('old pending words');
    expect(await count(brand)).toEqual(zero);
  });

  it('leaves rows alone that were replayed in the meantime', async () => {
    const brand = 'brand-replayed';
    const made = await lead({ brand, at: daysAgo(400) });
    await settle(made.id, 'dead', daysAgo(400));
    await rows(
      'UPDATE lead SET created_at = ?2 WHERE id = ?1',
      made.id,
      daysAgo(400).toISOString(),
    );
    const racing: typeof sql = {
      async run(statements) {
        if (statements.some((one) => one.sql.startsWith('UPDATE lead SET name = NULL'))) {
          await rows("UPDATE outbox SET state = 'pending' WHERE subject_id = ?", made.id);
          await rows("UPDATE lead SET status = 'open' WHERE id = ?", made.id);
        }
        return sql.run(statements);
      },
    };
    const { counts } = await purge(racing, now, { dryRun: false, brand });
    expect(counts.leadsDead).toBe(0);
    expect(await leadRow(made.id)).toMatchObject({ email: made.input.email, erased_at: null });
    expect(await rows('SELECT id FROM lead_address WHERE lead_id = ?', made.id)).toHaveLength(1);
  });

  it('works in bounded batches, and says if there is more', async () => {
    const brand = 'brand-many';
    const made = await contact({ brand });
    await env.LEADS_DB.prepare(
      `INSERT INTO delivery_attempt (brand, outbox_id, partner, attempt, outcome, ms, at)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?3)
      SELECT ?1, ?2, 'partner-one', i, 'down', 1, 1000 FROM n`,
    )
      .bind(brand, made.input.submissionId, batchSize * 2 + 1)
      .run();
    const asked: number[] = [];
    const counted: typeof sql = {
      run(statements) {
        asked.push(statements.length);
        return sql.run(statements);
      },
    };
    const bounded = await purge(counted, now, { dryRun: false, brand, statements: 42 });
    expect(bounded).toMatchObject({ more: true, counts: { attempts: batchSize } });
    expect(asked.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(42);
    const rest = await purge(sql, now, { dryRun: false, brand });
    expect(rest).toMatchObject({ more: false, counts: { attempts: batchSize + 1 } });
  });

  it('lets no rule wait for the backlog of another', async () => {
    const brand = 'brand-turns';
    for (const _ of [1, 2]) await old(brand, daysAgo(500));
    const statements = 43;
    const night = await purge(sql, now, { dryRun: false, brand, rows: 1, statements });
    expect(night.more).toBe(true);
    expect(night.counts).toEqual({
      ...zero,
      leadsWithoutDetails: 1,
      leadsDelivered: 1,
      leadsDead: 1,
      leadsWithdrawn: 1,
      messages: 1,
      messagesWithdrawn: 1,
      ledger: 1,
      attempts: 1,
    });
    const rest = await purge(sql, now, { dryRun: false, brand, rows: 1 });
    expect(rest.counts).toMatchObject({ leadsDelivered: 1, leadsWithdrawn: 3, attempts: 15 });
  });

  it('removes the campaign from rows erased by an earlier version, and leaves the rest unchanged', async () => {
    const brand = 'brand-half';
    const tracking = { rcCode: 'AB1', utm_term: 'jo@example.com' };
    const [made, message] = [await lead({ brand, tracking }), await contact({ brand, tracking })];
    const bare = await lead({ brand, tracking: { rcCode: 'AB1' } });
    const erasedAt = daysAgo(3).toISOString();
    for (const { id } of [made, bare, message]) {
      for (const table of ['lead', 'contact_message']) {
        await rows(`UPDATE ${table} SET erased_at = ?2 WHERE id = ?1`, id, erasedAt);
      }
    }
    const { counts } = await purge(sql, now, { dryRun: false, brand });
    expect(counts).toEqual({ ...zero, erasedLeads: 1, erasedMessages: 1 });
    const campaigns = [
      ...(await rows('SELECT tracking, erased_at FROM lead WHERE brand = ?', brand)),
      ...(await rows('SELECT tracking, erased_at FROM contact_message WHERE brand = ?', brand)),
      ...(await rows(
        'SELECT tracking, NULL AS erased_at FROM visit WHERE id = ?',
        made.input.visitId,
      )),
    ];
    expect(campaigns).toEqual([
      { tracking: '{"rcCode":"AB1"}', erased_at: erasedAt },
      { tracking: '{"rcCode":"AB1"}', erased_at: erasedAt },
      { tracking: '{"rcCode":"AB1"}', erased_at: erasedAt },
      { tracking: '{"rcCode":"AB1"}', erased_at: null },
    ]);
    expect(await count(brand)).toEqual(zero);
  });

  it('logs one line of counts at night, and nothing else', async () => {
    const brand = 'brand-night';
    const ids = await old(brand, daysAgo(500));
    const lines: Record<string, unknown>[] = [];
    await retain(env.LEADS_DB, now, (line) => lines.push(line));
    expect(lines).toHaveLength(1);
    const [{ event, more, ...counts } = {}] = lines;
    expect([event, more]).toEqual(['retention', false]);
    expect(Object.keys(counts)).toEqual(Object.keys(retention));
    expect(Object.values(counts).every((value) => typeof value === 'number')).toBe(true);
    expect(await leadRow(ids.dead ?? '')).toMatchObject({ email: null });
  });
});
