/** A picture without the metadata of a camera or a program, such as where it was taken. */
import { extname } from 'node:path';
import { withoutCameraWords } from './jpeg-photo.ts';
import { gifWithoutWords, pngWithoutWords, webpWithoutWords } from './picture-words.ts';

/** By extension. */
const cleaned: Readonly<Record<string, (picture: Uint8Array) => Uint8Array>> = {
  '.gif': gifWithoutWords,
  '.jpg': withoutCameraWords,
  '.png': pngWithoutWords,
  '.webp': webpWithoutWords,
};

/**
 * A clean picture comes back unchanged.
 * @param name of its file; a file of another kind comes back unchanged
 * @throws Error with a message for the editor, when it cannot be read
 */
export function withoutWords(name: string, picture: Uint8Array): Uint8Array {
  return cleaned[extname(name)]?.(picture) ?? picture;
}
