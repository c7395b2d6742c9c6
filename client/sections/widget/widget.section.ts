/** The widget section and its examples, for tests, the gallery and the CMS’s starter content. */
import type * as v from 'valibot';
import { defineSection, type Examples } from '../define-section.ts';
import { longText, longWord } from '../example-content.ts';
import { widgetSchema } from './widget.schema.ts';
import { WidgetView } from './widget.tsx';

const origin = 'https://widgets.partner.example';

export const widgetExamples = {
  default: {
    type: 'widget',
    title: 'Providers at your address',
    description: 'The list is our partner’s and opens here.',
    frames: [{ url: `${origin}/providers?vertical=energy`, title: 'Energy providers' }],
  },
  smallest: {
    type: 'widget',
    widget: 'plans',
    frames: [{ url: `${origin}/plans`, title: 'Plans' }],
  },
  longest: {
    type: 'widget',
    background: 'tint',
    widget: 'multiple',
    title: `${longWord} ${longText.slice(0, 120)}`,
    description: longText,
    frames: [1, 2, 3].map((number) => ({
      url: `${origin}/providers/${number}`,
      title: `${number}. ${longText.slice(0, 80)}`,
      height: 300,
    })),
  },
  odd: {
    type: 'widget',
    bgColor: '#1c1c1c',
    frames: [{ url: `${origin}/providers#list`, title: '"><script>alert(1)</script>' }],
  },
} satisfies Examples<v.InferInput<typeof widgetSchema>>;

export const widgetSection = defineSection({
  type: 'widget',
  schema: widgetSchema,
  view: WidgetView,
  examples: widgetExamples,
});
