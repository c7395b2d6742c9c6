/** Widget: a partner's page in a frame, with providers or plans, or several pages at once (spec: widget-frames). */
import * as v from 'valibot';
import { embed, headingFields, sectionBase } from '../fields.schema.ts';

const framed = v.pipe(
  embed,
  v.check(
    ({ url }) => !(url.includes('/providers') && /[?&]rc=/.test(url)),
    'The site adds rc to this URL: leave it out',
  ),
);

export const widgetSchema = v.pipe(
  v.object({
    type: v.literal('widget'),
    ...sectionBase,
    ...headingFields,
    widget: v.pipe(
      v.optional(v.picklist(['providers', 'plans', 'multiple']), 'providers'),
      v.title('Kind'),
      v.description('What the partner’s page shows; only “multiple” may have more than one.'),
    ),
    frames: v.pipe(
      v.array(framed),
      v.minLength(1, 'A widget needs a URL'),
      v.title('Pages'),
      v.description('The partner’s pages to show, each in its own frame.'),
    ),
  }),
  v.title('Partner widget'),
  v.description('A partner’s page in a frame: providers, plans, or several at once.'),
  v.forward(
    v.check(
      ({ widget, frames }) => widget === 'multiple' || frames.length === 1,
      'Only a widget of the kind "multiple" can have more than one page',
    ),
    ['frames'],
  ),
);
export type Widget = v.InferOutput<typeof widgetSchema>;
