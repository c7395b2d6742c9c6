/** Named videos: the single source for tests, the gallery and the CMS's starter content. */
import type * as v from 'valibot';
import type { Examples } from '../define-section.ts';
import { longText, longWord } from '../example-media.ts';
import type { videoSchema } from './video.schema.ts';

const url = '/media/brand/tour.mp4';

export const videoExamples = {
  default: {
    type: 'video',
    title: 'Reading a meter',
    description: 'Forty seconds, no sound needed.',
    url,
    label: 'How to read an electricity meter',
    poster: '/media/brand/hero.svg',
    caption: 'Filmed on a smart meter; older ones turn a disc.',
  },
  smallest: { type: 'video', url, label: 'A tour' },
  longest: {
    type: 'video',
    background: 'tint',
    title: `${longWord} ${longText.slice(0, 120)}`,
    description: longText,
    url: '/media/brand/tour.webm',
    label: longText,
    captions: [{ src: '/media/brand/tour.vtt', srcLang: 'en', label: 'English' }],
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
    url: '/media/brand/tour.MOV?v=2',
    label: '"><script>alert(1)</script>',
    width: 400,
    height: 700,
  },
} satisfies Examples<v.InferInput<typeof videoSchema>>;
