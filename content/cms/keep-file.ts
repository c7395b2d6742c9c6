/** Keeps an uploaded file; one that is too large leaves nothing behind. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { mediaFolder } from './cms-settings.ts';

/** The site takes no more (docs/contracts/cms.md). */
const maxMegabytes = 10;

/** @throws Error for the editor */
export async function keepFile(name: string, bytes: Readable): Promise<void> {
  await mkdir(mediaFolder, { recursive: true });
  const place = join(mediaFolder, name);
  try {
    await writeFile(place, bounded(bytes));
  } catch (error) {
    await rm(place, { force: true });
    throw error;
  }
}

async function* bounded(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.byteLength;
    if (size > maxMegabytes * 1024 * 1024) {
      throw new Error(`The picture has more than ${maxMegabytes} MB: make it smaller`);
    }
    yield chunk;
  }
}
