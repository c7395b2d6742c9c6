/** Storage of uploads, without metadata from a camera or a program; a file that is too large leaves nothing behind. */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { mediaFolder } from './cms-settings.ts';
import { isOnItsSide } from './pictures/jpeg-photo.ts';
import { maxUploadBytes, tooLarge } from './pictures/upload-words.ts';
import { withoutWords } from './pictures/without-words.ts';
import { writeWhole } from './pictures/write-whole.ts';

/** @throws Error with a message for the editor */
export async function keepFile(name: string, bytes: Readable): Promise<void> {
  const picture = await bounded(bytes);
  const kept = withoutWords(name, picture);
  await mkdir(mediaFolder, { recursive: true });
  await writeWhole(mediaFolder, name, kept);
}

async function bounded(bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.byteLength;
    if (size > maxUploadBytes) throw new Error(tooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The record that Keystone keeps of an upload; without an id, nothing was uploaded. */
interface Upload {
  readonly id?: string | null | undefined;
  readonly extension?: string | null | undefined;
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
}

/** With its size as shown, in px: a phone stores an upright photo on its side, and marks it so. */
export async function asShown<Kept extends Upload | null | undefined>(file: Kept): Promise<Kept> {
  if (!file?.id || file.extension !== 'jpg') return file;
  const bytes = await readFile(join(mediaFolder, `${file.id}.${file.extension}`));
  return isOnItsSide(bytes) ? { ...file, width: file.height, height: file.width } : file;
}
