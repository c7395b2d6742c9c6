/** The shared resources that a release of one brand may touch. */
import { expect, it } from 'vitest';
import { brands } from '../../brands/brands.ts';
import { releaseTarget } from './release-target.ts';

it('a release target says which databases the brands of a stage share', () => {
  const all = brands.map(({ slug }) => releaseTarget(slug, 'qa').databases);
  const sharing = (name: string) =>
    all.filter((databases) => databases.some((one) => one.name === name)).length;
  for (const { name, shared } of all.flat())
    expect([name, sharing(name) > 1]).toEqual([name, shared]);
});

it('a release target has no database that only a developer’s machine has', () => {
  const bound = releaseTarget('acacia', 'qa').databases.map(({ binding }) => binding);
  expect(bound).toEqual(['LEADS_DB', 'ADDRESSES_DB', 'ADDRESSES_DB_B', 'CATALOGUE_DB']);
});
