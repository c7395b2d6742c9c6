/** The build's id changes with anything that changes the contents of a page. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildId } from './worker-manifest.ts';

let folder = '';
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-id-'));
  for (const part of ['worker', 'content/blocks', 'content/acacia']) {
    mkdirSync(join(folder, part), { recursive: true });
  }
  write('worker/index.ts', 'one');
  write('content/blocks/page-of-cms.ts', 'one');
  write('content/acacia/site.json', 'one');
  write('package-lock.json', 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each(['worker/index.ts', 'content/blocks/page-of-cms.ts', 'package-lock.json'])(
  'the build id changes with %s',
  (file) => {
    const before = buildId(['a.js'], folder);
    expect(buildId(['a.js'], folder)).toBe(before);
    write(file, 'two');
    expect(buildId(['a.js'], folder)).not.toBe(before);
  },
);

it('the build id ignores content, which has its own version', () => {
  const before = buildId([], folder);
  write('content/acacia/site.json', 'two');
  expect(buildId([], folder)).toBe(before);
});

it('the build id changes with an asset’s name, but not with the order', () => {
  const id = buildId(['a.js', 'b.css'], folder);
  expect(buildId(['b.css', 'a.js'], folder)).toBe(id);
  expect(buildId(['a.js', 'c.css'], folder)).not.toBe(id);
});
