/** Hero: the page's one h1, its address box, and what stands beside them (spec §2, §3). */
import * as v from 'valibot';
import { media } from '../../../content/model/media.schema.ts';
import { href, optionalText, text } from '../../../content/model/primitives.schema.ts';
import { heroSearchConfig } from '../../islands/hero-search/hero-search.schema.ts';
import { iconNames } from '../../ui/icon.tsx';
import { sectionBase } from '../base.schema.ts';
import { headingFields } from '../fields.schema.ts';

export const pageTypes = [
  'landingPage',
  'careersPage',
  'aboutPage',
  'blogsPage',
  'stepsPage',
] as const;
export const heroStyles = ['split', 'centred', 'overlay'] as const;

export const heroSchema = v.object({
  type: v.literal('hero'),
  ...sectionBase,
  /** Without a choice the page's path decides (hero-defaults.ts). */
  background: v.optional(v.picklist(['paper', 'tint', 'primary', 'accentTint'])),
  pageType: v.optional(v.picklist(pageTypes), 'landingPage'),
  /** The dropdown of spec §2; without it the page type decides. */
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
  /** Without a search the link always shows, with the page type's words (spec §9) and /contact. */
  ctaLabel: optionalText,
  ctaLink: v.optional(href, '/contact'),
  /** For pages that only inform, such as the legal ones. */
  hideCta: v.optional(v.boolean(), false),
  /** A page of someone else inside the hero; http(s) only, and the title is what a screen reader says. */
  embed: v.optional(
    v.object({
      url: v.pipe(
        v.string(),
        v.trim(),
        v.regex(/^https?:\/\/[^\s\\]+$/, 'An embed is an http(s) URL'),
      ),
      title: text,
      height: v.optional(v.pipe(v.number(), v.integer(), v.minValue(120), v.maxValue(1600)), 480),
    }),
  ),
  disclaimer: optionalText,
  breadcrumbs: v.optional(v.boolean(), false),
  downArrow: v.optional(v.boolean(), false),
  search: v.optional(heroSearchConfig),
});
export type Hero = v.InferOutput<typeof heroSchema>;
