/** Pictures and clips that content refers to; sizes are required, so nothing shifts. */
import * as v from 'valibot';
import { href } from '../../domain/href.ts';
import { filmPlayer } from './links/film-link.ts';
import { optionalText, rawText } from './primitives.schema.ts';

/** Extensions that content may use (spec: media). */
export const videoExtensions = ['mp4', 'webm', 'mov', 'avi', 'mkv', 'ogg', 'm4v'] as const;
export const imageExtensions = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'svg', 'avif'] as const;

/** Widths at which the site serves a picture from the CMS; no others are made (docs/contracts/cms.md). */
export const pictureWidths: readonly number[] = [320, 640, 960, 1280, 1600];

/** Kinds of picture that the CMS serves and the site takes, with their media types. No SVG: it can run script. */
export const uploadTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
};

/** Width or height in px. */
export const mediaSize = v.pipe(v.number(), v.integer(), v.minValue(1));

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** The point that stays in view where a picture is cropped; without one, the middle. */
export const focus = v.pipe(
  v.optional(
    v.object({
      x: v.pipe(share, v.description('From 0, the left edge, to 1, the right edge.')),
      y: v.pipe(share, v.description('From 0, the top edge, to 1, the bottom edge.')),
    }),
  ),
  v.title('Focal point'),
  v.description('What stays in view where the picture is cropped; empty keeps the middle.'),
);
export type Focus = v.InferOutput<typeof focus>;

/** A picture, whose kind follows from its file's extension. */
export const image = v.object({
  src: v.pipe(
    href,
    v.check(
      (value) => imageExtensions.some((known) => known === extensionOf(value)),
      `An image must end in .${imageExtensions.join(', .')}`,
    ),
    v.title('File'),
    v.description('The picture’s file: a path under /media/.'),
  ),
  alt: v.pipe(
    v.optional(rawText, ''),
    v.title('Alt text'),
    v.description(
      'What the picture shows, for people who cannot see it; leave it empty only for decoration.',
    ),
  ),
  width: v.pipe(
    mediaSize,
    v.description(
      'The file’s own width in pixels; it keeps the page from jumping while the picture loads.',
    ),
  ),
  height: v.pipe(mediaSize, v.description('The file’s own height in pixels.')),
  focus,
});
export type Image = v.InferOutput<typeof image>;

/** Shown where a clip does not play: before it has loaded, and for visitors who want less motion. */
export const poster = v.pipe(
  v.optional(href),
  v.description('For a clip: the picture shown until it plays.'),
);

/** For heroes and banners: an image, a video file, or a page of one of the two video hosts. */
export const media = v.object({
  url: v.pipe(
    href,
    v.check(
      (value) => mediaKind(value) !== 'unknown',
      'Media must be a picture (.jpg, .png, …), a clip (.mp4, .webm, …), or a link to a film on YouTube or Vimeo',
    ),
    v.title('File or link'),
    v.description('One of our pictures or clips, or a link to a film on YouTube or Vimeo.'),
  ),
  altText: v.pipe(
    optionalText,
    v.title('Alt text'),
    v.description(
      'What can be seen, for people who cannot see it; leave it empty only for decoration.',
    ),
  ),
  width: v.pipe(
    v.optional(mediaSize, 1600),
    v.description('The file’s own width in pixels; it keeps the page from jumping while it loads.'),
  ),
  height: v.pipe(v.optional(mediaSize, 900), v.description('The file’s own height in pixels.')),
  focus,
  poster,
});
export type Media = v.InferOutput<typeof media>;

/** A post's picture, on its card and at the top of the article. */
export const heroImage = v.object({
  url: v.pipe(href, v.title('File'), v.description('The picture’s file: a path under /media/.')),
  altText: v.pipe(
    v.optional(rawText, ''),
    v.title('Alt text'),
    v.description(
      'What the picture shows, for people who cannot see it; leave it empty only for decoration.',
    ),
  ),
  width: v.pipe(
    v.optional(mediaSize, 1200),
    v.description(
      'The file’s own width in pixels; it keeps the page from jumping while the picture loads.',
    ),
  ),
  height: v.pipe(v.optional(mediaSize, 675), v.description('The file’s own height in pixels.')),
  focus,
});
export type HeroImage = v.InferOutput<typeof heroImage>;

/** Extension of a path or URL, lower case, without the dot; empty when there is none. */
export function extensionOf(url: string): string {
  const name = url.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  return name.includes('.') ? (name.split('.').at(-1) ?? '').toLowerCase() : '';
}

/** The kind of media of a URL, by its extension or the film that it names (spec: media). */
export function mediaKind(url: string): 'image' | 'video' | 'frame' | 'unknown' {
  if (filmPlayer(url) !== undefined) return 'frame';
  const extension = extensionOf(url);
  if (imageExtensions.some((known) => known === extension)) return 'image';
  if (videoExtensions.some((known) => known === extension)) return 'video';
  return 'unknown';
}
