/** The files that make a build complete. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { filesBelow, root } from './files-below.ts';
import { isBuilt } from './is-built.ts';

const folder = mkdtempSync(join(tmpdir(), 'is-built-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('requires everything that the build makes for the worker', () => {
  mkdirSync(join(folder, 'dist'));
  const made = filesBelow(join(root, 'dist')).filter((file) => /^[^/]+\.(?:json|ts)$/.test(file));
  expect(made.length).toBeGreaterThan(1);
  for (const file of made) {
    expect(isBuilt(folder), file).toBe(false);
    writeFileSync(join(folder, 'dist', file), '');
  }
  expect(isBuilt(folder)).toBe(true);
});
