/** The frame that every page of a brand shares: navigation, footer, legal lines, collection notice, badges. */
import * as v from 'valibot';
import { href } from '../../domain/href.ts';
import { maxConsentVersion } from '../../domain/leads/consent-notice.ts';
import { verticalSlugs } from '../../domain/vertical.ts';
import { link, text } from './primitives.schema.ts';

/** A link of the navigation (spec: header). */
const navigationLink = v.object({
  label: text,
  url: href,
  type: v.pipe(
    v.optional(v.picklist(['internalLink', 'externalLink']), 'internalLink'),
    v.title('Kind of link'),
    v.description(
      'Kept for content that has it, but not used: the URL decides whether the link leaves this site.',
    ),
  ),
  parentHeader: v.pipe(
    v.optional(text),
    v.title('Menu'),
    v.description('The menu this link sits in; empty puts it straight into the bar.'),
  ),
  order: v.pipe(
    v.number(),
    v.integer(),
    v.description('Its place in the bar or the menu: the lowest number comes first.'),
  ),
});
export type NavigationLink = v.InferOutput<typeof navigationLink>;

/** The collection notice above a form's button; its version is stored with the lead. */
const consent = v.object({
  version: v.pipe(
    text,
    v.maxLength(maxConsentVersion, `A version is at most ${maxConsentVersion} characters`),
    v.description(
      `A name for this wording, at most ${maxConsentVersion} characters, kept with each lead: change it whenever the wording changes.`,
    ),
  ),
  notice: v.pipe(
    text,
    v.description('What the visitor reads above the form’s button about how the details are used.'),
  ),
  recipients: v.pipe(text, v.description('Who gets the details, by name.')),
  recipientsFor: v.pipe(
    v.optional(
      v.record(v.picklist(verticalSlugs, 'A product is named twice, or is not one of ours'), text),
    ),
    v.title('Recipients by product'),
    v.description('Who gets the details of one product, where that is somebody else.'),
  ),
  marketing: v.pipe(text, v.description('The text beside the tick box for news and offers.')),
});

const campaign = v.object({
  vertical: v.pipe(
    v.picklist(verticalSlugs),
    v.title('Product'),
    v.description('The product that gets the badge.'),
  ),
  label: v.pipe(
    v.optional(v.pipe(text, v.maxLength(24, 'A badge is at most 24 characters')), 'New offer'),
    v.description('The text on the badge, at most 24 characters.'),
  ),
  until: v.pipe(
    v.optional(v.pipe(v.string(), v.isoDate('The last day must be a day like 2026-11-30'))),
    v.title('Last day'),
    v.description(
      'The last day the badge shows, in Sydney; if empty, it shows until somebody removes it.',
    ),
  ),
});

/** Verticals with a badge on their tiles and cards (spec: verticals). */
export const badgeFields = v.object({
  newArrivals: v.pipe(
    v.optional(
      v.pipe(
        v.array(v.picklist(verticalSlugs)),
        v.checkItems((slug, index, all) => all.indexOf(slug) === index, 'A product is named twice'),
      ),
      [],
    ),
    v.title('New products'),
    v.description('Products with the badge for what is new on the site.'),
  ),
  campaigns: v.pipe(
    v.optional(v.array(campaign), []),
    v.description('Products with a badge that you word yourself, such as an offer.'),
  ),
});

export const site = v.object({
  header: v.pipe(
    v.object({
      links: v.pipe(
        v.array(navigationLink),
        v.description('The links in the bar at the top of each page.'),
      ),
      bundleLink: v.pipe(
        v.optional(link),
        v.description('A link that only the brand’s bundle sites show.'),
      ),
      callToAction: v.pipe(
        v.optional(link),
        v.title('Button'),
        v.description('The button at the end of the bar.'),
      ),
    }),
    v.description('What is at the top of each page.'),
  ),
  footer: v.pipe(
    v.object({
      groups: v.pipe(
        v.array(v.object({ title: text, links: v.pipe(v.array(link), v.minLength(1)) })),
        v.description('The lists of links, each under its title.'),
      ),
      layout: v.pipe(
        v.optional(v.picklist(['columns', 'halves']), 'columns'),
        v.description('columns: at most four links in each, spread evenly; halves: two columns.'),
      ),
      about: v.pipe(text, v.description('A sentence or two on what the brand does.')),
      legal: v.pipe(
        v.array(text),
        v.title('Legal lines'),
        v.description('The legal lines at the bottom of each page, one after the other.'),
      ),
    }),
    v.description('What is at the bottom of each page.'),
  ),
  consent: v.pipe(
    consent,
    v.title('Collection notice'),
    v.description('The collection notice that each form shows, and who gets the details.'),
  ),
  ...badgeFields.entries,
});
export type Site = v.InferOutput<typeof site>;
