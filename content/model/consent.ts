/** The collection notice for what a visitor asks for: recipients differ from product to product. */
import type { Consent } from './site.schema.ts';
import type { VerticalSlug } from './vertical.ts';

/** The brand's notice with the recipients named for these products; a bundle names each of them. */
export function consentFor(consent: Consent, verticals: readonly VerticalSlug[]): Consent {
  const { recipientsFor: _, ...words } = consent;
  const named = [
    ...new Set(verticals.map((slug) => consent.recipientsFor?.[slug] ?? consent.recipients)),
  ];
  return { ...words, recipients: named.join(' ') || consent.recipients };
}
