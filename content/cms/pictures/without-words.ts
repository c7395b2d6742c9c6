/** A picture without the words that a camera or a program wrote into it, such as where it was taken. */
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
 * What was cleaned stays as it is.
 * @param name of its file; one of another kind comes back as it is
 * @throws Error for the editor, when it cannot be read
 */
export function withoutWords(name: string, picture: Uint8Array): Uint8Array {
  return cleaned[extname(name)]?.(picture) ?? picture;
}
