/** Partner logos: providers by product, from content or from the provider list (spec: sections, providers). */
import * as v from 'valibot';
import { image } from '../../../content/model/media.schema.ts';
import { text } from '../../../content/model/primitives.schema.ts';
import { verticalSlugs } from '../../../domain/vertical.ts';
import { carouselFields, headingFields, sectionBase } from '../fields.schema.ts';

export const partnerLogosSchema = v.object({
  type: v.literal('partner-logos'),
  ...sectionBase,
  ...headingFields,
  ...carouselFields,
  products: v.pipe(
    v.array(
      v.object({
        product: v.picklist(verticalSlugs),
        /** The tab's words when the product's own name will not do. */
        label: v.optional(text),
        /** Without them the product shows the providers that the brand's lists have today. */
        providers: v.optional(v.array(v.object({ name: text, logo: v.optional(image) }))),
      }),
    ),
    v.minLength(1, 'Partner logos need at least one product'),
    v.checkItems(
      (entry, index, all) => all.findIndex(({ product }) => product === entry.product) === index,
      'A product is named twice: put its providers into one entry',
    ),
  ),
});
export type PartnerLogos = v.InferOutput<typeof partnerLogosSchema>;
