/** What every page of a brand shares: navigation, footer, legal lines, collection notice. */
import * as v from 'valibot';
import { href, link, text } from './primitives.schema.ts';
import { verticalSlugs } from './vertical.ts';

/** Spec §3 "Navigation link". */
export const navigationLink = v.object({
  label: text,
  url: href,
  type: v.optional(v.picklist(['internalLink', 'externalLink']), 'internalLink'),
  parentHeader: v.optional(text),
  order: v.pipe(v.number(), v.integer()),
});
export type NavigationLink = v.InferOutput<typeof navigationLink>;

/** The collection notice before a form's button; its version is stored with the lead. */
export const consent = v.object({
  version: text,
  notice: text,
  /** Who gets the details, by name; for a product that goes to others, theirs instead. */
  recipients: text,
  recipientsFor: v.optional(v.record(v.picklist(verticalSlugs), text)),
  marketing: text,
});
export type Consent = v.InferOutput<typeof consent>;

export const site = v.object({
  header: v.object({
    links: v.array(navigationLink),
    /** Shown on the brand's two bundle hosts only (spec §2). */
    bundleLink: v.optional(link),
    callToAction: v.optional(link),
  }),
  footer: v.object({
    groups: v.array(v.object({ title: text, links: v.pipe(v.array(link), v.minLength(1)) })),
    /** `columns`: 4 links a column; `halves`: 2 columns (spec §9). */
    layout: v.optional(v.picklist(['columns', 'halves']), 'columns'),
    about: text,
    legal: v.array(text),
  }),
  consent,
});
export type Site = v.InferOutput<typeof site>;
