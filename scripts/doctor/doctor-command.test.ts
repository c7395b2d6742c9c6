/** A stage in order needs no fixes; for each thing that is missing, the doctor names it and the command. */
import { describe, expect, it } from 'vitest';
import { demandSite } from '../site/deployed-site.ts';
import { doctorOptions, examineStage } from './doctor-command.ts';
import { exitCode, reportText, type Section } from './doctor-report.ts';
import type { Finding } from './finding.ts';
import { database, healthyStage, partner, type StandIn } from './stand-in-stage.fixture.ts';

const now = new Date('2026-11-23T06:00:00Z');

interface Web {
  readonly health?: () => Response | Promise<Response>;
  readonly partner?: () => Response | Promise<Response>;
  /** The site's clock. */
  readonly date?: () => Date;
}

const healthz = { brand: 'acacia', stage: 'qa', build: 'b1', addresses: { kind: 'national' } };

function web({ health, partner, date = () => new Date() }: Web): typeof fetch {
  return async (url, init) => {
    if (String(url).startsWith(String(new URL('https://crm.partner.example')))) {
      if (partner) return partner();
      return new Response(null, { status: init?.method === 'OPTIONS' ? 501 : 500 });
    }
    const answer = health ? await health() : Response.json(healthz);
    answer.headers.set('date', date().toUTCString());
    return answer;
  };
}

async function doctor(
  spoil: (standIn: StandIn) => unknown,
  on: Web = {},
  at = now,
): Promise<Section[]> {
  const standIn = await healthyStage('acacia', 'qa', now);
  await spoil(standIn);
  const { wrangler } = standIn;
  const parts = { wrangler, fetch: web(on), now: () => at, partners: undefined };
  return examineStage(demandSite('acacia', 'qa'), parts);
}

const notOk = (sections: Section[]) =>
  sections.flatMap(({ findings }) => findings.filter(({ state }) => state !== 'ok'));
const mendOf = (finding: Finding | undefined) =>
  finding && finding.state !== 'ok' ? finding.mend : undefined;

it('finds nothing wrong with a healthy stage', async () => {
  const sections = await doctor(() => undefined);
  expect(notOk(sections)).toEqual([]);
  expect(exitCode(sections)).toBe(0);
  expect(reportText(sections)).toContain('Everything is in order.');
});

const lead =
  (at: Date, state = 'pending', settled: Date | null = null) =>
  (standIn: StandIn) =>
    database(standIn, 'LEADS_DB').exec(`INSERT INTO outbox
    (brand, id, kind, subject_id, vertical, state, due_at, created_at, settled_at)
    VALUES ('acacia', 'k1', 'lead', 'l1', 'energy', '${state}', 0, ${at.getTime()},
      ${settled?.getTime() ?? 'NULL'})`);

const minutes = (count: number) => new Date(now.getTime() - count * 60_000);
const days = (count: number) => minutes(count * 24 * 60);

