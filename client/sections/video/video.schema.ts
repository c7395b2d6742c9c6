/** Single video: a clip of ours, or a film on one of the two video hosts (spec: media). */
import * as v from 'valibot';
import { filmPlayer } from '../../../content/model/links/film-link.ts';
import { extensionOf, mediaKind, mediaSize, poster } from '../../../content/model/media.schema.ts';
import { optionalText, text } from '../../../content/model/primitives.schema.ts';
import { richText } from '../../../content/model/rich-text-nodes.schema.ts';
import { href } from '../../../domain/href.ts';
import { playerExtensions } from '../../ui/media/media-type.ts';
import { headingFields, sectionBase } from '../fields.schema.ts';

/** True for the extensions of either list (spec: media), or a link that names a film. */
function isVideo(url: string): boolean {
  const extension = extensionOf(url);
  if (filmPlayer(url) !== undefined) return true;
  return mediaKind(url) === 'video' || playerExtensions.some((known) => known === extension);
}

export const videoSchema = v.pipe(
  v.object({
    type: v.literal('video'),
    ...sectionBase,
    ...headingFields,
    url: v.pipe(
      href,
      v.check(
        isVideo,
        'A video must be one of our own files (.mp4, .webm, …) or a link to YouTube or Vimeo',
      ),
      v.title('File or link'),
      v.description('A clip from our media folder, or the link to a film on YouTube or Vimeo.'),
    ),
    label: v.pipe(text, v.description('What the video shows, for people who cannot see it.')),
    width: v.pipe(
      v.optional(mediaSize, 1280),
      v.description(
        'The video’s own width in pixels; it keeps the page from jumping while it loads.',
      ),
    ),
    height: v.pipe(v.optional(mediaSize, 720), v.description('The video’s own height in pixels.')),
    poster,
    /** WCAG 2.2, 1.2.2. */
    captions: v.pipe(
      v.optional(
        v.array(
          v.object({
            src: v.pipe(
              href,
              v.title('File'),
              v.description('The file with the captions, ending in .vtt.'),
            ),
            srcLang: v.pipe(
              text,
              v.title('Language code'),
              v.description('The language as a code, such as “en”.'),
            ),
            label: v.pipe(text, v.description('The language’s name, as viewers choose it.')),
          }),
        ),
        [],
      ),
      v.description('What is said, as text over the picture, one file for each language.'),
    ),
    caption: v.pipe(optionalText, v.description('A line under the video.')),
    transcript: v.pipe(
      v.optional(richText),
      v.description('What is said and shown, as text under the video.'),
    ),
  }),
  v.title('Video'),
  v.description('One of our own clips, or a film on YouTube or Vimeo.'),
);
export type VideoSection = v.InferOutput<typeof videoSchema>;
