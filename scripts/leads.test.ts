/** `npm run leads` end to end on its own local state: what it does, and that it shows no personal data. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { D1Database } from '@cloudflare/workers-types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getPlatformProxy } from 'wrangler';
import { planLike } from '../domain/leads/chosen-plan.fixture.ts';
import type { VerticalSlug } from '../domain/vertical.ts';
import { createD1Outbox } from '../worker/leads/outbox/d1-outbox.ts';
import type { AcceptLead, ConsentEvidence } from '../worker/leads/outbox/outbox.types.ts';
import type { Listed } from '../worker/leads/records/record.types.ts';
import { d1Sql, type Sql } from '../worker/leads/sql.ts';
import { createEmbeddedLeads } from '../worker/ports/leads/embedded-leads.ts';
import { root } from './build/files-below.ts';
import { migrateLocally } from './databases/migrate-locally.ts';
import type { Databases } from './leads/answer.types.ts';
import { main } from './leads/leads-command.ts';
import { wranglerFile } from './leads/wrangler-file.ts';
import { remoteTarget, wranglerSql } from './leads/wrangler-sql.ts';
import { withLocalPlatform } from './site/local-platform.ts';
import { toolEnv } from './site/run-tool.ts';

const state = mkdtempSync(join(tmpdir(), 'leads-cli-'));
const mobile = '0498765432';
const email = 'canary.mail@canary.example';
const tracking = { rcCode: 'AB1', utm_term: 'canary-term', gclid: 'canary-click' };
const consent: ConsentEvidence = {
  version: '2026-11-01',
  brand: 'acacia',
  page: '/energy',
  at: '2026-11-21T00:00:00.000Z',
  marketing: false,
  notice: 'We collect this.',
  recipients: null,
  marketingWords: null,
};
let db: D1Database;
let catalogue: D1Database;
let close = async () => {};

/** Reconnects, because only a new connection sees what another process wrote. */
async function connect(): Promise<void> {
  await close();
  const proxy = await getPlatformProxy<{ LEADS_DB: D1Database; CATALOGUE_DB: D1Database }>({
    configPath: join(root, 'wrangler.toml'),
    persist: { path: join(state, 'v3') },
  });
  db = proxy.env.LEADS_DB;
  catalogue = proxy.env.CATALOGUE_DB;
  close = () => proxy.dispose();
}

/** Keeps the connection alive: the platform closes an idle one, and a new one takes a second. */
async function stayConnected(): Promise<void> {
  const answers = await db
    .prepare('SELECT 1')
    .run()
    .then(
      ({ success }) => success,
      () => false,
    );
  if (!answers) await connect();
}

beforeAll(async () => {
  await withLocalPlatform((env) => migrateLocally(env, ['LEADS_DB', 'CATALOGUE_DB']), state);
  await connect();
});
beforeEach(stayConnected);
afterAll(async () => {
  await close();
  rmSync(state, { recursive: true, force: true });
});

/** Writes a visit, lead, address and details as the site does. */
async function lead(
  vertical: VerticalSlug = 'energy',
  plans: AcceptLead['plans'] = [],
  verticals: readonly VerticalSlug[] = [vertical],
): Promise<string> {
  const leads = createEmbeddedLeads(db);
  const [idempotencyKey, brand] = [crypto.randomUUID(), 'acacia'];
  const addressLine = '12 Canary Street, Canaryville VIC 3056';
  const shared = { idempotencyKey, brand, rcCode: 'AB1', tracking };
  const { visitId } = await leads.createVisit({
    ...shared,
    host: 'acacia.localhost',
    affiliateId: '1001',
    page: '/energy',
    screenResolution: '1280x800',
    addressLine,
    sourceType: 1,
  });
  const { leadId } = await leads.createLead({ ...shared, visitId, vertical, verticals, plans: [] });
  await leads.saveAddress({
    leadId,
    addressLine,
    addressSiteId: null,
    locality: 'CANARYVILLE',
    postcode: '3056',
    state: 'VIC',
    streetName: 'Canary Street',
    streetNumber1: '12',
    unitType: null,
    unitNumber: null,
    lotNumber: null,
    stayedMonth: null,
    stayedYear: null,
    type: 'current',
    record: { AddressLine: addressLine },
  });
  const { reference } = await createD1Outbox(db).acceptLead({
    submissionId: crypto.randomUUID(),
    brand,
    leadId,
    vertical,
    verticals,
    name: 'Canary O’Person',
    email,
    mobile,
    page: '/energy',
    addressLine,
    consent,
    suspect: ['quick'],
    plans,
    named: plans.map(({ id }) => id),
    tracking: {},
  });
  return reference;
}

