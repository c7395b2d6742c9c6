/** The queries of `npm run alerts` on the leads, which must use an index: forms wait while D1 scans a table. */
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { leadCheck, retentionCheck } from '../../../scripts/doctor/checks/lead-checks.ts';
import type { DoctorTarget } from '../../../scripts/doctor/doctor-target.ts';
import { d1Sql, type Sql } from '../../../worker/leads/sql.ts';
import { kvStore } from '../../../worker/ports/content/kv-store.ts';

/** Partial indexes of a few rows, which may be scanned whole. */
const small = /USING (?:COVERING )?INDEX outbox_(?:tests|messages_back|due)$/;
const large = /^SCAN (?:lead|visit|contact_message|outbox|submission|delivery_attempt)\b|AUTOMATIC/;

it.each([leadCheck, retentionCheck])('about $about', async ({ look }) => {
  const plans: string[] = [];
  const database = d1Sql(env.LEADS_DB);
  const explained: Sql = {
    async run(statements) {
      const explains = statements.map((one) => ({ ...one, sql: `EXPLAIN QUERY PLAN ${one.sql}` }));
      const found = await database.run(explains);
      plans.push(...found.flat().map(({ detail }) => String(detail)));
      return database.run(statements);
    },
  };
  const target: DoctorTarget = {
    name: 'acacia-qa',
    stage: 'qa',
    brands: ['acacia'],
    partners: undefined,
    options: '--brand acacia --stage qa',
    content: kvStore(env.CONTENT),
    fetch,
    has: () => false,
    sql: () => explained,
    now: () => new Date(),
  };
  await look(target);
  expect(plans.length).toBeGreaterThan(4);
  expect(plans.filter((step) => large.test(step) && !small.test(step))).toEqual([]);
});
