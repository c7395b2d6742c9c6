/** A worker's tag changes with any part of its configuration, its files and its bindings, but not with other environments'. */
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../build/files-below.ts';
import { configOf, hashOfUpload } from './release-checks.ts';

const toml = readFileSync(join(root, 'wrangler.toml'), 'utf8');

it.each([
  [
    'what all inherit: the date',
    /compatibility_date = "[^"]+"/,
    'compatibility_date = "2020-01-01"',
  ],
  ['what all inherit: what is logged', 'invocation_logs = false', 'invocation_logs = true'],
  ['what all inherit: the crons', /crons = .*/, 'crons = []'],
  ['its own', '[env.acacia-qa]', '[env.acacia-qa]\nlogpush = true'],
])('changing %s makes a new version', (_, was, is) => {
  const changed = toml.replace(was, is);
  expect(changed).not.toBe(toml);
  expect(configOf(changed, 'acacia-qa')).not.toBe(configOf(toml, 'acacia-qa'));
});

it('changing another environment does not make a new version', () => {
  const changed = toml.replace(
    '[env.acacia-production]',
    '[env.acacia-production]\nlogpush = true',
  );
  expect(changed).not.toBe(toml);
  expect(configOf(changed, 'acacia-qa')).toBe(configOf(toml, 'acacia-qa'));
});

it('changing a file, its name or a binding makes a new version, a source map or note does not', () => {
  const folders = ['worker', 'client'].map((name) => mkdtempSync(join(tmpdir(), `${name}-`)));
  const [worker = '', client = ''] = folders;
  try {
    const hash = (bound = 'ids', config = 'toml') => hashOfUpload(folders, config)(bound);
    const seen = [hash(), hash('other ids'), hash('ids', 'other toml')];
    for (const [folder, file, text] of [
      [worker, 'index.js', '1'],
      [worker, 'index.js', '2'],
      [client, 'a.css', 'a'],
    ] as const) {
      writeFileSync(join(folder, file), text);
      seen.push(hash());
    }
    renameSync(join(worker, 'index.js'), join(worker, 'index2.js'));
    seen.push(hash());
    expect(new Set(seen).size).toBe(seen.length);
    for (const file of ['index.js.map', 'README.md']) writeFileSync(join(worker, file), file);
    expect(hash()).toBe(seen.at(-1));
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true });
  }
});