describe.each<[string, (standIn: StandIn) => unknown, Web, RegExp, RegExp]>([
  ['a sign-in', (s) => (s.signedIn = false), {}, /not signed in/, /npx wrangler login/],
  [
    'a deployment',
    (s) => (s.deployed = false),
    {},
    /kurrajong-acacia-qa is not deployed/,
    /^npm run release -- --brand acacia --stage qa$/,
  ],
  [
    'an answer about what is deployed',
    (s) => s.refused.add('deployments status'),
    {},
    /^wrangler deployments status failed: .*Internal error/,
    /^npx wrangler whoami$/,
  ],
  [
    'an answer about its variables',
    (s) => s.refused.add('versions view'),
    {},
    /^wrangler versions view failed: .*Internal error/,
    /^npx wrangler whoami$/,
  ],
  [
    'a secret beside its URL',
    (s) => s.secrets.add('CMS_URL').add('CMS_TOKEN'),
    {},
    /CMS_SECRET is missing beside CMS_URL/,
    /wrangler secret put CMS_SECRET --env acacia-qa/,
  ],
  [
    'a secret of a partner',
    (s) => s.secrets.delete('HOOK_SECRET'),
    {},
    /crm needs the secret HOOK_SECRET/,
    /wrangler secret put HOOK_SECRET/,
  ],
  [
    'a queue',
    (s) => s.queues.clear(),
    {},
    /no kurrajong-leads-acacia-qa/,
    /npm run release -- --brand acacia --stage qa/,
  ],
  [
    'an answer about its queue',
    (s) => s.refused.add('queues info'),
    {},
    /^could not be checked: .*Internal error/,
    /^npx wrangler whoami$/,
  ],
  [
    'a worker that takes from its queue',
    (s) => (s.queueConsumers = 0),
    {},
    /nothing consumes kurrajong-leads-acacia-qa/,
    /^npx wrangler triggers deploy --env acacia-qa$/,
  ],
  [
    'a database',
    (s) => s.databases.delete('CATALOGUE_DB'),
    {},
    /there is no such database/,
    /^npm run release -- --brand acacia --stage qa$/,
  ],
  [
    'a migration',
    (s) => database(s, 'LEADS_DB').exec("DELETE FROM d1_migrations WHERE name LIKE '0008%'"),
    {},
    /misses 0008_content_calls.sql/,
    /d1 migrations apply LEADS_DB --env acacia-qa --remote/,
  ],
  [
    'any migration',
    (s) => database(s, 'LEADS_DB').exec('DROP TABLE d1_migrations'),
    {},
    /misses 0001_leads.sql, /,
    /d1 migrations apply LEADS_DB --env acacia-qa --remote/,
  ],
  [
    'a database that answers',
    (s) => database(s, 'CATALOGUE_DB').exec('DROP TABLE release'),
    {},
    /could not be checked: .* failed\. no such table: release/,
    /./,
  ],
  [
    'content',
    (s) => s.kv.clear(),
    {},
    /nothing is published/,
    /content:publish -- --brand acacia --stage qa/,
  ],
  [
    'plans',
    (s) => database(s, 'CATALOGUE_DB').exec('DELETE FROM release'),
    {},
    /every list is empty/,
    /catalogue:import -- <folder\|file> --brand acacia --stage qa/,
  ],
  [
    'addresses',
    (s) => database(s, 'ADDRESSES_DB').exec('DELETE FROM release'),
    {},
    /every address has to be typed in full/,
    /addresses:load/,
  ],
  [
    'deliveries that nobody holds',
    (s) => s.secrets.add('LEADS_HOLD'),
    {},
    /LEADS_HOLD is set/,
    /secret delete LEADS_HOLD --env acacia-qa/,
  ],
  [
    'a readable LEAD_PARTNERS',
    (s) => s.variables.set('LEAD_PARTNERS', JSON.stringify([{ ...partner, url: 'http://x' }])),
    {},
    /LEAD_PARTNERS cannot be used: partner "crm", url/,
    /secret put LEAD_PARTNERS/,
  ],
  [
    'a partner that answers',
    () => undefined,
    { partner: () => Promise.reject(new Error('ECONNREFUSED')) },
    /crm does not answer at crm.partner.example/,
    /ask crm/,
  ],
  [
    'a partner that is well',
    (s) => {
      lead(minutes(1))(s);
      database(s, 'LEADS_DB').exec(`INSERT INTO partner_health VALUES ('crm', 5, 0);
        UPDATE outbox SET partner = 'crm'`);
    },
    {},
    /crm failed 5 times in a row/,
    /leads -- list --state pending --brand acacia --stage qa/,
  ],
  [
    'delivery in time',
    lead(minutes(20)),
    {},
    /1 waiting to be delivered, the oldest for 20 minutes/,
    /leads -- list/,
  ],
  [
    'deliveries that succeed',
    lead(minutes(20), 'dead', minutes(5)),
    {},
    /1 were given up/,
    /replay --all-dead/,
  ],
  [
    'deliveries of which a restore knows what became',
    (s) => {
      lead(minutes(20), 'dead', minutes(5))(s);
      database(s, 'LEADS_DB').exec('UPDATE outbox SET attempts = 3, maybe_passed = 2');
    },
    {},
    /^1 may already have been delivered: a restore set them to dead$/,
    /^ask the partner about each .* then npm run leads -- replay '?<reference>/,
  ],
  [
    'retention',
    (s) =>
      database(s, 'LEADS_DB').exec(`INSERT INTO delivery_attempt
        VALUES ('acacia', 'k1', 'crm', 1, 'down', 503, 1, ${days(403).getTime()})`),
    {},
    /1 records are kept past their time/,
    /leads -- purge/,
  ],
  ['room for leads', (s) => (s.leadBytes = 8_000_000_000), {}, /8.00 of 10 GB/, /alerts.md/],
  [
    'a site that answers',
    () => undefined,
    { health: () => Promise.reject(new Error('no')) },
    /does not answer/,
    /npm run release -- --brand acacia --stage qa/,
  ],
  [
    'a site without errors',
    () => undefined,
    { health: () => new Response(null, { status: 500 }) },
    /answers 500/,
    /wrangler tail/,
  ],
  [
    'its own site',
    () => undefined,
    { health: () => Response.json({ ...healthz, stage: 'production' }) },
    /is acacia production/,
    /npm run release -- --brand acacia --stage qa/,
  ],
  [
    'an index that can be asked',
    () => undefined,
    { health: () => Response.json({ ...healthz, addresses: { kind: 'unknown' } }) },
    /cannot ask its index/,
    /wrangler tail/,
  ],
  [
    'the right time',
    () => undefined,
    { date: () => new Date(Date.now() + 90_000) },
    /\d+ s behind/,
    /timedatectl/,
  ],
])('a stage without %s', (what, spoil, on, says, mend) => {
  it('is reported with its remedy, and nothing else is', async () => {
    const sections = await doctor(spoil, on);
    const wrong = notOk(sections).filter(({ state }) => state === 'bad');
    expect(wrong.map((one) => one.says)).toContainEqual(expect.stringMatching(says));
    expect(mendOf(wrong.find((one) => says.test(one.says)))).toMatch(mend);
    expect(exitCode(sections)).toBe(1);
    expect(reportText(sections)).toMatch(/✗.*\n.*→/);
    // Two checks report a missing database.
    expect(wrong).toHaveLength(what === 'a database' ? 2 : 1);
  });
});

