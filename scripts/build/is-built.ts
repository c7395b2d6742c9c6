/** Checks that the build has written what the worker imports; an older checkout's `dist` lacks some files. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './files-below.ts';

const imported = ['manifest.json', 'content.ts'];

export function isBuilt(folder = root): boolean {
  return imported.every((file) => existsSync(join(folder, 'dist', file)));
}
