/** Seeding: into an empty index, over an older sample, once, and never over real data. */
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { loadRelease } from '../load/load-addresses.ts';
import type { ReleaseKind } from '../load/release.ts';
import { releaseIn } from '../releases.ts';
import { SAMPLE_RELEASE } from './sample.ts';
import { seedSample } from './seed-sample.ts';

/** Milliseconds for a load of the sample: a busy machine is not a defect. */
const PATIENCE = 60_000;

const db = env.ADDRESSES_DB;
const empty = (id: string, kind: ReleaseKind) => ({
  id,
  kind,
  source: id,
  localities: [],
  streets: [],
  addresses: [],
});

it(
  'loads the sample once',
  async () => {
    expect(await seedSample(db)).toBe(true);
    expect((await releaseIn(db))?.id).toBe(SAMPLE_RELEASE);
    expect(await seedSample(db)).toBe(false);
  },
  PATIENCE,
);

it(
  'replaces an older sample',
  async () => {
    await loadRelease(db, empty('sample-0', 'sample'));
    expect(await seedSample(db)).toBe(true);
    expect((await releaseIn(db))?.id).toBe(SAMPLE_RELEASE);
  },
  PATIENCE,
);

it('switches to the sample that an interrupted load left beside an older one', async () => {
  const other = env.ADDRESSES_DB_B;
  await loadRelease(db, empty(SAMPLE_RELEASE, 'sample'));
  await db.exec('UPDATE release SET turn = 0');
  await loadRelease(other, empty('sample-0', 'sample'));
  await other.exec('UPDATE release SET turn = 5');
  expect(await seedSample(db, other)).toBe(true);
  const [ours, theirs] = await Promise.all([releaseIn(db), releaseIn(other)]);
  expect([ours?.turn, theirs?.turn]).toEqual([6, 5]);
  expect(await seedSample(db, other)).toBe(false);
});

it('leaves a release of real data alone, also before the site switches to it', async () => {
  await loadRelease(db, empty('gnaf-2026-11', 'national'));
  expect(await seedSample(db)).toBe(false);
  await db.exec('UPDATE release SET turn = 0');
  await loadRelease(env.ADDRESSES_DB_B, empty('sample-0', 'sample'));
  expect(await seedSample(db, env.ADDRESSES_DB_B)).toBe(false);
  expect((await releaseIn(db))?.id).toBe('gnaf-2026-11');
});