describe.each<[string, (standIn: StandIn) => unknown, RegExp]>([
  [
    'content that differs from the files',
    (s) => s.publish((path) => path !== '/energy'),
    /differ.* from the files/,
  ],
  [
    'an old catalogue',
    (s) =>
      database(s, 'CATALOGUE_DB').exec(
        `UPDATE release SET loaded_at = '${days(36).toISOString()}';
        INSERT INTO energy_release (id, source, state, loaded_at, plans)
          VALUES ('e1', 'files', 'live', '${now.toISOString()}', 12);
        INSERT INTO energy_reference (id, document) VALUES ('r1', '[{"year":"2026-27"}]')`,
      ),
    /^132 plans, the oldest load 2026-10-18: 36 days old$/,
  ],
  [
    'old addresses',
    (s) =>
      database(s, 'ADDRESSES_DB').exec(
        `UPDATE release SET loaded_at = '${days(201).toISOString()}'`,
      ),
    /201 days old$/,
  ],
  [
    'the catalogue that the project ships',
    (s) => database(s, 'CATALOGUE_DB').exec("UPDATE release SET id = 'embedded-a1'"),
    /the invented ones/,
  ],
  [
    'the sample of addresses',
    (s) => database(s, 'ADDRESSES_DB').exec("UPDATE release SET kind = 'sample'"),
    /the invented sample/,
  ],
  ['no partner', (s) => s.variables.clear(), /no partner is set/],
  ['LEAD_PARTNERS as a secret', asSecret, /nobody can read back/],
  ['half a database', (s) => (s.leadBytes = 5_000_000_000), /5.00 of 10 GB/],
])('a stage with %s', (_, spoil, says) => {
  it('gets a warning, not a failure', async () => {
    const sections = await doctor(spoil);
    expect(notOk(sections)).toEqual([
      expect.objectContaining({ state: 'look', says: expect.stringMatching(says) }),
    ]);
    expect(exitCode(sections)).toBe(0);
  });
});

it('a database that cannot be read is not called missing', async () => {
  const sections = await doctor((standIn) => standIn.refused.add('d1 execute'));
  const about = notOk(sections).filter(({ about }) => about.endsWith('_DB'));
  expect(about).toHaveLength(3);
  for (const { says } of about) expect(says).toMatch(/^could not be checked: .*Internal error/);
});

it('a site is checked from outside, even without a sign-in', async () => {
  const down = { health: () => new Response(null, { status: 500 }) };
  const sections = await doctor((standIn) => (standIn.signedIn = false), down);
  expect(notOk(sections).map(({ about }) => about)).toEqual(['worker', 'site']);
});

it('content that differs from the files needs no attention where there is a CMS', async () => {
  const sections = await doctor((standIn) => {
    for (const name of ['CMS_URL', 'CMS_TOKEN', 'CMS_SECRET']) standIn.secrets.add(name);
    return standIn.publish((path) => path !== '/energy');
  });
  expect(notOk(sections)).toEqual([]);
});