async function message(): Promise<string> {
  const { reference } = await createD1Outbox(db).acceptMessage({
    submissionId: crypto.randomUUID(),
    brand: 'acacia',
    host: 'acacia.localhost',
    email,
    name: 'Canary O’Person',
    mobile: null,
    message: '=canary words',
    page: '/contact',
    tracking,
    userAgent: 'Canary/1',
    consent,
    suspect: [],
  });
  return reference;
}

const run = (...args: readonly string[]) => runWith(d1Sql(catalogue), ...args);

async function runWith(journal: Sql, ...args: readonly string[]) {
  return runOver({ leads: d1Sql(db), write: d1Sql(db), journal }, ...args);
}

async function runOver(databases: Databases, ...args: readonly string[]) {
  const [out, errors]: [string[], string[]] = [[], []];
  const code = await main(args, {
    connect: (_input, work) => work(databases),
    print: (text) => out.push(text),
    complain: (text) => errors.push(text),
    now: () => new Date(),
  });
  return { code, out: out.join('\n'), all: [...out, ...errors].join('\n') };
}

const kill = (reference: string) =>
  db
    .prepare(
      `UPDATE outbox SET state = 'dead', attempts = 10, partner = 'partner-one', settled_at = 1
      WHERE subject_id = (SELECT id FROM lead WHERE reference = ?)`,
    )
    .bind(reference)
    .run();

