/** The ids of a release go into its own environment of wrangler.toml, and no other. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../build/files-below.ts';
import { withIds } from './release-config.ts';
import { releaseTarget } from './release-target.ts';

const toml = readFileSync(join(root, 'wrangler.toml'), 'utf8');
const target = releaseTarget('correa', 'uat');
const ids = {
  databases: new Map(target.databases.map(({ name }) => [name, `id-${name}`])),
  content: 'id-content',
};

/** wrangler.toml for a deployed stage. */
const deployed = toml.replace(
  /\[\[(?:env\.[\w-]+\.)?d1_databases\]\]\nbinding = "NUMBERS_DB"\n.+\n.+\n\n/g,
  '',
);

it('omits local-only databases from every environment', () => {
  expect(deployed).not.toContain('NUMBERS_DB');
  expect(withIds(toml, target, ids)).not.toContain('NUMBERS_DB');
});

it('adds each id to its own environment, after its name', () => {
  const lines = withIds(toml, target, ids).split('\n');
  const added = lines.flatMap((line, index) => (/^(?:database_)?id = /.test(line) ? [index] : []));
  expect(added).toHaveLength(target.databases.length + 1);
  const from = lines.indexOf('[env.correa-uat]');
  const to = lines.indexOf('[env.correa-production]');
  for (const index of added) {
    expect(index).toBeGreaterThan(from);
    expect(index).toBeLessThan(to);
  }
  expect(lines.filter((_line, index) => !added.includes(index)).join('\n')).toBe(deployed);
  expect(lines[lines.indexOf('id = "id-content"') - 1]).toBe('binding = "CONTENT"');
});

it('says what to run when the environment is missing', () => {
  const without = toml.replaceAll('correa-uat', 'gone');
  expect(() => withIds(without, target, ids)).toThrow(/npm run wrangler:sync/);
});

it('uses the names in wrangler.toml', () => {
  for (const { binding, name, migrations } of target.databases) {
    expect(toml).toContain(
      `binding = "${binding}"\ndatabase_name = "${name}"\nmigrations_dir = "${migrations}"`,
    );
  }
  expect(toml).toContain(`queue = "${target.queue}"`);
  expect(toml).toContain(`name = "${target.worker}"`);
});
