/** A deployed database, replaced by one on this machine: a load of SQL files through the real wrangler. */
import { expect, it, vi } from 'vitest';
import { first } from '../../../worker/leads/sql.ts';
import { migrateLocally } from '../../databases/migrate-locally.ts';
import { wranglerSql } from '../../leads/wrangler-sql.ts';
import { withLocalPlatform } from '../../site/local-platform.ts';
import * as tool from '../../site/run-tool.ts';
import { powerAnswer } from '../cdr/cdr-answer.fixture.ts';
import { turnedEnergyPlan } from '../cdr/turned-energy-plan.ts';
import { deployedLoad } from './deployed-load.ts';
import { inImportFolder } from './import.fixture.ts';

vi.mock(import('../../site/run-tool.ts'), { spy: true });

const entry = (planId: string) =>
  turnedEnergyPlan(powerAnswer({ data: { planId, displayName: "Quandong's" } }), {
    day: '2026-11-21',
  });

it('a load is staged, resumed where it stopped, and live once it is finished', async () => {
  await inImportFolder({}, async (folder) => {
    const where = ['--local', '--persist-to', `${folder}/state`];
    await withLocalPlatform((env) => migrateLocally(env, ['CATALOGUE_DB']), `${folder}/state`);
    const target = ['CATALOGUE_DB', ...where];
    const live = () =>
      first(wranglerSql(target), "SELECT plans, source FROM energy_release WHERE state = 'live'");
    const stopped = deployedLoad(target);
    expect(await stopped.begin('files')).toMatchObject({ taken: 0 });
    await stopped.put([entry('A1'), entry('A2')], 2);
    const again = deployedLoad(target);
    expect(await again.begin('files')).toMatchObject({ taken: 2 });
    await again.put([entry('A3')], 3);
    await again.finish();
    expect(await live()).toEqual({ plans: 3, source: 'files' });
    // A deployed database blocks while it imports a file, so only plans go in files.
    expect(tool.runQuietly).toHaveBeenCalledTimes(2);
    const next = deployedLoad(target);
    expect(await next.begin('other files')).toMatchObject({ taken: 0 });
    await next.put([entry('B1')], 1);
    await next.finish();
    expect(await live()).toEqual({ plans: 1, source: 'other files' });
    const kept = 'SELECT count(*) AS plans FROM energy_plan';
    expect(await first(wranglerSql(target), kept)).toEqual({ plans: 1 });
    expect(tool.runQuietly).toHaveBeenCalledTimes(3);
  });
}, 300_000);

it('a load has to begin before it takes plans', async () => {
  await expect(deployedLoad(['CATALOGUE_DB']).put([], 0)).rejects.toThrow('call begin first');
});

it('a load that another one has replaced says so, and not only what the database refused', async () => {
  const answered = (...results: readonly object[][]) =>
    vi.mocked(tool.runCaptured).mockResolvedValueOnce({
      code: 0,
      output: JSON.stringify(results.map((rows) => ({ results: rows, success: true }))),
      errors: '',
    });
  answered([{ count: 0 }], [{ id: 'one', taken: 0 }], ...Array.from({ length: 6 }, () => []));
  const load = deployedLoad(['CATALOGUE_DB']);
  expect(await load.begin('files')).toMatchObject({ taken: 0 });
  vi.mocked(tool.runQuietly).mockRejectedValueOnce(
    new Error('wrangler failed:\nNOT NULL constraint failed: energy_release.source'),
  );
  await expect(load.put([entry('A1')], 1)).rejects.toThrow(
    'Another load of energy plans has replaced this one: import again',
  );
  vi.mocked(tool.runQuietly).mockRejectedValueOnce(new Error('fetch failed'));
  await expect(load.put([entry('A1')], 1)).rejects.toThrow('fetch failed');
});
