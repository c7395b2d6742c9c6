/** Configuration of the hero's address search as an editor writes it (spec: hero). */
import * as v from 'valibot';
import { hexColour, optionalText, text } from '../../../content/model/primitives.schema.ts';
import { richText } from '../../../content/model/rich-text-nodes.schema.ts';
import { withoutSlotMarks } from '../../../domain/text.ts';
import { verticalSlugs } from '../../../domain/vertical.ts';
import type { ShownBadge } from '../../ui/text/badge.tsx';

/** One product the visitor can compare; the title is the brand's own wording. */
const heroVertical = v.object({
  id: v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((id) => withoutSlotMarks(String(id))),
    v.description('The product’s number in the partner’s system.'),
  ),
  slug: v.pipe(v.picklist(verticalSlugs), v.title('Product'), v.description('The product itself.')),
  title: v.pipe(text, v.description('The product’s name in the brand’s own words.')),
});

/** The other-link popup; `popupLinkext` is spelt this way on purpose (spec: hero). */
const heroPopup = v.object({
  popupTitle: v.pipe(text, v.title('Title'), v.description('The title of the dialog.')),
  popupContent: v.pipe(richText, v.title('Text'), v.description('The text of the dialog.')),
  popupLinkext: v.pipe(
    text,
    v.title('Link text'),
    v.description('The text of the link that opens the dialog.'),
  ),
});

export const heroSearchConfig = v.object({
  searchPlaceholder: v.pipe(
    optionalText,
    v.title('Text in the box'),
    v.description('The text inside the empty box; leave this empty for the default.'),
  ),
  ctaText: v.pipe(
    v.optional(text, 'Compare Now'),
    v.title('Button'),
    v.description('The text on the button.'),
  ),
  isPostcode: v.pipe(
    v.optional(v.boolean(), false),
    v.title('Postcode only'),
    v.description('Asks for a postcode or suburb instead of a full address.'),
  ),
  verticals: v.pipe(
    v.array(heroVertical),
    v.minLength(1, 'The hero search needs at least one product'),
    v.check(
      (list) => new Set(list.map((one) => one.slug)).size === list.length,
      'The hero search has a product twice: remove one',
    ),
    v.title('Products'),
    v.description('The products a visitor can choose from.'),
  ),
  asksForBundle: v.pipe(
    v.optional(v.boolean()),
    v.title('Asks for a bundle'),
    v.description(
      'Visitors must choose enough products for a bundle; by default, only on pages under /bundle.',
    ),
  ),
  /** In address mode manual entry is offered even without this (spec: address-entry). */
  enableManualAddress: v.pipe(
    v.optional(
      v.object({
        showManualAddressOnError: v.pipe(
          v.optional(v.boolean(), false),
          v.title('Offer beside errors'),
          v.description(
            'Offers manual entry right beside the message when there is an error in the address.',
          ),
        ),
        manualAddressLinkText: v.pipe(
          optionalText,
          v.title('Link text'),
          v.description('The text of the link that opens the dialog.'),
        ),
        confirmColor: v.pipe(
          v.optional(hexColour),
          v.title('Button colour'),
          v.description('The colour of the dialog’s button; by default #49b271.'),
        ),
      }),
    ),
    v.title('Manual address entry'),
    v.description('How visitors whose address is not found can type it in a dialog.'),
  ),
  searchTitle: v.pipe(
    optionalText,
    v.title('Label'),
    v.description('The label above the box; leave this empty for the default.'),
  ),
  searchTitleColor: v.pipe(
    v.optional(hexColour),
    v.title('Label colour'),
    v.description('The colour of the label above the box, for example #ffffff.'),
  ),
  otherLink: v.pipe(
    v.optional(heroPopup),
    v.description('A link under the box that opens a dialog with more to read.'),
  ),
});

type Parsed = v.InferOutput<typeof heroSearchConfig>;
/** The parsed configuration; the site's own configuration may have added a badge to a product. */
export type HeroSearchConfig = Omit<Parsed, 'verticals'> & {
  readonly verticals: readonly HeroVertical[];
};
/** As written in content. */
export type HeroSearchInput = v.InferInput<typeof heroSearchConfig>;
export type HeroVertical = v.InferOutput<typeof heroVertical> & {
  readonly badge?: ShownBadge | undefined;
};
