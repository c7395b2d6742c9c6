/** A hash of the code that reads an import, so that rows read by two versions never go live together. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, root, shortHash } from '../../build/files-below.ts';

/** Changes with any source that turns plans into rows. @param folder the project's root */
export function readingHash(folder: string = root): string {
  const files = ['scripts/catalogue', 'domain', 'worker/ports/plans'].flatMap((part) =>
    filesBelow(join(folder, part)).map((file) => join(part, file)),
  );
  const sources = files.filter((file) => !/\.(?:test|fixture)\./.test(file));
  return shortHash(
    Buffer.concat(sources.flatMap((file) => [Buffer.from(file), readFileSync(join(folder, file))])),
  );
}
