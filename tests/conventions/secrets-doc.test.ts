/** docs/operations/secrets.md has a row for every secret that code reads: the worker's, the partners', the CMS's. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/build/files-below.ts';
import { missingSecrets } from '../../scripts/release/needed-secrets.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The first cell of each table row. */
const rows = read('docs/operations/secrets.md')
  .split('\n')
  .flatMap((line) => /^\| ([^|]+) \|/.exec(line)?.[1] ?? []);
const named = rows.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));

const matches = (file: string, pattern: RegExp) =>
  [...read(file).matchAll(pattern)].map(([, name = '']) => name);

it('names those of the worker’s environment', () => {
  const secrets = matches('worker/env.ts', /readonly (\w+_(?:KEY|SECRET|TOKEN))\?: string/g).filter(
    (name) => name !== 'TURNSTILE_SITE_KEY',
  );
  expect(secrets.length).toBeGreaterThan(7);
  expect(secrets.filter((name) => !named.includes(name))).toEqual([]);
});

it('names those that a release looks for', () => {
  const beside = ['ADDRESS_URL', 'CMS_URL', 'GATEWAY_URL', 'GRAPHQL_URL', 'TURNSTILE_SITE_KEY'];
  const needed = missingSecrets(new Map(beside.map((name) => [name, 'set'])));
  expect(needed.length).toBeGreaterThan(6);
  expect(needed.filter(({ name }) => !named.includes(name))).toEqual([]);
});

it('names those of partners and of the CMS', () => {
  const ofPartners = matches('scripts/release/needed-secrets.ts', /(\w+): secret\b/g);
  const ofCms = [
    ...matches('content/cms/cms-settings.ts', /required\(\s*'(\w+)'/g),
    ...matches('docs/operations/cms.md', /`(CMS_\w*(?:SECRET|PASSWORD))`/g),
  ];
  expect(ofPartners).toEqual(['apiKey', 'signingSecret']);
  expect(ofCms).toEqual(expect.arrayContaining(['CMS_SECRET', 'CMS_SESSION_SECRET']));
  expect([...ofPartners, ...ofCms].filter((name) => !named.includes(name))).toEqual([]);
});
