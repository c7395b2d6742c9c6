/** What several sections share: the fields of the frame, heading and carousel; cards and embeds. */
import * as v from 'valibot';
import { image } from '../../content/model/media.schema.ts';
import { anchor, hexColour, optionalText, text } from '../../content/model/primitives.schema.ts';
import { richText } from '../../content/model/rich-text-nodes.schema.ts';
import { href } from '../../domain/href.ts';

/** The brand's named backgrounds. */
export const background = v.picklist(['paper', 'tint', 'primary', 'accentTint']);
export type Background = v.InferOutput<typeof background>;

/** Every section has these; they belong to the frame (client/sections/frame.tsx), not to the view. */
export const sectionBase = {
  anchor: v.optional(anchor),
  background: v.optional(background, 'paper'),
  /** Overrides `background`. */
  bgColor: v.optional(hexColour),
  spacing: v.optional(v.picklist(['none', 'small', 'normal']), 'normal'),
  /** The CMS's order; alternates backgrounds on the solar page (spec: faq). */
  sectionOrder: v.optional(v.pipe(v.number(), v.integer())),
};

/** Plain text, or rich-text nodes when it needs links or marks. */
export const copy = v.union([text, richText]);
export type Copy = v.InferOutput<typeof copy>;

const textSize = v.picklist(['small', 'normal', 'large']);
export type TextSize = v.InferOutput<typeof textSize>;

/** Title and description with their colour and size (spec: faq, sections). */
export const headingFields = {
  title: optionalText,
  titleColor: v.optional(hexColour),
  titleSize: v.optional(textSize, 'normal'),
  description: v.optional(copy),
  descriptionColor: v.optional(hexColour),
  descriptionSize: v.optional(textSize, 'normal'),
};

export const carouselFields = {
  /** Moves on every 3000 ms until someone stops it (spec: carousels), unless this is false. */
  autoplay: v.optional(v.boolean()),
};

/** Invented customers must be marked as such (spec: look); false only for real, documented ones. */
export const illustrative = v.optional(v.boolean(), true);

const card = v.object({
  id: optionalText,
  thumbnail: v.optional(image),
  /** Above the title: a subject, an office, a year. */
  subHead: optionalText,
  title: text,
  /** Reading time: `4 min` is shown as "4 min read". */
  supportingText: optionalText,
  description: optionalText,
  linkUrl: v.optional(href),
  /** One of the default labels (spec: hero) when the editor gives none. */
  linkLabel: v.optional(text, 'Read More'),
});
export type Card = v.InferOutput<typeof card>;
export const cardFields = card.entries;

/** The cards of a group (spec: entities). */
export const cards = v.pipe(v.array(card), v.minLength(1, 'A group needs at least one card'));

/** A page from another site: its URL, name and height. */
export const embed = v.object({
  /** Framed when its host is one of the brand's `frameHosts`, otherwise linked. */
  url: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^https?:\/\/[^\s\\"<>\uE000-\uE00F]+$/, 'An embed is an http(s) URL'),
    v.check((url) => URL.canParse(url), 'An embed is an http(s) URL'),
  ),
  /** What a screen reader says. */
  title: text,
  height: v.optional(v.pipe(v.number(), v.integer(), v.minValue(120), v.maxValue(1600)), 480),
});
export type EmbedFields = v.InferOutput<typeof embed>;
