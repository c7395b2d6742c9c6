/** Providers section: the providers of each category by their logos (spec: providers). */
import * as v from 'valibot';
import { text } from '../../../content/model/primitives.schema.ts';
import { verticalSlugs } from '../../../domain/vertical.ts';
import { headingFields, sectionBase } from '../fields.schema.ts';

/** A bundle is sold by nobody: its products are. */
const categorySlugs = verticalSlugs.filter((slug) => slug !== 'bundle');

export const providersSchema = v.object({
  type: v.literal('providers'),
  ...sectionBase,
  ...headingFields,
  title: v.optional(text, 'Check out our range of providers'),
  /** In this order; one of a vertical that the brand does not carry is left out. */
  categories: v.pipe(
    v.array(
      v.object({
        vertical: v.picklist(categorySlugs),
        /** The button's words when the vertical's own name will not do. */
        label: v.optional(text),
      }),
    ),
    v.minLength(1, 'Providers need at least one category'),
    v.checkItems(
      (entry, index, all) => all.findIndex(({ vertical }) => vertical === entry.vertical) === index,
      'A category is named twice',
    ),
  ),
});
export type Providers = v.InferOutput<typeof providersSchema>;
