/** The project's root, the files below a folder, and hashes of their bytes. */
import { createHash } from 'node:crypto';
import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Folders written by tools, not people. */
export const toolFolders: ReadonlySet<string> = new Set([
  'node_modules',
  '.keystone',
  '.data',
  '.generated',
]);

/** The files below a folder, as sorted paths relative to it; none if the folder does not exist. */
export function filesBelow(folder: string): string[] {
  return walk(folder, '').sort();
}

function walk(folder: string, prefix: string): string[] {
  return entriesOf(folder).flatMap((entry) => {
    const name = join(prefix, entry.name);
    if (entry.isDirectory() && !toolFolders.has(entry.name)) {
      return walk(join(folder, entry.name), name);
    }
    return entry.isFile() ? [name] : [];
  });
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** A hash of ten characters. */
export function shortHash(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 10);
}

/** A file's hash for subresource integrity. */
export function integrityOf(bytes: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
