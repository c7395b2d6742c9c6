/** Providers section: the providers of each category by their logos (spec: providers). */
import * as v from 'valibot';
import { text } from '../../../content/model/primitives.schema.ts';
import { verticalSlugs } from '../../../domain/vertical.ts';
import { headingFields, sectionBase } from '../fields.schema.ts';

/** Providers sell a bundle's products, not the bundle. */
const categorySlugs = verticalSlugs.filter((slug) => slug !== 'bundle');

export const providersSchema = v.pipe(
  v.object({
    type: v.literal('providers'),
    ...sectionBase,
    ...headingFields,
    title: v.optional(text, 'Check out our range of providers'),
    categories: v.pipe(
      v.array(
        v.object({
          vertical: v.pipe(
            v.picklist(categorySlugs),
            v.title('Product'),
            v.description('The product of this category.'),
          ),
          label: v.pipe(
            v.optional(text),
            v.description('The text on the button, where the product’s own name will not do.'),
          ),
        }),
      ),
      v.minLength(1, 'Providers need at least one category'),
      v.description(
        'One button each, in this order; products the brand does not carry are left out.',
      ),
      v.checkItems(
        (entry, index, all) =>
          all.findIndex(({ vertical }) => vertical === entry.vertical) === index,
        'A category is named twice',
      ),
    ),
  }),
  v.title('Providers'),
  v.description('The logos of the providers by category, from the catalogue.'),
);
export type Providers = v.InferOutput<typeof providersSchema>;
