/** Puts a file under its name whole: whoever reads it meanwhile, also another process, finds the one before or none. */
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One that cannot be written leaves nothing behind. */
export async function writeWhole(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  // Nobody is served a name that begins with a dot, and no other process writes under this one.
  const fresh = join(folder, `.${name}.${process.pid}.part`);
  try {
    await writeFile(fresh, bytes);
    await rename(fresh, join(folder, name));
  } catch (error) {
    await rm(fresh, { force: true });
    throw error;
  }
}
