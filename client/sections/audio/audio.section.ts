/** The single audio section and its examples, for tests, the gallery and the CMS’s starter content. */
import type * as v from 'valibot';
import { defineSection, type Examples } from '../define-section.ts';
import { longText, longWord } from '../example-content.ts';
import { audioSchema } from './audio.schema.ts';
import { AudioView } from './audio.tsx';

/** A recording that every brand has. */
const url = '/media/brand/sound-night.ogg';

export const audioExamples = {
  default: {
    type: 'audio',
    title: 'A house at three in the morning',
    description: 'Fourteen seconds of three machines that nobody is using.',
    url,
    label: 'A house at night, fourteen seconds',
    transcript: [{ type: 'paragraph', children: [{ text: 'A fridge hums, low and steady.' }] }],
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
    url: '/media/brand/sound-night.ogg?v=2',
    label: '"><script>alert(1)</script>',
    transcript: [{ type: 'heading', level: 4, children: [{ text: 'Part one' }] }],
  },
} satisfies Examples<v.InferInput<typeof audioSchema>>;

export const audioSection = defineSection({
  type: 'audio',
  schema: audioSchema,
  view: AudioView,
  examples: audioExamples,
});
