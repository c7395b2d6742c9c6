/** Core values: what a company believes in, one sentence each (spec: sections). */
import * as v from 'valibot';
import { iconNames } from '../../../domain/icon-names.ts';
import { cardFields, headingFields, sectionBase } from '../fields.schema.ts';

export const coreValues = v.pipe(
  v.array(v.object({ ...cardFields, icon: v.optional(v.picklist(iconNames)) })),
  v.minLength(1, 'Core values need at least one value'),
);

export const coreValuesSchema = v.object({
  type: v.literal('core-values'),
  ...sectionBase,
  ...headingFields,
  values: coreValues,
});
export type CoreValues = v.InferOutput<typeof coreValuesSchema>;
