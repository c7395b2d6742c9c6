/** Frequent statements read only the rows they need: the outbox grows, and D1 bills by rows read. */
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import * as sql from './delivery-statements.ts';

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

describe('the statements of delivery', () => {
  it.each(often)('%s scans no table', async (_name, statement) => {
    const count = Math.max(...[...statement.matchAll(/\?(\d)/g)].map(([, at]) => Number(at)));
    const { results } = await env.LEADS_DB.prepare(`EXPLAIN QUERY PLAN ${statement}`)
      .bind(...Array.from({ length: count }, () => '[]'))
      .all();
    const steps = results.map(({ detail }) => String(detail));
    expect(steps).not.toEqual([]);
    expect(steps.filter((step) => /^SCAN (?!json_each)/.test(step))).toEqual([]);
  });
});