describe('the commands', () => {
  it('list, show, export, replay, withdraw, correct, erase and purge without personal data', async () => {
    const [dead, kept, words] = [await lead(), await lead('solar'), await message()];
    await kill(dead);
    const outputs: string[] = [];
    const expectRun = async (args: readonly string[], words_: RegExp, code = 0) => {
      const ran = await run(...args);
      outputs.push(ran.all);
      expect(ran.all).toMatch(words_);
      expect(ran.code).toBe(code);
      return ran;
    };
    await expectRun(['status'], /acacia +dead +1/);
    const listed = await expectRun(['list'], new RegExp(`${dead} +acacia +energy +dead +10`));
    expect(listed.out).toMatch(/C… O… +c…@c….example +04•• ••• •32 +quick/);
    expect(listed.out).toContain('3 deliveries');
    const { out } = await expectRun(['list', '--json', '--state', 'dead'], /"reference"/);
    expect((JSON.parse(out) as Listed[]).map(({ reference }) => reference)).toEqual([dead]);
    await expectRun(['show', dead], /referral code +AB1[\s\S]*notice +We collect this/);
    await expectRun(['show', words, '--json'], /"message": "… \(13 characters\)"/);
    await expectRun(['export'], /"reference","brand","kind"/);
    await expectRun(['export', dead, '--email', email], /"deliveries"/);
    await expectRun(['replay', '--all-dead', '--dry-run'], /1 would be due now/);
    await expectRun(['list', '--state', 'dead'], new RegExp(dead));
    await expectRun(['replay', '--all-dead'], /1 due now/);
    await expectRun(['replay', '--all-dead'], /Nothing is dead/, 1);
    await kill(dead);
    await expectRun(['replay', dead], /due now/);
    await expectRun(['withdraw', dead], /withdrawn, 1 delivery cancelled. No partner has it/);
    await expectRun(['replay', dead], /was withdrawn/, 2);
    await expectRun(['correct', kept, '--email', email, '--new-name', 'Canary Two'], /name/);
    await expectRun(['suppress', '--brand', 'acacia', '--mobile', mobile], /Suppressed/);
    await expectRun(['unsuppress', '--brand', 'acacia', '--mobile', mobile], /Off the list/);
    await expectRun(['erase', kept, '--email', 'canary@wrong.example'], /another email/, 2);
    const erasing = ['erase', kept, '--email', email, '--everything'];
    await expectRun([...erasing, '--dry-run'], new RegExp(`Would erase: ${kept}, .*${words}`));
    await expectRun(['list'], /c…@c….example/);
    await expectRun(erasing, /Erased: .*; 2 deliveries cancelled/);
    await expectRun(['list'], /withdrawn, erased/);
    await expectRun(['purge', '--dry-run'], /leadsWithdrawn +30 +0/);
    await expectRun(['show', 'KJ-0000-0000'], /Nothing has the reference or id/, 1);
    const text = outputs.join('\n').toLowerCase();
    for (const canary of ['canary', mobile]) expect(text).not.toContain(canary);
  });

  it('show the products for which a lead has no plan', async () => {
    const products = ['broadband', 'credit-cards', 'health-insurance'] as const;
    const shown = async (plans: AcceptLead['plans']) =>
      (await run('show', await lead('bundle', plans, products))).out;
    expect(await shown([])).not.toContain('without a plan');
    expect(await shown([planLike()])).toMatch(/\nwithout a plan +credit-cards, health-insurance\n/);
  });

  it('withdraw consent to offers, and say if that was already done', async () => {
    const reference = await lead('credit-cards');
    await db
      .prepare(
        "UPDATE lead SET marketing = 1, consent = json_set(consent, '$.marketing', json('true')), mobile = '0400000099', email = NULL WHERE reference = ?",
      )
      .bind(reference)
      .run();
    const stop = () => run('correct', reference, '--no-marketing');
    expect((await stop()).out).toBe(`${reference}: no offers any more.`);
    expect((await stop()).out).toBe('Offers had already been stopped.');
    expect((await run('show', reference)).out).toMatch(
      /offers +no: the tick was taken back since \(by a later form, or by --no-marketing\)/,
    );
  });

  it('show, list and export the plan of a lead', async () => {
    const evidence = { shownCents: 7400, beforeCents: 7300, basis: ['We assumed the rest.'] };
    const plan = planLike({}, { vertical: 'solar', ...evidence });
    const reference = await lead('solar', [plan]);
    const { out } = await run('show', reference);
    expect(out).toMatch(/Plan\nplan +Shore 50 from Plover Net\nplan id +shore-50\n/);
    expect(out).toMatch(/price +\$75\.00\/month\n[\s\S]*price on +2026-11-21\nconfirmed +no/);
    expect(out).toMatch(/estimate +.*first year\. We assumed the rest\.\n/);
    expect(out).toMatch(/campaign +utm_term=…\n/);
    expect(out).toMatch(/shown when sent +\$74\.00\nshown at first +\$73\.00/);
    expect((await run('list', '--vertical', 'solar')).out).toMatch(/ shore-50 /);
    const exported = await run('export', '--vertical', 'solar');
    expect(exported.out).toContain('"shore-50","Shore 50","plover","Plover Net","$75.00/month"');
    const [listed] = JSON.parse(
      (await run('list', '--vertical', 'solar', '--json')).out,
    ) as Listed[];
    expect(listed?.plans).toEqual([plan]);
  });

  it('show personal data with --reveal, and write it to a file that only its user can read', async () => {
    const reference = await lead('mobile');
    const file = join(state, 'leads.csv');
    const revealed = await run('show', reference, '--reveal');
    for (const value of [
      'Canary O’Person',
      email,
      mobile,
      'canary-term',
      'canary-click',
      'Canary Street',
    ]) {
      expect(revealed.out).toContain(value);
    }
    const filter = ['--vertical', 'mobile', '--reveal', '--out', file];
    const done = await run('export', ...filter);
    expect([done.code, done.all]).toEqual([0, `1 written to ${file}.`]);
    expect(readFileSync(file, 'utf8')).toContain(`"${mobile}"`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const again = await run('export', ...filter);
    expect(again.code).toBe(2);
    expect(again.all).toMatch(/name a file that does not exist yet/);
    const handed = join(state, 'handed.csv');
    const half = await run('export', '--handed-to', 'by-mail', '--out', handed);
    expect([half.code, existsSync(handed)]).toEqual([2, false]);
    const waiting = ['--vertical', 'mobile', '--state', 'pending', '--reveal', '--out', handed];
    const away: Sql = { run: () => Promise.reject(new Error('no such table: lead_journal')) };
    const broken = await runWith(away, 'export', ...waiting, '--handed-to', 'by-mail');
    expect([broken.code === 0, existsSync(handed)]).toEqual([false, false]);
    const deaf: Sql = {
      run: (statements) =>
        statements.some(({ sql }) => sql.includes('UPDATE outbox'))
          ? Promise.reject(new Error('D1 is away'))
          : d1Sql(db).run(statements),
    };
    const databases = { leads: deaf, write: deaf, journal: d1Sql(catalogue) };
    const stopped = await runOver(databases, 'export', ...waiting, '--handed-to', 'by-mail');
    expect(stopped.code).toBe(3);
    expect(stopped.all).toMatch(
      new RegExp(
        `D1 is away\n0 marked as delivered to by-mail.*these were marked: ${reference}.*take out those`,
      ),
    );
    rmSync(handed);
    const unwritten: Sql = {
      run: (statements) =>
        statements.some(({ sql }) => sql.startsWith('INSERT'))
          ? away.run(statements)
          : Promise.resolve([[]]),
    };
    const given = await runWith(unwritten, 'export', ...waiting, '--handed-to', 'by-mail');
    expect(given.all).toContain('The journal could not be written');
    expect(given.all).toContain(`1 written to ${handed}. 1 marked as delivered to by-mail.`);
    expect((await run('list', '--vertical', 'mobile')).out).toMatch(/delivered +1 +by-mail/);
    const nothing = join(state, 'nothing.csv');
    expect((await run('export', '--state', 'suppressed', '--out', nothing)).code).toBe(1);
    expect(existsSync(nothing)).toBe(false);
  });

  it('export for a partner nothing that a courier would not send, and say what was left out', async () => {
    const change = (columns: string, reference: string) =>
      db.prepare(`UPDATE lead SET ${columns} WHERE reference = ?`).bind(reference).run();
    const erased = await lead('broadband');
    await change("erased_at = '2026-11-21', name = NULL, email = NULL, mobile = NULL", erased);
    const unreadable = await lead('broadband');
    await change("plans = '[1]', email = 'b@canary.example', mobile = NULL", unreadable);
    const whole = await lead('broadband');
    for (const reference of [erased, unreadable, whole]) await kill(reference);
    const file = join(state, 'given.csv');
    const narrowed = ['--vertical', 'broadband', '--state', 'dead', '--reveal', '--out', file];
    const given = await run('export', ...narrowed, '--handed-to', 'by-mail');
    expect(given.all).toContain(`1 written to ${file}. 1 marked as delivered to by-mail.`);
    expect(given.all).toContain(`Left out, erased: ${erased}.`);
    expect(given.all).toContain(`no partner is sent these: ${unreadable}.`);
    const text = readFileSync(file, 'utf8');
    expect([erased, unreadable, whole].filter((one) => text.includes(one))).toEqual([whole]);
    const left = (await run('list', '--vertical', 'broadband', '--state', 'dead')).out;
    expect([erased, unreadable, whole].filter((one) => left.includes(one))).toEqual([
      erased,
      unreadable,
    ]);
  });

  it('export messages for a partner only when asked to', async () => {
    const [asked, words] = [await lead('solar'), await message()];
    const since = ['--since', new Date(Date.now() - 60_000).toISOString()];
    const file = (name: string) => join(state, name);
    const hand = (out: string, ...narrowed: readonly string[]) =>
      run(
        'export',
        '--state',
        'pending',
        '--reveal',
        '--out',
        out,
        '--handed-to',
        'by-mail',
        ...since,
        ...narrowed,
      );
    const leads = await hand(file('leads-only.csv'));
    expect(leads.all).toMatch(
      /Left out, \d+ messages? to the brand itself: only --vertical message/,
    );
    const text = readFileSync(file('leads-only.csv'), 'utf8');
    expect([text.includes(asked), text.includes(words)]).toEqual([true, false]);
    expect((await run('show', words)).out).toMatch(/message +pending/);
    const messages = await hand(file('messages.csv'), '--vertical', 'message');
    expect(messages.all).not.toContain('Left out');
    expect(readFileSync(file('messages.csv'), 'utf8')).toContain(words);
  });
});

function program(args: readonly string[], folder = state) {
  const script = ['--import', 'tsx', join(root, 'scripts/leads.ts'), ...args];
  const env = toolEnv({ KURRAJONG_STATE: folder });
  return spawnSync(process.execPath, script, { cwd: root, env, encoding: 'utf8', timeout: 60_000 });
}

it('the program ends with a reason where its storage cannot be made', () => {
  const folder = join(root, 'package.json', 'state');
  const ended = program(['list'], folder);
  expect(ended.status).toBe(3);
  expect(ended.stderr).toContain(folder);
});

it('the program writes text to standard output and errors to standard error, and sets an exit code', async () => {
  const reference = await lead();
  const shown = program(['show', reference, '--json']);
  expect(JSON.parse(shown.stdout)).toMatchObject({ reference });
  expect(shown.status).toBe(0);
  const refused = program(['show']);
  expect([refused.status, refused.stdout]).toEqual([2, '']);
  expect(refused.stderr).toMatch(/Say which one/);
});

describe('a backup', () => {
  const leadRow = (reference: string) =>
    db.prepare('SELECT name, email, status FROM lead WHERE reference = ?').bind(reference).first();

  it('is a file readable only by its user, restores details, and brings back nobody erased or withdrawn', async () => {
    const [kept, gone, left] = [await lead(), await lead('solar'), await lead('mobile')];
    const file = join(state, 'backup.json');
    const saved = await run('backup', file);
    expect(saved.all).toMatch(/leads.* written to .*backup.json[\s\S]*personal data in plain text/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await run('backup', file)).toMatchObject({ code: 2 });
    const before = await leadRow(kept);
    expect((await run('erase', gone, '--email', email)).code).toBe(0);
    expect((await run('withdraw', left)).code).toBe(0);
    await db.prepare("UPDATE lead SET name = 'x', withdrawn_at = NULL, erased_at = NULL").run();
    const put = await run('restore', file);
    expect(put.all).toMatch(/^Changed: .*\d+ leads?.*\nErased again: 1\.$/m);
    expect(put.all).not.toContain(email);
    expect(await leadRow(kept)).toEqual(before);
    expect(await leadRow(gone)).toMatchObject({ name: null, email: null });
    expect(await leadRow(left)).toMatchObject({ status: 'withdrawn' });
    expect((await run('restore', file)).out).toBe('Erased again: 1.');
  });

  it('of another brand or stage is refused, with nothing read or written', async () => {
    const file = join(state, 'elsewhere.json');
    await run('backup', file);
    const saved = JSON.parse(readFileSync(file, 'utf8'));
    const refuse = async (content: unknown, ...args: string[]) => {
      writeFileSync(file, JSON.stringify(content));
      const errors: string[] = [];
      const code = await main(['restore', file, ...args], {
        connect: (_input, work) => {
          const none = () => Promise.reject(new Error('asked'));
          const sql = { run: none };
          return work({ leads: sql, write: sql, journal: sql });
        },
        print: () => undefined,
        complain: (text) => errors.push(text),
        now: () => new Date(),
      });
      expect(code).toBe(2);
      return errors.join();
    };
    const stage = ['--brand', 'banksia', '--stage', 'qa'];
    expect(await refuse(saved, ...stage)).toMatch(
      /a backup of this machine, but this is banksia qa/,
    );
    expect(await refuse({ ...saved, of: 'acacia production' })).toMatch(/but this is this machine/);
    expect(await refuse({ ...saved, of: undefined }, ...stage)).toMatch(/has leads .* of acacia/);
  });

  it.each([
    [['backup'], /Say which file/],
    [['restore', join(state, 'none.json')], /there is no file .*none\.json: name one/],
    [['restore', join(root, 'package.json')], /was not written by npm run leads -- backup/],
  ])('%j is refused', async (args, words) => {
    const { code, all } = await run(...args);
    expect(all).toMatch(words);
    expect(code).toBe(2);
  });
});

describe('through wrangler', () => {
  it('a backup is restored from a file, whatever its values', async () => {
    const reference = await lead();
    const file = join(state, 'through.json');
    expect((await run('backup', file)).code).toBe(0);
    await db.prepare("UPDATE lead SET name = 'x' WHERE reference = ?").bind(reference).run();
    const target = ['LEADS_DB', '--local', '--persist-to', state];
    const out: string[] = [];
    const code = await main(['restore', file], {
      connect: (_input, work) =>
        work({
          leads: wranglerSql(target),
          write: wranglerFile(target),
          journal: wranglerSql(['CATALOGUE_DB', ...target.slice(1)]),
        }),
      print: (text) => out.push(text),
      complain: (text) => out.push(text),
      now: () => new Date(),
    });
    expect([code, out.join()]).toEqual([0, 'Changed: 1 lead.']);
    await connect();
    const shown = await run('show', reference, '--json', '--reveal');
    expect(shown.out).toContain('Canary O’Person');
  });

  it('the same statements return the same rows, whatever their values', async () => {
    const reference = await lead();
    const target = ['LEADS_DB', '--local', '--persist-to', state];
    const through = async (...args: readonly string[]) => {
      const out: string[] = [];
      const code = await main(args, {
        connect: (_input, work) =>
          work({
            leads: wranglerSql(target),
            write: wranglerFile(target),
            journal: wranglerSql(['CATALOGUE_DB', ...target.slice(1)]),
          }),
        print: (text) => out.push(text),
        complain: (text) => out.push(text),
        now: () => new Date(),
      });
      return { code, out: out.join('\n') };
    };
    const fine = ['--new-name', "Zoë O'Neill", '--new-email', "o'neill@canary.example"];
    expect((await through('correct', reference, '--mobile', mobile, ...fine)).code).toBe(0);
    await connect();
    const direct = await run('show', reference, '--json', '--reveal');
    expect(await through('show', reference, '--json', '--reveal')).toEqual({
      code: 0,
      out: direct.out,
    });
    expect(direct.out).toContain(`"Zoë O'Neill"`);
  });

  it('a failure gives its reason without the statement', async () => {
    const sql = wranglerSql(['LEADS_DB', '--local', '--persist-to', join(state, 'none')]);
    const failed = sql.run([{ sql: 'SELECT ?1 FROM nowhere', params: ['canary'] }]);
    await expect(failed).rejects.toThrow(/no such table: nowhere/);
    await expect(failed).rejects.not.toThrow(/canary/);
  });
});

it('the database is named as in wrangler.toml', () => {
  const [name, , env] = remoteTarget('acacia', 'qa');
  const toml = readFileSync(join(root, 'wrangler.toml'), 'utf8');
  const block = toml.slice(toml.indexOf(`[env.${env}]`));
  expect(block).toContain(`database_name = "${name}"`);
});
