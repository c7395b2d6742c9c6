/** Loading energy plans: staged, resumed, switched to at once, and the old release deleted. */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { d1LoadPlace, liveEnergy } from './d1-load-place.ts';
import { energyLoad } from './energy-load.ts';
import { dropStatements } from './energy-load-statements.ts';
import type { EnergyEntry } from './energy-rows.ts';
import { generateEnergyPlans } from './generated-energy.fixture.ts';

const db = env.CATALOGUE_DB;
const tables = ['provider', 'area', 'place', 'plan'] as const;

const plans = generateEnergyPlans(60, 1);
const now = () => new Date('2026-11-21T00:00:00Z');

async function loaded(entries: readonly EnergyEntry[], source: string): Promise<string> {
  const load = energyLoad(d1LoadPlace(db), now);
  const { load: id } = await load.begin(source);
  await load.put(entries, entries.length);
  await load.finish();
  return id;
}

async function counts(release?: string): Promise<number[]> {
  const where = release === undefined ? '' : ` WHERE release = '${release}'`;
  return Promise.all(
    tables.map(async (table) => {
      const row = await db
        .prepare(`SELECT count(*) AS count FROM energy_${table}${where}`)
        .first<{ count: number }>();
      return row?.count ?? 0;
    }),
  );
}

beforeEach(async () => {
  await db.prepare("UPDATE energy_release SET state = 'old'").run();
  for (let round = 0; round < 50; round += 1) {
    await db.batch(dropStatements.map(({ sql }) => db.prepare(sql)));
  }
});

describe('a load', () => {
  it('shows once it is finished, and the one before it is deleted', async () => {
    expect(await liveEnergy(db)).toBeNull();
    const first = await loaded(plans.slice(0, 40), 'one');
    expect(await liveEnergy(db)).toEqual({
      id: first,
      source: 'one',
      loadedAt: now().toISOString(),
      plans: 40,
    });
    const load = energyLoad(d1LoadPlace(db), now);
    await load.begin('two');
    await load.put(plans, 60);
    expect((await liveEnergy(db))?.id).toBe(first);
    await load.finish();
    expect(await liveEnergy(db)).toMatchObject({ source: 'two', plans: 60 });
    expect((await counts())[3]).toBe(60);
    expect(await counts(first)).toEqual([0, 0, 0, 0]);
  });

  it('goes on where it stopped, and ends as if it had not', async () => {
    const whole = await loaded(plans, 'whole');
    const wanted = await counts(whole);
    const stopped = energyLoad(d1LoadPlace(db), now);
    const { load: id, taken: none } = await stopped.begin('files');
    expect(none).toBe(0);
    await stopped.put(plans.slice(0, 25), 31);
    const again = energyLoad(d1LoadPlace(db), now);
    expect(await again.begin('files')).toEqual({ load: id, taken: 31 });
    // A batch that was put without its confirmation arriving is put again.
    await again.put(plans.slice(20, 45), 50);
    await again.put(plans.slice(45), 66);
    await again.finish();
    expect(await liveEnergy(db)).toMatchObject({ id, plans: 60 });
    expect(await counts()).toEqual(wanted);
  });

  it('of another source replaces one that stopped, which then fails', async () => {
    const stopped = energyLoad(d1LoadPlace(db), now);
    await stopped.begin('one');
    await stopped.put(plans.slice(0, 10), 10);
    await loaded(plans.slice(0, 20), 'two');
    await expect(stopped.put(plans.slice(10), 60)).rejects.toThrow('import again');
    await expect(stopped.finish()).rejects.toThrow('import again');
    expect(await liveEnergy(db)).toMatchObject({ source: 'two', plans: 20 });
    expect((await counts())[3]).toBe(20);
  });

  it('takes the last of plans with one id, and counts those on sale', async () => {
    const [first, second] = plans;
    if (!first || !second) throw new Error('no plans');
    const renamed = { ...first, plan: { ...first.plan, name: 'Renamed' } };
    const over = { ...second, plan: { ...second.plan, endedOn: '2026-10-31' } };
    const load = energyLoad(d1LoadPlace(db), now);
    await load.begin('twice');
    await load.put([first, over], 2);
    await load.put([renamed], 3);
    await load.finish();
    const { results } = await db.prepare('SELECT listing FROM energy_plan ORDER BY id').all();
    expect(JSON.stringify(results)).toContain('Renamed');
    expect(await liveEnergy(db)).toMatchObject({ plans: 1 });
  });

  it('is begun first', async () => {
    await expect(energyLoad(d1LoadPlace(db)).put([], 0)).rejects.toThrow('call begin first');
  });
});

describe('the rows', () => {
  it('hold each area once, and what only a plan’s page shows apart', async () => {
    await loaded(plans, 'rows');
    const different = new Set(plans.map(({ plan }) => JSON.stringify([plan.area, !plan.gas])));
    expect((await counts())[1]).toBe(different.size);
    const row = await db
      .prepare('SELECT listing, rest FROM energy_plan')
      .first<{ listing: string; rest: string }>();
    expect(row?.listing).not.toMatch(/eligibility|benefitEnds|"\d{4}"/);
    expect(row?.rest).toMatch(/smart meter.*standing offer/);
  });
});
