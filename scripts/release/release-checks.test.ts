/** A worker's tag changes with any part of its configuration, but not with other environments'. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../build/files-below.ts';
import { configOf } from './release-checks.ts';

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
