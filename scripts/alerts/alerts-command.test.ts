/** The doctor's findings fire their alerts, a change is reported once, and the page for operators matches the data. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Found, rulesWords } from '../../domain/alerts/alert-rules.ts';
import { alerts } from '../../domain/alerts/alerts.data.ts';
import { root } from '../build/files-below.ts';
import { type DatabaseName, databaseNames, databases } from '../databases/databases.ts';
import { examineStage } from '../doctor/doctor-command.ts';
import type { Finding } from '../doctor/finding.ts';
import { database, healthyStage, partner, type StandIn } from '../doctor/stand-in-stage.fixture.ts';
import { demandSite } from '../site/deployed-site.ts';
import { firedBy, lookedUp, tell } from './alerts-command.ts';
import { linesIn, questionsOf, workersLogs } from './log-lines.ts';
import { logSource } from './log-source.ts';

const now = new Date('2026-11-23T06:00:00Z');
const qa = demandSite('acacia', 'qa');
const healthz = { brand: 'acacia', stage: 'qa', build: 'b1', addresses: { kind: 'national' } };

async function looked(
  spoil: (standIn: StandIn) => unknown,
  isUp = true,
  clock = new Date(),
  partners?: string,
): Promise<readonly Finding[]> {
  const standIn = await healthyStage('acacia', 'qa', now);
  await spoil(standIn);
  const web: typeof fetch = async (url) => {
    if (!isUp) throw new Error('ECONNREFUSED');
    return String(url).includes('/healthz')
      ? Response.json(healthz, { headers: { date: clock.toUTCString() } })
      : new Response(null, { status: 405 });
  };
  const parts = { wrangler: standIn.wrangler, fetch: web, now: () => now, partners };
  const sections = await examineStage(qa, parts);
  return sections.flatMap((section) => section.findings);
}

async function firing(...given: Parameters<typeof looked>): Promise<string[]> {
  const findings = await looked(...given);
  const seen = { lines: [], findings, now: now.getTime() };
  return firedBy(seen).map(({ alert }) => alert.name);
}

const leads = (statement: string) => (standIn: StandIn) =>
  database(standIn, 'LEADS_DB').exec(statement);

/** A database with some migrations missing. */
const without = (name: DatabaseName) => (standIn: StandIn) =>
  database(standIn, name).exec(
    'DELETE FROM d1_migrations WHERE id = (SELECT max(id) FROM d1_migrations)',
  );

const givenUp = `INSERT INTO outbox
  (brand, id, kind, subject_id, vertical, state, due_at, created_at, settled_at)
  VALUES ('acacia', 'k2', 'lead', 'l2', 'energy', 'dead', 0, 0, ${now.getTime()})`;

const provoked: readonly (readonly [string, (standIn: StandIn) => unknown])[] = [
  ['cannot_look', (s) => (s.signedIn = false)],
  ...(['LEADS_DB', 'CATALOGUE_DB', 'ADDRESSES_DB', 'ADDRESSES_DB_B'] as const).map(
    (name) => ['migration_missing', without(name)] as const,
  ),
  ['queue_missing', (s) => s.queues.clear()],
  ['secret_missing', (s) => s.secrets.add('GATEWAY_URL')],
  [
    'partner_away',
    leads(`INSERT INTO partner_health VALUES ('crm', 7, 0);
      INSERT INTO outbox (brand, id, kind, subject_id, vertical, partner, due_at, created_at)
      VALUES ('acacia', 'k1', 'lead', 'l1', 'energy', 'crm', 0, ${now.getTime()})`),
  ],
  ['database_nearly_full', (s) => (s.leadBytes = 5_500_000_000)],
  [
    'retention_missed',
    leads("INSERT INTO delivery_attempt VALUES ('a', 'k', 'crm', 1, 'down', 1, 1, 0)"),
  ],
  [
    'catalogue_old',
    (s) => database(s, 'CATALOGUE_DB').exec("UPDATE release SET loaded_at = '2026-01-01'"),
  ],
  ['addresses_missing', (s) => database(s, 'ADDRESSES_DB').exec('DELETE FROM release')],
  ['content_missing', (s) => s.kv.clear()],
  [
    'leads_stuck',
    leads(`INSERT INTO outbox (brand, id, kind, subject_id, vertical, due_at, created_at)
      VALUES ('acacia', 'k1', 'lead', 'l1', 'energy', 0, 0)`),
  ],
  ['leads_given_up', leads(givenUp)],
  [
    'partner_not_ready',
    (s) => s.variables.set('LEAD_PARTNERS', JSON.stringify([{ ...partner, url: 'http://x' }])),
  ],
];

