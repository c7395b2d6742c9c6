/** Named recordings: the single source for tests, the gallery and the CMS's starter content. */
import type * as v from 'valibot';
import type { Examples } from '../define-section.ts';
import { longText, longWord } from '../example-media.ts';
import type { audioSchema } from './audio.schema.ts';

const url = '/media/brand/bill.mp3';

export const audioExamples = {
  default: {
    type: 'audio',
    title: 'Your bill, read aloud',
    description: 'Three minutes on what each line of an energy bill means.',
    url,
    label: 'Your bill, read aloud, three minutes',
    transcript: [
      { type: 'paragraph', children: [{ text: 'The first line is the daily supply charge.' }] },
    ],
  },
  smallest: { type: 'audio', url, label: 'A recording' },
  longest: {
    type: 'audio',
    background: 'tint',
    title: `${longWord} ${longText.slice(0, 120)}`,
    description: longText,
    url,
    label: longText,
    transcript: [{ type: 'paragraph', children: [{ text: longText }] }],
  },
  odd: {
    type: 'audio',
    bgColor: '#49b271',
    url: '/media/brand/bill.OGG?v=2',
    label: '"><script>alert(1)</script>',
    transcript: [{ type: 'heading', level: 4, children: [{ text: 'Part one' }] }],
  },
} satisfies Examples<v.InferInput<typeof audioSchema>>;
