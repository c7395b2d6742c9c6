/** A deployed database, with one on this machine in its place: a load by files of SQL through wrangler itself. */
import { expect, it } from 'vitest';
import { first } from '../../../worker/leads/sql.ts';
import { wranglerSql } from '../../leads/wrangler-sql.ts';
import { withLocalPlatform } from '../../site/local-platform.ts';
import { migrateLocally } from '../../site/migrate-locally.ts';
import { powerAnswer } from '../cdr/cdr-answer.fixture.ts';
import { turnedEnergyPlan } from '../cdr/turned-energy-plan.ts';
import { deployedLoad } from './deployed-load.ts';
import { inImportFolder } from './import.fixture.ts';

const entry = (planId: string) =>
  turnedEnergyPlan(powerAnswer({ data: { planId, displayName: "Quandong's" } }), {
    day: '2026-11-21',
  });

it('is staged, taken up where it stopped, and live when it is finished', async () => {
  await inImportFolder({}, async (folder) => {
    const where = ['--local', '--persist-to', `${folder}/state`];
    await withLocalPlatform((env) => migrateLocally(env, ['CATALOGUE_DB']), `${folder}/state`);
    const target = ['CATALOGUE_DB', ...where];
    const live = () =>
      first(wranglerSql(target), "SELECT plans, source FROM energy_release WHERE state = 'live'");
    const stopped = deployedLoad(target);
    expect(await stopped.begin('files')).toEqual({ taken: 0 });
    await stopped.put([entry('A1'), entry('A2')], 2);
    const again = deployedLoad(target);
    expect(await again.begin('files')).toEqual({ taken: 2 });
    await again.put([entry('A3')], 3);
    await again.finish();
    expect(await live()).toEqual({ plans: 3, source: 'files' });
  });
}, 120_000);

it('is begun first', async () => {
  await expect(deployedLoad(['CATALOGUE_DB']).put([], 0)).rejects.toThrow('call begin first');
});
