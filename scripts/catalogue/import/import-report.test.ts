/** The report on real plans, if available: set KURRAJONG_DATA to the folder with cdr-energy-plans.json. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { turnedEnergyPlan } from '../cdr/turned-energy-plan.ts';
import { importFiles } from './import-files.ts';
import { importPlans } from './import-plans.ts';
import { reportLines } from './import-report.ts';

const file = join(process.env.KURRAJONG_DATA ?? '', 'cdr-energy-plans.json');
const isThere = process.env.KURRAJONG_DATA !== undefined && existsSync(file);
if (!isThere) console.warn('Real plans are not read: KURRAJONG_DATA names no folder that has them');
const day = '2024-10-01';

describe.runIf(isThere)('150 real plans', () => {
  const answers = (): object[] => JSON.parse(readFileSync(file, 'utf8'));

  it('are all read, and only those without a price lack one', () => {
    const counts: Record<string, number> = {};
    for (const answer of answers()) {
      const { unpriced = 'priced' } = turnedEnergyPlan(answer, { day }).plan;
      counts[unpriced] = (counts[unpriced] ?? 0) + 1;
    }
    expect(counts).toEqual({
      priced: 137,
      wholesale: 8,
      flexible: 2,
      'unreadable-time': 1,
      'controlled-load-hours': 2,
    });
  });

  it('are imported once for each id', async () => {
    const settings = { day, batch: 50, keep: false };
    const { result, others, energyPlans } = await importPlans(importFiles([file]), settings);
    console.info(reportLines(result, others).join('\n'));
    expect(energyPlans).toBe(148);
    expect(result).toMatchObject({ older: 2, refused: [] });
    expect(result.energy.priced).toBe(135);
  });
});
