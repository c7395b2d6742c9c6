/** The project's root, the files below a folder, and hashes of their bytes. */
import { createHash } from 'node:crypto';
import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Folders of tools, which hold nothing that people wrote. */
export const toolFolders: ReadonlySet<string> = new Set([
  'node_modules',
  '.keystone',
  '.data',
  '.generated',
]);

/** Files below a folder, as paths relative to it, sorted; an absent folder has none. */
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

/** Ten characters that change with the bytes. */
export function shortHash(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 10);
}

/** Subresource integrity of a file. */
export function integrityOf(bytes: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
