/** Seeding: into an empty index, over an older sample, once, and never over real data. */
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { currentRelease, loadRelease } from '../load-addresses.ts';
import { SAMPLE_RELEASE } from './sample.ts';
import { seedSample } from './seed-sample.ts';

/** Milliseconds for a load of the sample: a busy machine is no defect. */
const PATIENCE = 60_000;

const db = env.ADDRESSES_DB;
const empty = { localities: [], streets: [], addresses: [] };

it(
  'loads the sample once',
  async () => {
    expect(await seedSample(db)).toBe(true);
    expect(await currentRelease(db)).toBe(SAMPLE_RELEASE);
    expect(await seedSample(db)).toBe(false);
  },
  PATIENCE,
);

it(
  'replaces an older sample',
  async () => {
    await loadRelease(db, { id: 'sample-0', ...empty });
    expect(await seedSample(db)).toBe(true);
    expect(await currentRelease(db)).toBe(SAMPLE_RELEASE);
  },
  PATIENCE,
);

it('leaves a release of real data alone', async () => {
  await loadRelease(db, { id: 'gnaf-2026-11', ...empty });
  expect(await seedSample(db)).toBe(false);
  expect(await currentRelease(db)).toBe('gnaf-2026-11');
});
