/** An import replaces what is live: it reports how much, and asks before most of a product goes. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSqliteD1 } from '../../../tests/partner/sqlite-d1.ts';
import { all } from '../../../worker/leads/sql.ts';
import { seedCatalogue } from '../../../worker/ports/plans/load-catalogue.ts';
import { embeddedCatalogue } from '../../../worker/ports/plans/shipped-catalogue.fixture.ts';
import { root } from '../../build/files-below.ts';
import { powerAnswer } from '../cdr/cdr-answer.fixture.ts';
import { inImportFolder } from './import.fixture.ts';
import { importFiles } from './import-files.ts';
import { type ImportOrder, importInto } from './import-into.ts';
import { type ImportTarget, localTarget } from './import-target.ts';
import { isHalved } from './replaced-products.ts';

const shipped = join(root, 'content/catalogue');
/** Only credit cards. */
const cards = join(shipped, 'curlew.json');
const day = '2026-11-21';

const emptyTarget = () => localTarget(createSqliteD1('plans'));

let said: string[] = [];
beforeEach(() => {
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line) => {
    said.push(String(line));
  });
});
afterEach(() => vi.restoreAllMocks());

const run = (target: ImportTarget, path: string, over: Partial<ImportOrder> = {}) =>
  importInto(target, importFiles([path]), {
    day,
    check: false,
    force: false,
    report: undefined,
    ...over,
  });

const liveIn = async ({ sql }: ImportTarget) => ({
  others: await all(sql, 'SELECT DISTINCT vertical FROM plan ORDER BY vertical'),
  energy: await all(sql, "SELECT plans FROM energy_release WHERE state = 'live'"),
});

describe('an import that lacks most of the live plans', () => {
  it('is refused, names the products affected, and changes nothing', async () => {
    const target = emptyTarget();
    expect(await run(target, shipped)).toBe(0);
    const before = await liveIn(target);
    said = [];
    for (const check of [true, false]) {
      await expect(run(target, cards, { check })).rejects.toThrow(
        /less than half of the plans on sale would be left for .*mobile.*\n.*in one import.*--force/,
      );
    }
    expect(said).toContainEqual('replaces  plans on sale on this machine');
    expect(said.join('\n')).toMatch(/ {2}mobile +\d+ → 0, less than half\n/);
    expect(said.join('\n')).not.toMatch(/ {2}energy +\d+ →/);
    expect(await liveIn(target)).toEqual(before);
  });

  it('is loaded with --force', async () => {
    const target = emptyTarget();
    await run(target, shipped);
    const { energy } = await liveIn(target);
    expect(await run(target, cards, { force: true })).toBe(0);
    expect(await liveIn(target)).toEqual({ others: [{ vertical: 'credit-cards' }], energy });
  });

  it('is stopped before new energy plans go live, and resumes with --force', async () => {
    const target = emptyTarget();
    await run(target, shipped);
    const { energy } = await liveIn(target);
    await inImportFolder({ 'a.json': powerAnswer({ data: { planId: 'A1' } }) }, async (folder) => {
      await expect(run(target, folder)).rejects.toThrow(/would be left for energy\./);
      expect((await liveIn(target)).energy).toEqual(energy);
      expect(await run(target, folder, { force: true })).toBe(0);
    });
    expect(said.join('\n')).toMatch(/resumed {3}after entry 1 /);
    expect((await liveIn(target)).energy).toEqual([{ plans: 1 }]);
  });
});

it('needs no --force where only the shipped plans are live', async () => {
  const db = createSqliteD1('plans');
  await seedCatalogue(db, embeddedCatalogue);
  const target = localTarget(db);
  expect(await run(target, cards)).toBe(0);
  expect(said.join('\n')).toMatch(/ {2}mobile +\d+ → 0$/m);
  expect((await liveIn(target)).others).toEqual([{ vertical: 'credit-cards' }]);
});

it('needs no --force for the same files again, or where nothing is live', async () => {
  const target = emptyTarget();
  expect(await run(target, shipped, { check: true })).toBe(0);
  expect(await liveIn(target)).toEqual({ others: [], energy: [] });
  expect(await run(target, shipped)).toBe(0);
  expect(await run(target, shipped)).toBe(0);
});

it('fails as a check where an entry is refused, reports every refusal, and loads the rest', async () => {
  const answer = (planId: string, data: object = {}) => powerAnswer({ data: { planId, ...data } });
  const refused = ['B1', 'B2', 'B3', 'B4'].map((id) => answer(id, { effectiveTo: 'never' }));
  const files = {
    'a.json': [answer('A1'), answer('A2', { effectiveTo: '2026-01-01' }), ...refused],
  };
  await inImportFolder(files, async (folder) => {
    const target = emptyTarget();
    const report = join(folder, 'report.txt');
    expect(await run(target, folder, { check: true, report })).toBe(1);
    expect(JSON.parse(readFileSync(report, 'utf8')).refused[0].examples).toHaveLength(4);
    expect(said).toContain('  energy           0 → 1');
    expect(await run(target, folder)).toBe(0);
    expect((await liveIn(target)).energy).toEqual([{ plans: 1 }]);
  });
});

it('takes half of the live plans without --force, but no less', () => {
  const replaced = { product: 'mobile', live: 4, invented: false } as const;
  expect([2, 1].map((next) => isHalved({ ...replaced, next }))).toEqual([false, true]);
});

it('writes the report before anything goes live, including what is replaced', async () => {
  await inImportFolder({}, async (folder) => {
    const report = join(folder, 'report.json');
    const target = emptyTarget();
    await run(target, shipped);
    await expect(run(target, cards, { report })).rejects.toThrow('--force');
    const { replaces } = JSON.parse(readFileSync(report, 'utf8'));
    expect(replaces).toContainEqual({
      product: 'mobile',
      live: expect.any(Number),
      invented: false,
      next: 0,
    });
    mkdirSync(join(folder, 'taken'));
    const nowhere = { report: join(folder, 'taken'), force: true };
    const before = await liveIn(target);
    await expect(run(target, cards, nowhere)).rejects.toThrow('EISDIR');
    expect(await liveIn(target)).toEqual(before);
  });
});
