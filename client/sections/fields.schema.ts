/** Fields that several sections share: those of the frame, heading and carousel; cards and embeds. */
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
  anchor: v.pipe(
    v.optional(anchor),
    v.description(
      'A short name that links can lead to: with “questions”, /energy#questions opens here.',
    ),
  ),
  background: v.pipe(
    v.optional(background, 'paper'),
    v.description('The colour behind the section, one of the brand’s own.'),
  ),
  bgColor: v.pipe(
    v.optional(hexColour),
    v.title('Own background colour'),
    v.description('A colour instead of the brand’s, for example #f4f1ea.'),
  ),
  spacing: v.pipe(
    v.optional(v.picklist(['none', 'small', 'normal']), 'normal'),
    v.description('How much space there is above and below the section.'),
  ),
  sectionOrder: v.pipe(
    v.optional(v.pipe(v.number(), v.integer())),
    v.title('Number'),
    v.description(
      'Its number; on the solar page, questions with an even one get the brand’s tint, unless they have a colour.',
    ),
  ),
};

/** Plain text, or rich-text nodes when it needs links or marks. */
export const copy = v.union([text, richText], copyProblem);
export type Copy = v.InferOutput<typeof copy>;

/** What is wrong inside the rich text, and where; to say that it is not plain text would help nobody. */
function copyProblem({ issues }: v.UnionIssue<v.BaseIssue<unknown>>): string {
  const issue = issues?.find(({ type, path }) => path || !/^(?:string|array)$/.test(type));
  if (!issue) return 'Write plain text or rich text';
  const place = v.getDotPath(issue);
  return place === null ? issue.message : `${place}: ${issue.message}`;
}

const textSize = v.picklist(['small', 'normal', 'large']);
export type TextSize = v.InferOutput<typeof textSize>;

/** Title and description with their colour and size (spec: faq, sections). */
export const headingFields = {
  title: optionalText,
  titleColor: v.pipe(
    v.optional(hexColour),
    v.title('Title colour'),
    v.description('A colour for the title instead of the brand’s, for example #1a4d3a.'),
  ),
  titleSize: v.pipe(v.optional(textSize, 'normal'), v.description('The size of the title.')),
  description: v.optional(copy),
  descriptionColor: v.pipe(
    v.optional(hexColour),
    v.title('Description colour'),
    v.description('A colour for the description instead of the brand’s, for example #444444.'),
  ),
  descriptionSize: v.pipe(
    v.optional(textSize, 'normal'),
    v.description('The size of the description.'),
  ),
};

export const carouselFields = {
  /** Moves every 3000 ms (spec: carousels), unless this is false. */
  autoplay: v.pipe(
    v.optional(v.boolean()),
    v.title('Moves by itself'),
    v.description('Moves every three seconds until a visitor stops it; “no” keeps it still.'),
  ),
};

/** Invented customers must be marked as such (spec: look); false only for real, documented ones. */
export const illustrative = v.pipe(
  v.optional(v.boolean(), true),
  v.title('Invented examples'),
  v.description(
    'Says on the page that these people are examples; untick only for real, documented customers.',
  ),
);

/** Id of an entry in a list, for the CMS and for some anchors; never shown. */
export const entryId = v.pipe(
  optionalText,
  v.description('A name for this entry that stays the same when its text changes; optional.'),
);

/** A card's own colours, where its section lets an editor choose them. */
export const cardColours = {
  bgColor: v.pipe(
    v.optional(hexColour),
    v.title('Card colour'),
    v.description('The card’s own colour, for example #f4f1ea.'),
  ),
  textColor: v.pipe(
    v.optional(hexColour),
    v.title('Text colour'),
    v.description('The colour of the card’s text; check that it can be read on the card.'),
  ),
};

const card = v.object({
  id: entryId,
  thumbnail: v.pipe(
    v.optional(image),
    v.title('Picture'),
    v.description('The picture at the top of the card.'),
  ),
  subHead: v.pipe(
    optionalText,
    v.title('Line above the title'),
    v.description('A few words above the title: a subject, an office or a year.'),
  ),
  title: text,
  supportingText: v.pipe(
    optionalText,
    v.title('Reading time'),
    v.description('The reading time: “4 min” is shown as “4 min read”.'),
  ),
  description: optionalText,
  linkUrl: v.pipe(
    v.optional(href),
    v.title('Link'),
    v.description('Where the card leads; without a link it has no button.'),
  ),
  linkLabel: v.pipe(
    v.optional(text, 'Read More'),
    v.title('Link text'),
    v.description('The text of the card’s link.'),
  ),
});
export type Card = v.InferOutput<typeof card>;
export const cardFields = card.entries;

/** The cards of a group (spec: entities). */
export const cards = v.pipe(
  v.array(card),
  v.minLength(1, 'A group needs at least one card'),
  v.description('One card each, in this order.'),
);

/** A page from another site: its URL, name and height. */
export const embed = v.object({
  url: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^https?:\/\/[^\s\\"<>\uE000-\uE00F]+$/, 'An embed must be an http(s) URL'),
    v.check((url) => URL.canParse(url), 'An embed must be an http(s) URL'),
    v.description('The page to show; if this brand does not frame its host, it becomes a link.'),
  ),
  title: v.pipe(text, v.description('What the page is, for people who hear it read out.')),
  height: v.pipe(
    v.optional(v.pipe(v.number(), v.integer(), v.minValue(120), v.maxValue(1600)), 480),
    v.description('The height of its frame in pixels, from 120 to 1600.'),
  ),
});
export type EmbedFields = v.InferOutput<typeof embed>;
