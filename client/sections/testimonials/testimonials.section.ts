/** The testimonials section and its examples, for tests, the gallery and the CMS’s starter content. */
import type * as v from 'valibot';
import { defineSection, type Examples } from '../define-section.ts';
import { exampleImage, longText, longWord } from '../example-content.ts';
import { testimonialsSchema } from './testimonials.schema.ts';
import { TestimonialsView } from './testimonials.tsx';

export const testimonialsExamples = {
  default: {
    type: 'testimonials',
    title: 'What people tell us',
    testimonials: [
      {
        person: 'Priya, Coburg VIC',
        supportingText: 'Switched electricity',
        body: 'I had the bill in one hand and the kettle in the other. Done before it boiled.',
      },
      {
        person: 'Tom and Jess, Newtown NSW',
        supportingText: 'Moved house',
        body: 'Power, gas and internet were on when we got the keys. One form.',
      },
      {
        person: 'Marko, Glenelg SA',
        supportingText: 'Solar and battery',
        body: 'First site that told me a battery would not pay for itself. I believed the rest.',
      },
      {
        person: 'Aunty Dee, Cairns QLD',
        body: 'The fellow on the phone did not try to sell me a thing.',
      },
      {
        person: 'Linh, Northbridge WA',
        supportingText: 'Mobile plan',
        body: 'Half the price, the same network, kept my number.',
      },
    ],
  },
  smallest: { type: 'testimonials', testimonials: [{ person: 'P.', body: 'Good.' }] },
  longest: {
    type: 'testimonials',
    background: 'tint',
    title: longText.slice(0, 160),
    description: longText,
    testimonials: [1, 2, 3].map((number) => ({
      person: `${longWord} ${number}`,
      supportingText: longText.slice(0, 120),
      body: `${number}. ${longText}`,
      thumbnail: exampleImage('step-address', ''),
    })),
  },
  odd: {
    type: 'testimonials',
    illustrative: false,
    title: 'Colours & "marks"',
    testimonials: [
      { person: '<script>', body: 'Yellow on white', bgColor: '#fff', textColor: '#ff0' },
      { person: 'Two', body: 'White on navy', bgColor: '#1e2a78', textColor: '#fff' },
    ],
  },
} satisfies Examples<v.InferInput<typeof testimonialsSchema>>;

export const testimonialsSection = defineSection({
  type: 'testimonials',
  schema: testimonialsSchema,
  view: TestimonialsView,
  examples: testimonialsExamples,
});
