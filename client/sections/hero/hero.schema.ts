/** Hero: the page's only h1, its address box, and what goes with them (spec: hero). */
import * as v from 'valibot';
import { media } from '../../../content/model/media.schema.ts';
import { link, optionalText, text } from '../../../content/model/primitives.schema.ts';
import { href } from '../../../domain/href.ts';
import { iconNames } from '../../../domain/icon-names.ts';
import { heroSearchConfig } from '../../islands/hero-search/hero-search.schema.ts';
import { background, embed, headingFields, sectionBase } from '../fields.schema.ts';
import { promotion, promotionsProblem } from './promotions.schema.ts';

export const pageTypes = [
  'landingPage',
  'careersPage',
  'aboutPage',
  'blogsPage',
  'stepsPage',
] as const;
export const heroStyles = ['split', 'centred', 'overlay'] as const;

/** The variant with a gift card: what it is worth, for what, and on which terms. */
const giftCard = v.object({
  /** `$50`, in large figures on the card. */
  amount: text,
  title: text,
  description: optionalText,
  /** Who gets it and who does not: an offer without its conditions misleads (ACL s 18). */
  terms: text,
  termsLink: v.optional(link),
});
export type GiftCard = v.InferOutput<typeof giftCard>;

/** The variant for careers: roles that are open now. */
const openRoles = v.object({
  title: v.optional(text, 'Open roles'),
  roles: v.pipe(
    v.array(
      v.object({ title: text, place: optionalText, url: v.optional(href, '/careers/#jobs') }),
    ),
    v.minLength(1, 'Leave openRoles out while none is open'),
  ),
});
export type OpenRoles = v.InferOutput<typeof openRoles>;

const heroFields = v.object({
  type: v.literal('hero'),
  ...sectionBase,
  /** Without a choice the page's path decides (hero-defaults.ts). */
  background: v.optional(background),
  pageType: v.optional(v.picklist(pageTypes), 'landingPage'),
  /** An editor's dropdown; without it the page type decides (spec: hero). */
  style: v.optional(v.picklist(heroStyles)),
  ...headingFields,
  title: text,
  /** A few words above the title. */
  eyebrow: optionalText,
  bullets: v.optional(
    v.array(v.object({ icon: v.optional(v.picklist(iconNames), 'check'), text })),
    [],
  ),
  media: v.optional(media),
  /** Without a search the link always shows, with the page type's words (spec: hero) and /contact. */
  ctaLabel: optionalText,
  ctaLink: v.optional(href, '/contact'),
  /** For pages that only inform, such as the legal ones. */
  hideCta: v.optional(v.boolean(), false),
  /** A page of someone else inside the hero. */
  embed: v.optional(embed),
  /** Words that rotate at the end of the title; without script the first one stays (spec: hero). */
  rotatingText: v.optional(
    v.pipe(
      v.array(text),
      v.minLength(2, 'Words that take turns are at least two'),
      // The style sheet counts them (rotator.css).
      v.maxLength(12, 'Words that take turns are at most twelve'),
    ),
  ),
  giftCard: v.optional(giftCard),
  openRoles: v.optional(openRoles),
  disclaimer: optionalText,
  breadcrumbs: v.optional(v.boolean(), false),
  downArrow: v.optional(v.boolean(), false),
  search: v.optional(heroSearchConfig),
  /** In bundle mode: what is said about the products that are chosen, for some of the choices. */
  promotions: v.optional(v.array(promotion), []),
});

export const heroSchema = v.pipe(
  heroFields,
  v.rawCheck(({ dataset, addIssue }) => {
    const message = dataset.typed ? promotionsProblem(dataset.value) : undefined;
    if (message) addIssue({ message });
  }),
);
export type Hero = v.InferOutput<typeof heroSchema>;