it('leads that wait without a partner are to be exported by hand', async () => {
  const sections = await doctor((standIn) => {
    standIn.variables.clear();
    lead(minutes(20))(standIn);
  });
  const waiting = notOk(sections).find(({ about }) => about === 'leads');
  expect(waiting).toMatchObject({ state: 'look', says: expect.stringMatching(/^1 waiting/) });
  expect(mendOf(waiting)).toMatch(
    /^npm run leads -- export .* --handed-to <partner> --brand acacia/,
  );
});

it('a record that one nightly run has left needs no attention, since the next one catches up', async () => {
  const sections = await doctor((standIn) =>
    database(standIn, 'LEADS_DB').exec(`INSERT INTO delivery_attempt
      VALUES ('acacia', 'k1', 'crm', 1, 'down', 503, 1, ${days(401).getTime()})`),
  );
  expect(notOk(sections)).toEqual([]);
});

it('a partner’s past failure needs no attention once nothing waits for that partner', async () => {
  const sections = await doctor((standIn) =>
    database(standIn, 'LEADS_DB').exec("INSERT INTO partner_health VALUES ('left-us', 7, 0)"),
  );
  expect(notOk(sections)).toEqual([]);
});

it('a given-up message that was erased needs no attention, since it cannot be sent any more', async () => {
  const sections = await doctor((standIn) =>
    database(standIn, 'LEADS_DB').exec(`
      INSERT INTO contact_message
        (id, idempotency_key, brand, host, reference, name, email, message, page, created_at, erased_at)
        VALUES ('m1', 'k1', 'acacia', 'h', 'KJ-1', '', '', '', '/contact', '2025-10-01', '2026-11-01');
      INSERT INTO outbox (brand, id, kind, subject_id, state, due_at, created_at, settled_at)
        VALUES ('acacia', 'k1', 'message', 'm1', 'dead', 0, 0, 0)`),
  );
  expect(notOk(sections)).toEqual([]);
});

function asSecret({ variables, secrets }: StandIn): void {
  variables.clear();
  secrets.add('LEAD_PARTNERS');
}

it.each([
  [['--brand', 'acacia'], /--stage must be one of/],
  [['--stage', 'qa'], /--brand must be one of/],
  [['--brand', 'x', '--stage', 'qa'], /--brand must be one of/],
  [['--partners', 'partners.json'], /--partners goes with --brand and --stage/],
])('refuses %j', (args, words) => {
  expect(() => doctorOptions(args)).toThrow(words);
});

describe('reference prices of energy', () => {
  const says = async (day: string, ...years: readonly string[]) => {
    const document = JSON.stringify(years.map((year) => ({ year })));
    const sections = await doctor(
      (standIn) =>
        database(standIn, 'CATALOGUE_DB').exec(`
          INSERT INTO energy_release (id, source, state, loaded_at, plans)
          VALUES ('e1', 'files', 'live', '${day}', 12);
          INSERT INTO energy_reference (id, document) VALUES ('r1', '${document}')`),
      {},
      new Date(`${day}T02:00:00Z`),
    );
    const found = sections
      .flatMap(({ findings }) => findings)
      .find(({ about }) => about === 'references');
    return found && [found.state, found.says];
  };
  const none =
    /^no reference prices of energy for 2026-27: plans say that no reference price applies$/;
  const due = /^no reference prices of energy for 2027-28 yet, which apply from 1 July$/;

  it.each<[string, readonly string[], 'ok' | 'look', RegExp]>([
    ['2027-04-30', ['2026-27'], 'ok', /for 2026-27$/],
    ['2027-05-01', ['2026-27'], 'look', due],
    ['2027-06-30', ['2026-27'], 'look', due],
    ['2027-06-30', ['2026-27', '2027-28'], 'ok', /for 2026-27$/],
    ['2027-07-01', ['2026-27', '2027-28'], 'ok', /for 2027-28$/],
    ['2026-07-01', ['2025-26'], 'look', none],
    ['2027-05-01', [], 'look', none],
  ])('on %s with those of %j are reported correctly', async (day, years, state, words) => {
    expect(await says(day, ...years)).toEqual([state, expect.stringMatching(words)]);
  });

  it('are not checked where there is no energy', async () => {
    const sections = await doctor(() => undefined, {}, new Date('2027-05-01T02:00:00Z'));
    expect(reportText(sections)).not.toContain('reference prices');
  });
});
