/** A file with personal data is written whole or not at all. */
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { writeNew } from './new-file.ts';

vi.mock(import('node:fs'), { spy: true });

const folder = fs.mkdtempSync(join(tmpdir(), 'new-file-test-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

it('nothing is left of a file for which the disk has no room, so the same command can run again', () => {
  const file = join(folder, 'leads.json');
  const write = fs.writeFileSync;
  vi.mocked(fs.writeFileSync).mockImplementationOnce((where, _, options) => {
    write(where, '{"name":"Jo', options);
    throw new Error('ENOSPC: no space left on device, write');
  });
  expect(() => writeNew(file, '{"name":"Jo"}', 'backup')).toThrow(
    `backup: ENOSPC: no space left on device, write: nothing is left of ${file}: make room, or name a file elsewhere`,
  );
  expect(fs.existsSync(file)).toBe(false);
  writeNew(file, '{"name":"Jo"}', 'backup');
  expect(fs.readFileSync(file, 'utf8')).toBe('{"name":"Jo"}');
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
});

it('a file that is there stays as it is', () => {
  const file = join(folder, 'other.json');
  fs.writeFileSync(file, 'kept');
  expect(() => writeNew(file, 'new')).toThrow(
    /^--out: EEXIST.*: name a file that does not exist yet$/,
  );
  expect(fs.readFileSync(file, 'utf8')).toBe('kept');
});
