/** The single video section and its examples, for tests, the gallery and the CMS’s starter content. */
import type * as v from 'valibot';
import { defineSection, type Examples } from '../define-section.ts';
import { longText, longWord } from '../example-content.ts';
import { videoSchema } from './video.schema.ts';
import { VideoView } from './video.tsx';

/** A clip that every brand has, in its colours. */
const url = '/media/brand/film-day-of-sun.webm';

export const videoExamples = {
  default: {
    type: 'video',
    title: 'A day on a roof',
    description: 'Nine seconds, no sound needed.',
    url,
    label: 'A day with solar panels',
    width: 640,
    height: 360,
    poster: '/media/brand/hero.svg',
    caption: 'Drawn, not measured: the shape of a clear day.',
  },
  smallest: { type: 'video', url, label: 'A tour' },
  longest: {
    type: 'video',
    background: 'tint',
    title: `${longWord} ${longText.slice(0, 120)}`,
    description: longText,
    url,
    label: longText,
    captions: [{ src: '/media/brand/film-day-of-sun.vtt', srcLang: 'en', label: 'English' }],
    caption: longText,
    transcript: [{ type: 'paragraph', children: [{ text: longText }] }],
  },
  film: {
    type: 'video',
    title: 'The long version',
    url: 'https://www.youtube.com/watch?v=abcdefghijk&t=4',
    label: 'The long version',
  },
  other: { type: 'video', url: 'https://vimeo.com/123456789', label: 'The other host' },
  odd: {
    type: 'video',
    bgColor: '#ffe4e1',
    url: '/media/brand/film-day-of-sun.webm?v=2',
    label: '"><script>alert(1)</script>',
    width: 400,
    height: 700,
  },
} satisfies Examples<v.InferInput<typeof videoSchema>>;

export const videoSection = defineSection({
  type: 'video',
  schema: videoSchema,
  view: VideoView,
  examples: videoExamples,
});
