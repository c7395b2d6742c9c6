/** The alerts that fired are kept from run to run, and an incomplete file hides no alert. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { UsageError } from '../commands/command-line.mjs';
import { readFired, writeFired } from './fired-before.ts';

const folder = mkdtempSync(join(tmpdir(), 'fired-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the state is read as written, with no other file left behind', () => {
  const file = join(folder, 'acacia.alerts');
  expect(readFired(file, 'acacia-production')).toEqual({});
  writeFired(file, 'acacia-production', { queue_missing: ['queue'] });
  expect(readFired(file, 'acacia-production')).toEqual({ queue_missing: ['queue'] });
  expect(readdirSync(folder)).toEqual(['acacia.alerts']);
});

it.each(['banksia-production', 'acacia-qa'])(
  'the state of another stage is refused for %s',
  (where) => {
    const file = join(folder, 'acacia.alerts');
    writeFired(file, 'acacia-production', { queue_missing: ['queue'] });
    const read = () => readFired(file, where);
    expect(read).toThrow(UsageError);
    expect(read).toThrow(/acacia\.alerts holds the alerts of acacia-production: .*--state <file>$/);
  },
);

it.each(['["queue_missing"]', '{"where":"acacia-qa","names":["queue_missing"]}'])(
  'an older state file contains only names: %s',
  (text) => {
    const file = join(folder, 'old.alerts');
    writeFileSync(file, text);
    expect(readFired(file, 'acacia-qa')).toEqual({ queue_missing: [] });
  },
);

it.each(['', '["queue_mis', '{}', '[1]', '{"where":"acacia-qa"}'])(
  'no alerts are read from a file with %j',
  (text) => {
    const file = join(folder, 'spoilt.alerts');
    writeFileSync(file, text);
    expect(readFired(file, 'acacia-qa')).toEqual({});
  },
);