describe('the doctor’s findings', () => {
  it('fire nothing on a healthy stage', async () => {
    expect(await firing(() => undefined)).toEqual([]);
  });

  it.each(provoked)('fire %s', async (name, spoil) => {
    expect(await firing(spoil)).toEqual([name]);
  });

  it('fire partner_not_ready for a secret LEAD_PARTNERS only if its value is given', async () => {
    const asSecret = (s: StandIn) => {
      s.variables.delete('LEAD_PARTNERS');
      s.secrets.add('LEAD_PARTNERS');
      s.secrets.delete('HOOK_SECRET');
    };
    expect(await firing(asSecret)).toEqual([]);
    const value = JSON.stringify([partner]);
    expect(await firing(asSecret, true, new Date(), value)).toEqual(['partner_not_ready']);
  });

  it('fire clock_wrong', async () => {
    const ahead = new Date(Date.now() + 600_000);
    expect(await firing(() => undefined, true, ahead)).toEqual(['clock_wrong']);
  });

  it('say how to create a missing database, and how to fill one without tables', async () => {
    const said = async (spoil: (standIn: StandIn) => unknown) => {
      const findings = await looked(spoil);
      return tell(qa, firedBy({ lines: [], findings, now: now.getTime() })).text;
    };
    const missing = await said((s) => s.databases.delete('LEADS_DB'));
    expect(missing).toMatch(/migration_missing \(LEADS_DB there is no such database\)/);
    expect(missing).toContain('npm run release -- --brand acacia --stage qa');
    expect(missing).not.toContain('migrations apply LEADS_DB');
    const empty = await said((s) => s.databases.set('CATALOGUE_DB', new DatabaseSync(':memory:')));
    const apply = 'npx wrangler d1 migrations apply CATALOGUE_DB --env acacia-qa --remote';
    expect(empty).toMatch(/migration_missing \(CATALOGUE_DB misses 0001/);
    expect(empty.split(`→ the doctor says: ${apply}`)).toHaveLength(3);
    expect(empty).not.toContain('whoami');
  });

  it('belong to an alert whenever they can be ✗', () => {
    const folder = join(root, 'scripts/doctor/checks');
    const files = readdirSync(folder).filter((name) => !/^machine-|\.test\./.test(name));
    const text = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
    const abouts = [...text.matchAll(/(?:bad\(\s*|about(?::| =) )'([^']+)'/g)].map(
      ([, one]) => one,
    );
    expect(abouts).toContain('given up');
    const deployed = databaseNames.filter((name) => !databases[name].isLocalOnly);
    const known = alerts.flatMap(({ fires }) => ('doctor' in fires ? fires.doctor : []));
    expect(known).toEqual(expect.arrayContaining([...abouts, ...deployed, 'worker']));
  });

  it('fire site_down', async () => {
    expect(await firing((s) => s.variables.clear(), false)).toEqual(['site_down']);
  });

  it('fire every alert of the doctor in these tests', () => {
    const all = alerts.filter(({ fires }) => 'doctor' in fires).map(({ name }) => name);
    expect(all.toSorted()).toEqual(
      [...new Set(['site_down', 'clock_wrong', ...provoked.map(([name]) => name)])].sort(),
    );
  });
});

it('every alert on the log is provoked in a test of the worker', () => {
  const test = join(root, 'tests/workerd/operations/provoked-alerts.test.ts');
  const text = readFileSync(test, 'utf8');
  const overLog = alerts.filter(({ fires }) => 'log' in fires).map(({ name }) => name);
  expect(overLog.filter((name) => !text.includes(`'${name}'`))).toEqual([]);
});

describe('a run', () => {
  const at = now.getTime();
  const bad: Found[] = [{ about: 'queue', state: 'bad', says: 'there is none' }];
  const fired = firedBy({ lines: [], findings: bad, now: at });

  it('reports once what began, and what ended', () => {
    const first = tell(qa, fired, {});
    expect(first.text).toMatch(
      /✗ acacia-qa: queue_missing \(there is none\)\n.*\n {2}→ .*npm run release -- --brand acacia --stage qa/,
    );
    expect(tell(qa, fired, first.firing).text).toBe('');
    expect(tell(qa, [], first.firing).text).toBe('✓ acacia-qa: queue_missing is over');
    expect(tell(qa, [], {}).text).toBe('');
  });

  it('reports what the doctor saw when the log cannot be read, and ends no unseen alert', async () => {
    const { lines, findings } = await lookedUp({
      read: () => Promise.reject(new Error('Workers Logs answered 403')),
      mend: 'give it a token',
    });
    const seen = firedBy({ lines, findings: [...findings, ...bad], now: at });
    const told = tell(qa, seen, { partner_failing: ['crm'] }, findings);
    expect(told.text).toContain('queue_missing');
    expect(told.text).toContain('cannot_look (log could not be read: Workers Logs answered 403)');
    expect(told.text).toContain('→ the doctor says: give it a token');
    expect(told.text).not.toContain('is over');
    expect(told.firing).toHaveProperty('partner_failing', ['crm']);
    expect(tell(qa, [], told.firing).text).toContain('partner_failing is over');
  });

  it('ends and starts the alerts it can check while it cannot check others', () => {
    const unseen = { about: 'content', state: 'bad', says: 'no', unseen: true } as const;
    const before = { content_missing: [], queue_missing: [], partner_failing: [] };
    const blind = tell(qa, firedBy({ lines: [], findings: [unseen], now: at }), before, [unseen]);
    expect(blind.text).toMatch(/queue_missing is over\n.*partner_failing is over$/);
    expect(blind.text).not.toContain('content_missing');
    const findings = [unseen, ...bad];
    const again = tell(qa, firedBy({ lines: [], findings, now: at }), blind.firing, findings);
    expect(again.text).toMatch(/^✗ acacia-qa: queue_missing/);
    expect(Object.keys(again.firing).toSorted()).toEqual([
      'cannot_look',
      'content_missing',
      'queue_missing',
    ]);
  });

  it('ends no doctor’s alert while it cannot check the stage, and none about leads while it cannot check those', () => {
    const names = { site_down: [], leads_given_up: [], partner_away: ['crm'], partner_failing: [] };
    const worker: Found = { about: 'worker', state: 'bad', says: 'You are not signed in' };
    const away = tell(qa, firedBy({ lines: [], findings: [worker], now: at }), names, [worker]);
    expect(away.text).toContain('✓ acacia-qa: partner_failing is over');
    expect(away.firing).toEqual({
      cannot_look: [],
      site_down: [],
      leads_given_up: [],
      partner_away: ['crm'],
    });
    const ofLeads: Found = { about: 'leads', state: 'bad', says: 'no', unseen: true };
    const kept = tell(qa, firedBy({ lines: [], findings: [ofLeads], now: at }), names, [ofLeads]);
    expect(kept.firing).toEqual({ cannot_look: [], leads_given_up: [], partner_away: ['crm'] });
  });

  it.each(['deployments status', 'versions view'])(
    'keeps alerts about leads while %s fails, since it cannot tell whether leads have a partner',
    async (command) => {
      const findings = await looked((s) => {
        s.refused.add(command);
        leads(`INSERT INTO outbox (brand, id, kind, subject_id, vertical, due_at, created_at)
          VALUES ('acacia', 'k1', 'lead', 'l1', 'energy', 0, 0)`)(s);
      });
      const fired = firedBy({ lines: [], findings, now: at });
      const told = tell(qa, fired, { leads_stuck: ['leads'] }, findings);
      expect(told.firing).toEqual({ cannot_look: [], leads_stuck: ['leads'] });
      expect(told.text).not.toContain('is over');
    },
  );

  it('sees that the site is down while Cloudflare does not say what is deployed', async () => {
    const findings = await looked((s) => s.refused.add('deployments status'), false);
    const fired = firedBy({ lines: [], findings, now: at });
    expect(fired.map(({ alert }) => alert.name)).toEqual(['site_down', 'cannot_look']);
  });

  it('reports that leads wait even if one was given up long ago', async () => {
    const before = await firing(leads(givenUp));
    expect(before).toEqual(['leads_given_up']);
    const both = await firing((s) => {
      leads(givenUp)(s);
      leads(`INSERT INTO outbox (brand, id, kind, subject_id, vertical, due_at, created_at)
        VALUES ('acacia', 'k1', 'lead', 'l1', 'energy', 0, 0)`)(s);
    });
    expect(both.filter((name) => !before.includes(name))).toEqual(['leads_stuck']);
  });

  it('does not treat an unchecked thing as a broken one', () => {
    const says = 'could not be checked: Authentication error [code: 10000]';
    const unseen = ['content', 'addresses', 'leads', 'queue'].map(
      (about) => ({ about, state: 'bad', says, unseen: true }) as const,
    );
    const seen = firedBy({ lines: [], findings: unseen, now: at });
    expect(seen.map(({ alert }) => alert.name)).toEqual(['cannot_look']);
    expect(seen[0]?.says).toContain(`content ${says}; addresses ${says}`);
  });

  it('suggests commands that run as written, without links', () => {
    const every = alerts.map((alert) => ({ alert, says: 'x', mends: [], of: [] }));
    const { text } = tell(qa, every);
    expect(text).toContain('npx wrangler triggers deploy --env acacia-qa');
    expect(text).toContain(
      'status --brand acacia --stage qa`, then the table under alerts of leads (docs/operations/leads.md#alerts)',
    );
    expect(text).not.toMatch(/<brand>|<slug>|<stage>|\]\(/);
  });

  it('reports again what is about something more, and not what changed its count', () => {
    const down = (...partners: string[]) =>
      firedBy({
        lines: partners.flatMap((partner) =>
          Array.from({ length: 5 }, () => ({
            at,
            line: { event: 'delivery', outcome: 'down', partner },
          })),
        ),
        findings: [],
        now: at,
      });
    const first = tell(qa, down('crm'), {});
    expect(tell(qa, down('crm', 'crm'), first.firing).text).toBe('');
    const second = tell(qa, down('crm', 'desk'), first.firing);
    expect(second.text).toContain('partner_failing (crm: 5 in 15 minutes; desk: 5 in 15 minutes)');
    const third = tell(qa, down('desk'), second.firing);
    expect([third.text, third.firing]).toEqual(['', { partner_failing: ['desk'] }]);
    expect(tell(qa, down('crm', 'desk'), third.firing).text).toContain('crm: 5');
  });

  it('reports the second partner that is away, and the second secret that is missing', async () => {
    const away = (...partners: string[]) =>
      partners
        .map(
          (partner) => `INSERT INTO partner_health VALUES ('${partner}', 7, 0);
            INSERT INTO outbox (brand, id, kind, subject_id, vertical, partner, due_at, created_at)
            VALUES ('acacia', '${partner}', 'lead', 'l', 'energy', '${partner}', 0, ${at});`,
        )
        .join(' ');
    const firedOn = async (...partners: string[]) => {
      const findings = await looked((s) => {
        leads(away(...partners))(s);
        for (const one of partners) s.secrets.add(one === 'crm' ? 'GATEWAY_URL' : 'GRAPHQL_URL');
      });
      return firedBy({ lines: [], findings, now: at });
    };
    const first = tell(qa, await firedOn('crm'), {});
    const second = tell(qa, await firedOn('crm', 'desk'), first.firing);
    expect(second.text).toContain('partner_away (crm failed 7 times in a row; desk failed 7');
    expect(second.text).toContain('secret_missing (');
    expect(tell(qa, await firedOn('crm', 'desk'), second.firing).text).toBe('');
  });

  it('reports everything each time if it has no memory', () => {
    expect(tell(qa, fired).text).toContain('queue_missing');
  });

  it('counts only lines within its window', () => {
    const line = { event: 'partner_unusable' };
    const names = (age: number) =>
      firedBy({ lines: [{ at: at - age, line }], findings: [], now: at }).map(
        (one) => one.alert.name,
      );
    expect(names(60_000)).toEqual(['partner_unusable']);
    expect(names(3_600_000)).toEqual([]);
  });

  it('counts each partner separately, and names the failing one', () => {
    const failing = (...partners: string[]) =>
      firedBy({
        lines: partners.map((partner) => ({
          at,
          line: { event: 'delivery', outcome: 'down', partner },
        })),
        findings: [],
        now: at,
      }).map(({ alert, says }) => [alert.name, says]);
    expect(failing('a', 'a', 'a', 'b', 'b', 'b')).toEqual([]);
    expect(failing('b', 'a', 'a', 'a', 'a', 'a')).toEqual([
      ['partner_failing', 'a: 5 in 15 minutes'],
    ]);
  });
});

describe('the log', () => {
  const line = { event: 'sweep_failed', reason: 'x' };
  const tail = { logs: [{ message: [JSON.stringify(line)], timestamp: 7 }], outcome: 'ok' };

  it('is read as printed by the worker and by wrangler tail', () => {
    const text = [JSON.stringify(line), 'GET / 200 OK', JSON.stringify(tail), '{"a":1}'].join('\n');
    expect(linesIn(text, 5)).toEqual([
      { at: 5, line },
      { at: 7, line },
    ]);
    // PowerShell begins a file with a byte order mark.
    expect(linesIn(`\ufeff${JSON.stringify(line)}\r\n`, 5)).toEqual([{ at: 5, line }]);
    // Wrangler's own format: each value over many lines, with nothing between values.
    const pretty = JSON.stringify(tail, null, 4);
    expect(linesIn(`${pretty}\n${pretty}\n`, 5)).toEqual([
      { at: 7, line },
      { at: 7, line },
    ]);
  });

  it.each([
    ['behind it', (value: string) => `${value}\nTail disconnected\n`],
    ['before it', (value: string) => ` ⛅️ wrangler 4\n{\n${value}`],
    ['and a value that is cut off', (value: string) => `${value}\n${value.slice(0, -20)}`],
  ])('is read despite a stray line %s', (_, spoilt) => {
    expect(linesIn(spoilt(JSON.stringify(tail, null, 4)), 5)).toEqual([{ at: 7, line }]);
  });

  it('is refused if nothing in it can be read', () => {
    expect(linesIn('', 5)).toEqual([]);
    expect(() => linesIn('Connected to kurrajong\n', 5)).toThrow('wrangler tail --format json');
  });

  it.each([
    ['is not there', '/nowhere/tail.log', 'ENOENT'],
    ['holds no JSON', fileURLToPath(import.meta.url), 'nothing in it is JSON'],
  ])('in a file that %s asks for a file, not a token', async (_, file, reason) => {
    const { findings } = await lookedUp(logSource('acacia-qa', file, 5));
    expect(findings[0]?.says).toContain(`could not be read: ${reason}`);
    expect(findings[0]?.mend).toBe(
      'give --log what npx wrangler tail --env acacia-qa --format json prints',
    );
  });

  it('is requested from Workers Logs', async () => {
    const asked: unknown[] = [];
    const answer: typeof fetch = async (url, init) => {
      asked.push([String(url), JSON.parse(String(init?.body))]);
      return Response.json({ result: { events: { events: [{ timestamp: 7, source: line }] } } });
    };
    const access = { account: 'a1', token: 't', api: 'https://api.example', fetch: answer };
    const lines = await workersLogs('kurrajong-acacia-qa', alerts, now.getTime(), access);
    expect(lines).toHaveLength(asked.length);
    expect(lines[0]).toEqual({ at: 7, line });
    expect(JSON.stringify(asked)).toContain(
      'https://api.example/accounts/a1/workers/observability/telemetry/query',
    );
    expect(JSON.stringify(asked)).toContain('"value":"kurrajong-acacia-qa"');
  });

  it('is requested for each kind of line separately, so that frequent lines do not hide others', () => {
    const asked = questionsOf(alerts).map(({ filters, minutes }) =>
      [
        ...filters.map(({ key, operation, value }) =>
          operation === 'neq' ? `${key} other than ${value}` : `${key} ${value}`,
        ),
        minutes,
      ].join(', '),
    );
    expect(asked).toEqual(
      expect.arrayContaining([
        'event outbox_alert, 10',
        'event delivery, outcome refused, 60',
        'event request, status 500, 10',
        'event problem, method POST, code storage_unavailable, route other than /api/content/publish, route other than /api/v2, 10',
        'event outside_failed, upstream turnstile, 30',
        'event outside_failed, upstream other than turnstile, 30',
        'event partners_unreadable, 15',
      ]),
    );
    // A line fetched twice would be counted twice.
    expect(new Set(asked).size).toBe(asked.length);
    const counted = alerts.flatMap(({ fires }) => ('log' in fires ? fires.log : []));
    for (const event of counted) {
      expect(asked.filter((one) => one.startsWith(`event ${event},`))).not.toEqual([]);
    }
  });

  it('says what to check when access is refused', async () => {
    const refuses: typeof fetch = async () => new Response(null, { status: 403 });
    const access = { account: 'a1', token: 't', api: 'https://api.example', fetch: refuses };
    await expect(workersLogs('w', alerts, 9, access)).rejects.toThrow(/CLOUDFLARE_API_TOKEN/);
  });
});

it('the page for operators matches the data on alerts', () => {
  const page = readFileSync(join(root, 'docs/operations/alerts.md'), 'utf8');
  const sections = alerts.map(
    (alert) =>
      `### ${alert.name}\n\nFires at: ${rulesWords(alert)}.\n\n${alert.why}\n\n**Do:** ${alert.act}\n`,
  );
  expect(page).toContain(sections.join('\n'));
});
