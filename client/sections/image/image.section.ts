/** The single image section and its examples, for tests, the gallery and the CMS’s starter content. */
import type * as v from 'valibot';
import { defineSection, type Examples } from '../define-section.ts';
import { exampleImage, longText, longWord } from '../example-content.ts';
import { imageSchema } from './image.schema.ts';
import { ImageView } from './image.tsx';

const image = { ...exampleImage('hero', 'A house with solar panels'), width: 1200, height: 900 };

const imageExamples = {
  default: {
    type: 'image',
    title: 'Where the meter is',
    image,
    caption: 'Most meters are beside the front door or on the wall of the garage.',
  },
  smallest: { type: 'image', image: { ...image, alt: '' } },
  longest: {
    type: 'image',
    background: 'tint',
    width: 'text',
    title: `${longWord} ${longText.slice(0, 120)}`,
    description: longText,
    image,
    caption: longText,
  },
  link: { type: 'image', image, link: '/steps-to-switch', spacing: 'small' },
  odd: {
    type: 'image',
    bgColor: '#1c1c1c',
    image: { ...image, alt: '"><script>alert(1)</script>' },
    caption: '<b>Not bold</b> & "quoted"',
  },
} satisfies Examples<v.InferInput<typeof imageSchema>>;

export const imageSection = defineSection({
  type: 'image',
  schema: imageSchema,
  view: ImageView,
  examples: imageExamples,
});
