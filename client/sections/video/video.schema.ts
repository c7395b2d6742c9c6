/** Single video: a clip of ours, or a film on one of the two video hosts (spec: media). */
import * as v from 'valibot';
import { mediaKind, mediaSize } from '../../../content/model/media.schema.ts';
import { optionalText, text } from '../../../content/model/primitives.schema.ts';
import { richText } from '../../../content/model/rich-text-nodes.schema.ts';
import { href } from '../../../domain/href.ts';
import { extensionOf, playerExtensions } from '../../ui/media/media-type.ts';
import { videoFrameUrl } from '../../ui/media/video-frame.tsx';
import { headingFields, sectionBase } from '../fields.schema.ts';

/** Extensions of either list (spec: media), or a link that names a film. */
function isVideo(url: string): boolean {
  const extension = extensionOf(url);
  if (videoFrameUrl(url) !== undefined) return true;
  return mediaKind(url) === 'video' || playerExtensions.some((known) => known === extension);
}

export const videoSchema = v.object({
  type: v.literal('video'),
  ...sectionBase,
  ...headingFields,
  url: v.pipe(
    href,
    v.check(isVideo, 'A video is a file of ours (.mp4, .webm, …) or a link to YouTube or Vimeo'),
  ),
  /** What the video shows, for those who cannot see it. */
  label: text,
  width: v.optional(mediaSize, 1280),
  height: v.optional(mediaSize, 720),
  /** Shown until the clip plays. */
  poster: v.optional(href),
  /** Captions as .vtt files (WCAG 2.2, 1.2.2). */
  captions: v.optional(v.array(v.object({ src: href, srcLang: text, label: text })), []),
  caption: optionalText,
  transcript: v.optional(richText),
});
export type VideoSection = v.InferOutput<typeof videoSchema>;
