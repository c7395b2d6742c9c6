/** A file with personal data is written whole or not at all. */
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { demandNew, writeNew } from './new-file.ts';

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
    `--out: ${file} exists: name a file that does not exist yet`,
  );
  expect(fs.readFileSync(file, 'utf8')).toBe('kept');
  expect(fs.existsSync(`${file}.part`)).toBe(false);
});

it('what a killed command leaves does not look like a whole file, and is named', () => {
  const file = join(folder, 'killed.csv');
  let wasThere: boolean | undefined;
  const write = fs.writeFileSync;
  vi.mocked(fs.writeFileSync).mockImplementationOnce((where, text, options) => {
    write(where, text, options);
    wasThere = fs.existsSync(file);
  });
  writeNew(file, 'name\nJo\n');
  expect(wasThere).toBe(false);
  expect(fs.readdirSync(folder)).toContain('killed.csv');
  expect(fs.readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);

  const next = join(folder, 'next.csv');
  fs.writeFileSync(`${next}.part`, 'name\n');
  for (const work of [() => demandNew(next), () => writeNew(next, 'name\nJo\n')]) {
    expect(work).toThrow(
      `--out: ${next}.part is being written by another command, or was left by one that was killed: in the second case delete it, or name a file elsewhere`,
    );
  }
  expect(fs.readFileSync(`${next}.part`, 'utf8')).toBe('name\n');
});
