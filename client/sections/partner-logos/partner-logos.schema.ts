/** Partner logos: providers by product, from content or from the provider list (spec: sections, providers). */
import * as v from 'valibot';
import { image } from '../../../content/model/media.schema.ts';
import { text } from '../../../content/model/primitives.schema.ts';
import { verticalSlugs } from '../../../domain/vertical.ts';
import { carouselFields, headingFields, sectionBase } from '../fields.schema.ts';

export const partnerLogosSchema = v.pipe(
  v.object({
    type: v.literal('partner-logos'),
    ...sectionBase,
    ...headingFields,
    ...carouselFields,
    products: v.pipe(
      v.array(
        v.object({
          product: v.pipe(v.picklist(verticalSlugs), v.description('The product of this tab.')),
          label: v.pipe(
            v.optional(text),
            v.description('The text on the tab, where the product’s own name will not do.'),
          ),
          providers: v.pipe(
            v.optional(
              v.array(
                v.object({
                  name: v.pipe(text, v.description('The provider’s name, read out for its logo.')),
                  logo: v.pipe(
                    v.optional(image),
                    v.description('The provider’s logo; without one the provider is left out.'),
                  ),
                }),
              ),
            ),
            v.description(
              'The providers to show; if empty, those that the brand’s lists have today.',
            ),
          ),
        }),
      ),
      v.minLength(1, 'Partner logos need at least one product'),
      v.description('One tab for each product, in this order.'),
      v.checkItems(
        (entry, index, all) => all.findIndex(({ product }) => product === entry.product) === index,
        'A product is named twice: put its providers into one entry',
      ),
    ),
  }),
  v.title('Partner logos'),
  v.description('The logos of the providers, under a tab for each product.'),
);
export type PartnerLogos = v.InferOutput<typeof partnerLogosSchema>;
