/** The embedded catalogue adapter: the contract on the shipped catalogue, loading, and the database failing. */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { sqlFile } from '../../../scripts/catalogue/sql-file.ts';
import { failingDb } from '../../../tests/workerd/support/failing-db.ts';
import { createEmbeddedCatalogue } from './embedded-plans.ts';
import { generatedCatalogue } from './generated-catalogue.fixture.ts';
import { listingRows } from './listing-rows.ts';
import { loadCatalogue, loadStatements, seedCatalogue } from './load-catalogue.ts';
import { catalogueContract } from './plans.contract.ts';
import { embeddedCatalogue } from './shipped-catalogue.fixture.ts';

const db = env.CATALOGUE_DB;
const port = createEmbeddedCatalogue(db);

describe('on the shipped catalogue', () => {
  beforeAll(async () => {
    await loadCatalogue(db, embeddedCatalogue);
  });
  catalogueContract('embedded (D1)', () => port, embeddedCatalogue);

  it('asks once for a page', async () => {
    let asked = 0;
    const counting = createEmbeddedCatalogue(
      new Proxy(db, {
        get(target, name) {
          if (name !== 'prepare') return Reflect.get(target, name);
          asked++;
          return target.prepare.bind(target);
        },
      }),
    );
    await counting.plans({ filter: { vertical: 'mobile' }, day: '2026-11-21', page: 3 });
    expect(asked).toBe(1);
  });
});

describe('loading', () => {
  it('loads once, replaces the whole, and leaves the old one when a load fails', async () => {
    const small = generatedCatalogue(20);
    expect(await loadCatalogue(db, small, new Date('2026-11-21T00:00:00Z'))).toBe(true);
    expect(await loadCatalogue(db, small)).toBe(false);
    const release = await port.release();
    expect(release).toMatchObject({ loadedAt: '2026-11-21T00:00:00.000Z', plans: 40 });
    const [first] = small.plans;
    if (!first) throw new Error('no plan');
    const twice = { ...small, plans: [...small.plans, { ...first, name: 'twice' }] };
    await expect(loadCatalogue(db, twice)).rejects.toThrow('UNIQUE');
    expect(await port.release()).toEqual(release);
    expect(await loadCatalogue(db, { providers: [], plans: [] })).toBe(true);
    const filter = { vertical: 'mobile' } as const;
    expect(await port.plans({ filter, day: '2026-11-21' })).toMatchObject({ plans: [], total: 0 });
    expect(await port.providers(['mobile'])).toEqual({ mobile: [] });
  });

  it('is the same from a file of SQL, apostrophes and all', async () => {
    await loadCatalogue(db, embeddedCatalogue);
    const rows = async () =>
      (await db.prepare('SELECT * FROM listing l JOIN plan p ON p.id = l.plan_id').all()).results;
    const wanted = await rows();
    const release = await port.release();
    await loadCatalogue(db, { providers: [], plans: [] });
    const sql = sqlFile(await loadStatements(embeddedCatalogue));
    await db.exec(sql);
    expect(await rows()).toEqual(wanted);
    expect(await port.release()).toMatchObject({ id: release?.id, plans: release?.plans });
    const longest = Math.max(
      ...sql.split('\n').map((line) => new TextEncoder().encode(line).length),
    );
    expect(longest).toBeLessThan(100_000);
  });

  it('counts a catalogue that was loaded before there were counts, as a load counts', async () => {
    await loadCatalogue(db, generatedCatalogue(100));
    const rows = async () => (await db.prepare('SELECT * FROM tally').all()).results;
    const loaded = await rows();
    const all = loaded.filter((row) => row.provider_id === '');
    expect(all.reduce((sum, row) => sum + Number(row.plans), 0)).toBe(120);
    expect(loaded.reduce((sum, row) => sum + Number(row.plans), 0)).toBe(240);
    await db.prepare('DELETE FROM tally').run();
    const migration = env.CATALOGUE_MIGRATIONS.flatMap(({ queries }) => queries);
    const [count] = migration.filter((sql) => sql.includes('INSERT INTO tally'));
    await db.prepare(count ?? '').run();
    expect(await rows()).toEqual(loaded);
  });

  it('counts nobody’s plans for a provider without a name', async () => {
    await loadCatalogue(db, generatedCatalogue(100));
    for (const vertical of ['mobile', 'broadband'] as const) {
      const none = await port.plans({ filter: { vertical, providers: [''] }, day: '2026-11-21' });
      expect(none).toMatchObject({ plans: [], total: 0 });
    }
  });

  it('seeds once, again when the shipped catalogue changed, and never over an import', async () => {
    await loadCatalogue(db, { providers: [], plans: [] });
    expect(await seedCatalogue(db, embeddedCatalogue)).toBe(false);
    expect(await port.release()).toMatchObject({ plans: 0 });
    await db.prepare('DELETE FROM release').run();
    expect(await seedCatalogue(db, generatedCatalogue(20))).toBe(true);
    expect(await seedCatalogue(db, embeddedCatalogue)).toBe(true);
    expect(await seedCatalogue(db, embeddedCatalogue)).toBe(false);
    expect(await port.release()).toMatchObject({ plans: embeddedCatalogue.plans.length });
    expect(await loadCatalogue(db, embeddedCatalogue)).toBe(true);
  });

  it('gives a plan exactly one row for any day', () => {
    for (const plan of embeddedCatalogue.plans) {
      if (plan.vertical !== 'mobile' && plan.vertical !== 'broadband') continue;
      const rows = listingRows(plan);
      for (const day of ['2026-01-01', '2026-10-31', '2026-11-01', '2026-12-31', '2027-01-01']) {
        const on = rows.filter((row) => row.valid_from <= day && row.valid_until >= day);
        expect(on, `${plan.id} ${day}`).toHaveLength(1);
      }
    }
  });
});

it.each(['prepare', 'bind', 'run'] as const)('a database failing at %s rejects', async (step) => {
  const failing = createEmbeddedCatalogue(failingDb(db, step));
  const filter = { vertical: 'mobile' } as const;
  await expect(failing.plans({ filter, day: '2026-11-21' })).rejects.toThrow('D1_ERROR');
  await expect(failing.providers(['mobile'])).rejects.toThrow('D1_ERROR');
});
