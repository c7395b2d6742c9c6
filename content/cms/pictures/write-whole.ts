/** An atomic write: a reader in any process finds the complete file, the one before it, or none. */
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file that cannot be written leaves nothing behind. */
export async function writeWhole(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  // A name that begins with a dot is never served, and no other process writes to this one.
  const fresh = join(folder, `.${name}.${process.pid}.part`);
  try {
    await writeFile(fresh, bytes);
    await rename(fresh, join(folder, name));
  } catch (error) {
    await rm(fresh, { force: true });
    throw error;
  }
}
