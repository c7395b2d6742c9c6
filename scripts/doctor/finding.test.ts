/** A check that fails becomes a finding, with the command for the examined target. */
import { expect, it } from 'vitest';
import { type DoctorTarget, migrateCommand } from './doctor-target.ts';
import { type Check, examine, ok } from './finding.ts';

const target = (stage: DoctorTarget['stage'], name: string): DoctorTarget => ({
  name,
  stage,
  brands: ['acacia'],
  partners: undefined,
  options: '',
  content: { read: async () => null, readMany: async () => new Map(), write: async () => {} },
  has: () => false,
  sql: () => {
    throw new Error('no such table: lead');
  },
  now: () => new Date(0),
  fetch: globalThis.fetch,
});
const check: Check<DoctorTarget> = {
  about: 'leads',
  mend: (where) => migrateCommand(where, 'LEADS_DB'),
  look: async (where) => [ok('leads', String(where.sql('LEADS_DB')))],
};

it.each([
  [target('qa', 'acacia-qa'), 'npx wrangler d1 migrations apply LEADS_DB --env acacia-qa --remote'],
  [target(null, 'this machine'), 'npm run seed'],
])('a failed check names the remedy for its target', async (where, mend) => {
  expect(await examine([check, { ...check, about: 'later' }], where)).toEqual([
    {
      about: 'leads',
      state: 'bad',
      says: 'could not be checked: no such table: lead',
      mend,
      unseen: true,
    },
    {
      about: 'later',
      state: 'bad',
      says: 'could not be checked: no such table: lead',
      mend,
      unseen: true,
    },
  ]);
});
