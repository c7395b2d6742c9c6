/** The list of databases matches wrangler.toml, including its hand-written part for a developer's machine. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../build/files-below.ts';
import { databaseNames, databases, migrationsFolder, migrationsIn } from './databases.ts';

it('the list contains what a developer’s machine binds, with its migrations', () => {
  const [byHand = ''] = readFileSync(join(root, 'wrangler.toml'), 'utf8').split('\n[env.');
  const bound = byHand
    .split('[[d1_databases]]\n')
    .slice(1)
    .map((block) => block.split('\n').slice(0, 3).join('\n'));
  const wanted = databaseNames.map(
    (name) =>
      `binding = "${name}"\ndatabase_name = "kurrajong-${databases[name].word}"\nmigrations_dir = "${migrationsFolder(name)}"`,
  );
  expect(bound).toEqual(wanted);
});

/** Shares a number, but is already applied and must keep its name: a renamed migration runs again. */
const shares = ['0005_orders.sql'];

it.each(databaseNames)('%s has migrations, each with its own number', (name) => {
  const all = migrationsIn(migrationsFolder(name));
  expect(all[0]).toMatch(/^0001_/);
  const numbers = all.filter((one) => !shares.includes(one)).map((one) => one.slice(0, 5));
  expect(numbers.filter((one) => !/^\d{4}_$/.test(one))).toEqual([]);
  expect(numbers.filter((one, at) => numbers.indexOf(one) < at)).toEqual([]);
});
