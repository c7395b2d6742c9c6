/** The media type of a clip or a recording, by its extension (spec: media). */
import { extensionOf } from '../../../content/model/media.schema.ts';

/** Extensions that the player names (spec: media). */
export const playerExtensions = ['mp4', 'webm', 'ogg', '3gp', 'mov', 'mpeg'] as const;

/** Sound files that browsers play. */
export const audioExtensions = ['mp3', 'm4a', 'aac', 'ogg', 'oga', 'opus', 'wav', 'flac'] as const;

/**
 * MIME type for a `<source>`, or undefined. Only types that every browser judges correctly: several
 * refuse `video/quicktime`, yet play the same file when no type is given.
 */
export function videoType(url: string): string | undefined {
  const extension = extensionOf(url);
  return ['mp4', 'webm', 'ogg'].includes(extension) ? `video/${extension}` : undefined;
}
