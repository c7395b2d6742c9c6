/** A day is judged by the sum of what its visits cost, and by every lead. */
import { expect, it } from 'vitest';
import { noCounts } from '../../bench/actions/binding-counts.ts';
import { visitCosts } from '../../bench/scale/measured-costs.ts';
import { besideComputed, brokenDay, dayTable } from './day-figures.ts';
import type { DayRun } from './day-run.ts';

const { rowsWritten, queued, points } = visitCosts.lead;
const hour = {
  visits: {
    'cached page': 0,
    'first render': 0,
    'address keystroke': 0,
    'list of plans': 0,
    lead: 10,
  },
  counts: {
    ...noCounts(),
    rowsWritten: 10 * rowsWritten,
    queued: 10 * queued,
    points: 10 * points,
  },
  cpuMs: 5,
};
const run: DayRun = {
  alone: [],
  hours: [hour, hour],
  bytesALead: 3_000,
  errors: [],
  leadReasons: [],
  delivered: 20,
  told: 20,
};

it('adds the costs of its visits up', () => {
  expect(besideComputed(run)).toContainEqual({
    name: 'rowsWritten',
    measured: 20 * rowsWritten,
    computed: 20 * rowsWritten,
  });
  expect(brokenDay(run)).toEqual([]);
  expect(dayTable(run)).toContain('1:00          10      10');
});

it('is broken by costs that have changed', () => {
  const dear = { ...hour, counts: { ...hour.counts, rowsWritten: 16 * rowsWritten } };
  expect(brokenDay({ ...run, hours: [hour, dear] })).toEqual([
    `rowsWritten: ${26 * rowsWritten}, not ${20 * rowsWritten}: renew bench/scale/measured-costs.ts`,
  ]);
});

it('is broken by a lead that no partner has, or an error', () => {
  expect(brokenDay({ ...run, delivered: 19 })).toEqual(['the partner took 19 of 20 leads']);
  expect(brokenDay({ ...run, errors: ['A lead: 503'] })).toEqual([
    'errors: 1, the first: A lead: 503',
  ]);
});
