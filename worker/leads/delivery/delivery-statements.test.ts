/** Frequent statements read only the rows they need: the outbox grows, and D1 bills by rows read. */
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { named } from '../sql.ts';
import * as sql from './delivery-statements.ts';

/** Some statements number their values, the others name them. */
const numbered = (text: string) => {
  const names = [...new Set(text.match(/:[a-z]+/gi))];
  return names.length === 0
    ? text
    : named(text, Object.fromEntries(names.map((name) => [name.slice(1), '']))).sql;
};

const often = Object.entries({
  claimDue: sql.claimDue,
  claimNamed: sql.claimNamed,
  loadLeads: sql.loadLeads,
  loadMessages: sql.loadMessages,
  settle: sql.settle,
  release: sql.release,
  pullForward: sql.pullForward,
  countDue: sql.countDue,
  selectBacklog: sql.selectBacklog,
  beginSending: sql.beginSending,
  updateLeadStatus: sql.updateLeadStatus,
});

describe('the delivery statement', () => {
  it.each(often)('%s scans no table', async (_name, statement) => {
    const values = new Set(statement.match(/\?\d|:[a-z]+/gi));
    const { results } = await env.LEADS_DB.prepare(`EXPLAIN QUERY PLAN ${numbered(statement)}`)
      .bind(...Array.from({ length: values.size }, () => '[]'))
      .all();
    const steps = results.map(({ detail }) => String(detail));
    expect(steps).not.toEqual([]);
    expect(steps.filter((step) => /^SCAN (?!json_each)/.test(step))).toEqual([]);
  });
});
