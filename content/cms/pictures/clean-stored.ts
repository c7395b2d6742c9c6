/** Cleans the pictures that were uploaded before the CMS took out what cameras and programs write. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withoutWords } from './without-words.ts';
import { writeWhole } from './write-whole.ts';

/**
 * Safe to run again, and to end at any point: a file is there as it was or cleaned, under its name.
 * @param folder of the uploads; it may be missing
 * @param say is told each file that was changed, or cannot be
 */
export async function cleanStored(folder: string, say: (line: string) => void): Promise<void> {
  // Nothing was uploaded yet.
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
