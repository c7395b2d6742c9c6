/** The clean-up of pictures that were uploaded before the CMS removed metadata from cameras and programs. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withoutWords } from './without-words.ts';
import { writeWhole } from './write-whole.ts';

/**
 * Safe to repeat, and to stop at any point: under its name, each file is as it was or cleaned.
 * @param folder of the uploads; it may be missing
 * @param say gets a line for each file that was changed, or cannot be
 */
export async function cleanStored(folder: string, say: (line: string) => void): Promise<void> {
  // A missing folder means that nothing was uploaded yet.
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const place = join(folder, name);
    try {
      const picture = await readFile(place);
      const kept = withoutWords(name, picture);
      if (picture.equals(kept)) continue;
      await writeWhole(folder, name, kept);
      say(`pictures: ${name} was cleaned of what a camera or a program had written into it`);
    } catch (error) {
      say(`pictures: ${name} could not be cleaned: ${String(error)}`);
    }
  }
}
