/** Widget: a partner's page in a frame; providers, plans, or several at once (spec: widget-frames). */
import * as v from 'valibot';
import { embed, headingFields, sectionBase } from '../fields.schema.ts';

const framed = v.pipe(
  embed,
  v.check(
    ({ url }) => !(url.includes('/providers') && /[?&]rc=/.test(url)),
    'The site puts rc into this URL: leave it out',
  ),
);

export const widgetSchema = v.pipe(
  v.object({
    type: v.literal('widget'),
    ...sectionBase,
    ...headingFields,
    widget: v.optional(v.picklist(['providers', 'plans', 'multiple']), 'providers'),
    frames: v.pipe(v.array(framed), v.minLength(1, 'A widget needs an address')),
  }),
  v.forward(
    v.check(
      ({ widget, frames }) => widget === 'multiple' || frames.length === 1,
      'Only the widget "multiple" has more than one frame',
    ),
    ['frames'],
  ),
);
export type Widget = v.InferOutput<typeof widgetSchema>;
