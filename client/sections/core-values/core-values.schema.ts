/** Core values: what a company believes in, one sentence each (spec: sections). */
import * as v from 'valibot';
import { iconNames } from '../../../domain/icon-names.ts';
import { cardFields, headingFields, sectionBase } from '../fields.schema.ts';

export const coreValues = v.pipe(
  v.array(
    v.object({
      ...cardFields,
      icon: v.pipe(
        v.optional(v.picklist(iconNames)),
        v.description('A small icon beside the text.'),
      ),
    }),
  ),
  v.minLength(1, 'Core values need at least one value'),
  v.description('One card for each value, in this order.'),
);

export const coreValuesSchema = v.pipe(
  v.object({
    type: v.literal('core-values'),
    ...sectionBase,
    ...headingFields,
    values: coreValues,
  }),
  v.title('Core values'),
  v.description('What the company believes in, one sentence each, with an icon.'),
);
export type CoreValues = v.InferOutput<typeof coreValuesSchema>;
