/** What every page of a brand shares: navigation, footer, legal lines, collection notice, badges. */
import * as v from 'valibot';
import { href } from '../../domain/href.ts';
import { verticalSlugs } from '../../domain/vertical.ts';
import { link, text } from './primitives.schema.ts';

/** A link of the navigation (spec: header). */
const navigationLink = v.object({
  label: text,
  url: href,
  type: v.optional(v.picklist(['internalLink', 'externalLink']), 'internalLink'),
  parentHeader: v.optional(text),
  order: v.pipe(v.number(), v.integer()),
});
export type NavigationLink = v.InferOutput<typeof navigationLink>;

/** The collection notice above a form's button; its version is stored with the lead. */
const consent = v.object({
  version: text,
  notice: text,
  /** Who gets the details, by name; a product that goes to others names them instead. */
  recipients: text,
  recipientsFor: v.optional(v.record(v.picklist(verticalSlugs), text)),
  marketing: text,
});

const campaign = v.object({
  vertical: v.picklist(verticalSlugs),
  /** The badge's words. */
  label: v.optional(v.pipe(text, v.maxLength(24, 'A badge is at most 24 characters')), 'New offer'),
  /** The last day the badge shows, in Sydney; without one it shows until an editor takes it out. */
  until: v.optional(v.pipe(v.string(), v.isoDate('The last day must be a day like 2026-11-30'))),
});

/** Verticals with a badge on their tiles and cards (spec: verticals). */
export const badgeFields = v.object({
  newArrivals: v.optional(
    v.pipe(
      v.array(v.picklist(verticalSlugs)),
      v.checkItems((slug, index, all) => all.indexOf(slug) === index, 'A vertical is named twice'),
    ),
    [],
  ),
  campaigns: v.optional(v.array(campaign), []),
});

export const site = v.object({
  header: v.object({
    links: v.array(navigationLink),
    /** Shown on the brand's bundle hosts only (spec: header). */
    bundleLink: v.optional(link),
    callToAction: v.optional(link),
  }),
  footer: v.object({
    groups: v.array(v.object({ title: text, links: v.pipe(v.array(link), v.minLength(1)) })),
    /** `columns`: 4 links in each; `halves`: 2 columns (spec: constants). */
    layout: v.optional(v.picklist(['columns', 'halves']), 'columns'),
    about: text,
    legal: v.array(text),
  }),
  consent,
  ...badgeFields.entries,
});
export type Site = v.InferOutput<typeof site>;
