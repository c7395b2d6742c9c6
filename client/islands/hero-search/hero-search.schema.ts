/** Configuration of the hero's address search as an editor writes it (spec: hero). */
import * as v from 'valibot';
import { hexColour, optionalText, text } from '../../../content/model/primitives.schema.ts';
import { richText } from '../../../content/model/rich-text-nodes.schema.ts';
import { verticalSlugs } from '../../../domain/vertical.ts';
import type { ShownBadge } from '../../ui/text/badge.tsx';

/** One product the visitor can compare; the title is the brand's own wording. */
const heroVertical = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  slug: v.picklist(verticalSlugs),
  title: text,
});

/** The other-link popup; `popupLinkext` is spelt so on purpose (spec: hero). */
const heroPopup = v.object({
  popupTitle: text,
  popupContent: richText,
  popupLinkext: text,
});

export const heroSearchConfig = v.object({
  /** Falls back to the words of the mode (spec: address-entry). */
  searchPlaceholder: optionalText,
  ctaText: v.optional(text, 'Compare Now'),
  /** Postcode-only mode: a postcode or suburb instead of an address. */
  isPostcode: v.optional(v.boolean(), false),
  verticals: v.pipe(
    v.array(heroVertical),
    v.minLength(1, 'The hero search needs at least one vertical'),
    v.check(
      (list) => new Set(list.map((one) => one.slug)).size === list.length,
      'The hero search names a vertical twice: leave one out',
    ),
  ),
  /** Asks for a bundle, so its minimum holds; left out, only a page under /bundle asks (spec: bundle). */
  asksForBundle: v.optional(v.boolean()),
  /** Manual entry; in address mode it is offered even without this (spec: address-entry). */
  enableManualAddress: v.optional(
    v.object({
      /** Offers manual entry a second time, beside the message, when something is wrong. */
      showManualAddressOnError: v.optional(v.boolean(), false),
      manualAddressLinkText: optionalText,
      /** Colour of the dialog's confirm button; #49B271 when absent (spec: manual-address). */
      confirmColor: v.optional(hexColour),
    }),
  ),
  /** The visible label of the box; falls back to the words for the mode. */
  searchTitle: optionalText,
  searchTitleColor: v.optional(hexColour),
  otherLink: v.optional(heroPopup),
});

type Parsed = v.InferOutput<typeof heroSearchConfig>;
/** Parsed; the site's configuration may have given a product a badge. */
export type HeroSearchConfig = Omit<Parsed, 'verticals'> & {
  readonly verticals: readonly HeroVertical[];
};
/** As written in content. */
export type HeroSearchInput = v.InferInput<typeof heroSearchConfig>;
export type HeroVertical = v.InferOutput<typeof heroVertical> & {
  readonly badge?: ShownBadge | undefined;
};
