/** Costs match sums done by hand, and the tables of docs/operations/scale.md match the computed ones. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/build/files-below.ts';
import { bytesALead, visitCosts } from './measured-costs.ts';
import { limits } from './published-prices.ts';
import {
  amount,
  leadsASecond,
  monthOfLeads,
  monthOfPages,
  monthsUntilFull,
  scaleTables,
  storageGb,
  usdOf,
} from './scale-tables.ts';

const nothing = monthOfPages(0);

describe('a month of traffic', () => {
  it('with one lead an hour writes as much as 720 leads', () => {
    expect(monthOfLeads(1).rowsWritten).toBe(720 * visitCosts.lead.rowsWritten);
    expect(monthOfLeads(10).rowsRead).toBeCloseTo(10 * monthOfLeads(1).rowsRead);
    expect(monthOfLeads(1).queueOperations).toBe(
      720 * visitCosts.lead.queued * limits.operationsAMessage,
    );
  });

  it('with leads stores them, and logs a line for each request and each delivery', () => {
    expect(monthOfLeads(100).storedGb).toBe(storageGb(100));
    // Twelve keystrokes, three lists, a page, the two requests of the lead, and its delivery.
    expect(monthOfLeads(1).logLines).toBe(720 * 19);
  });

  it('with one page a second makes 2,592,000 requests and logs each', () => {
    expect(monthOfPages(1).requests).toBeCloseTo(2_592_000);
    expect(monthOfPages(1).logLines).toBeCloseTo(2_592_000);
    expect(monthOfPages(1).rowsWritten).toBe(0);
  });

  it('costs nothing within the plan’s allowances, and charges for each million beyond them', () => {
    expect(usdOf(nothing)).toBe(0);
    expect(usdOf({ ...nothing, requests: 10_000_000 })).toBe(0);
    expect(usdOf({ ...nothing, requests: 12_000_000, rowsWritten: 51_000_000 })).toBeCloseTo(1.6);
    // The page on Workers Logs has this example: 15 million requests, two lines each.
    expect(usdOf({ ...nothing, logLines: 30_000_000 })).toBeCloseTo(6);
    expect(usdOf({ ...nothing, storedGb: 9 })).toBeCloseTo(3);
  });
});

it('a database is full when its leads reach 10 GB', () => {
  expect(storageGb(100) * 1e9).toBeCloseTo(72_000 * bytesALead);
  expect(monthsUntilFull(100) * storageGb(100)).toBeCloseTo(10, 0);
});

it('one writer handles as many leads a second as its round trips allow', () => {
  expect(leadsASecond(5).database).toBeCloseTo(200 / visitCosts.lead.messages);
});

it.each([
  [0, '0'],
  [0.42, '0.42'],
  [12.34, '12.3'],
  [1_234, '1,234'],
  [3_449_000, '3.4 million'],
  [2.5e9, '2.5 billion'],
])('writes %f as %s', (value, said) => {
  expect(amount(value)).toBe(said);
});

it.each(Object.entries(scaleTables()))(
  'the table "%s" in the document matches the computed one',
  (_, table) => {
    const document = readFileSync(join(root, 'docs/operations/scale.md'), 'utf8');
    expect(document).toContain(table);
  },
);
