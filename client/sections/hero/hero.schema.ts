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

/** An embed's URL that gets the visitor's query and rcCode (spec: widget-frames). */
export const takesQuery = (url: string): boolean => url.includes('address');

const framed = v.pipe(
  embed,
  v.check(
    ({ url }) => !(takesQuery(url) && /[?&]rcCode=/.test(url)),
    'The site adds rcCode to this URL: leave it out',
  ),
);

/** The variant with a gift card: its value, what it is for, and its terms. */
const giftCard = v.object({
  amount: v.pipe(text, v.description('How much it is worth, shown large: “$50”.')),
  title: text,
  description: optionalText,
  /** An offer without its conditions misleads (ACL s 18). */
  terms: v.pipe(
    text,
    v.description('Who gets it and who does not; by law, the conditions must be beside the offer.'),
  ),
  termsLink: v.pipe(v.optional(link), v.description('A link to the full conditions.')),
});
export type GiftCard = v.InferOutput<typeof giftCard>;

/** The variant for careers: roles that are open now. */
const openRoles = v.object({
  title: v.optional(text, 'Open roles'),
  roles: v.pipe(
    v.array(
      v.object({
        title: v.pipe(text, v.description('The role, such as “Energy consultant”.')),
        place: v.pipe(optionalText, v.description('Where the work is done.')),
        url: v.pipe(
          v.optional(href, '/careers/#jobs'),
          v.description('Where to read more and apply.'),
        ),
      }),
    ),
    v.minLength(1, 'Leave “Open roles” out while there are none'),
    v.description('The roles that are open now.'),
  ),
});
export type OpenRoles = v.InferOutput<typeof openRoles>;

const heroFields = v.object({
  type: v.literal('hero'),
  ...sectionBase,
  background: v.pipe(
    v.optional(background),
    v.description('The background; by default the page’s path decides.'),
  ),
  pageType: v.pipe(
    v.optional(v.picklist(pageTypes), 'landingPage'),
    v.title('Kind of page'),
    v.description('The kind of page it is on; this decides its look and the text on its button.'),
  ),
  style: v.pipe(
    v.optional(v.picklist(heroStyles)),
    v.description('How text and picture are laid out; by default the kind of page decides.'),
  ),
  ...headingFields,
  title: v.pipe(text, v.description('The page’s main heading.')),
  eyebrow: v.pipe(
    optionalText,
    v.title('Line above the title'),
    v.description('A few words above the title.'),
  ),
  bullets: v.pipe(
    v.optional(
      v.array(
        v.object({
          icon: v.pipe(
            v.optional(v.picklist(iconNames), 'check'),
            v.description(
              'A small icon before the text; on a page of steps, numbers take its place.',
            ),
          ),
          text,
        }),
      ),
      [],
    ),
    v.description('Short points under the title, each with an icon.'),
  ),
  media: v.pipe(
    v.optional(media),
    v.description('A picture, a clip or a film beside or behind the words.'),
  ),
  ctaLabel: v.pipe(
    optionalText,
    v.title('Button'),
    v.description('The text on the button; if empty, the default, or no button beside a search.'),
  ),
  ctaLink: v.pipe(
    v.optional(href, '/contact'),
    v.title('Button’s link'),
    v.description('Where the button leads.'),
  ),
  hideCta: v.pipe(
    v.optional(v.boolean(), false),
    v.title('No button'),
    v.description('Leaves the button out, for pages that only inform, such as legal ones.'),
  ),
  embed: v.pipe(
    v.optional(framed),
    v.title('Page from another site'),
    v.description('A page from another site, shown inside the hero.'),
  ),
  rotatingText: v.pipe(
    v.optional(
      v.pipe(
        v.array(text),
        v.minLength(2, 'Add at least two rotating words'),
        // The style sheet has a rule for each count up to this (rotator.css).
        v.maxLength(12, 'Use at most twelve rotating words'),
      ),
    ),
    v.title('Rotating words'),
    v.description('Words that rotate at the end of the title, two to twelve.'),
  ),
  giftCard: v.pipe(
    v.optional(giftCard),
    v.description('A gift-card offer: how much, what for, and on what terms.'),
  ),
  openRoles: v.pipe(
    v.optional(openRoles),
    v.description('For careers pages: the roles that are open now.'),
  ),
  disclaimer: v.pipe(optionalText, v.description('Small print under the hero.')),
  breadcrumbs: v.pipe(
    v.optional(v.boolean(), false),
    v.description('Shows the breadcrumb above the title.'),
  ),
  downArrow: v.pipe(
    v.optional(v.boolean(), false),
    v.description('Shows an arrow that leads to the next section.'),
  ),
  search: v.pipe(
    v.optional(heroSearchConfig),
    v.title('Address search'),
    v.description('The box in which a visitor types an address to compare.'),
  ),
  promotions: v.pipe(
    v.optional(v.array(promotion), []),
    v.description('For a bundle: messages for certain choices of products.'),
  ),
});

export const heroSchema = v.pipe(
  heroFields,
  v.title('Hero'),
  v.description(
    'The top of a page: its main heading, a picture, and the address search or a button. Once per page.',
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    const message = dataset.typed ? promotionsProblem(dataset.value) : undefined;
    if (message) addIssue({ message });
  }),
);
export type Hero = v.InferOutput<typeof heroSchema>;
