/** Promotions of a bundle: the words for each set of products that can be chosen (spec: bundle). */
import * as v from 'valibot';
import { text } from '../../../content/model/primitives.schema.ts';
import { canBundle } from '../../../domain/forms/hero-rules.ts';
import type { VerticalSlug } from '../../../domain/vertical.ts';
import type { HeroSearchConfig } from '../../islands/hero-search/hero-search.schema.ts';
import { copy } from '../fields.schema.ts';

/** The bundle type while nothing is chosen. */
const noProduct = 'noProductSelected';

export const promotion = v.object({
  bundleType: v.pipe(
    text,
    v.title('Chosen products'),
    v.description(
      'The product slugs in alphabetical order, with nothing between them: “broadbandenergy”; or “noProductSelected”.',
    ),
  ),
  promotionHeading: v.pipe(
    text,
    v.title('Title'),
    v.description('The title of the message about them.'),
  ),
  promotionContent: v.pipe(copy, v.title('Text'), v.description('The message about them.')),
});
type Promotion = v.InferOutput<typeof promotion>;

interface WithPromotions {
  readonly search?: Pick<HeroSearchConfig, 'verticals'> | undefined;
  readonly promotions: readonly Promotion[];
}

/** What is wrong with a hero's promotions, or undefined. */
export function promotionsProblem({ search, promotions }: WithPromotions): string | undefined {
  if (promotions.length === 0) return undefined;
  if (!search || !canBundle(search.verticals.length)) {
    return 'Promotions need a search for a bundle: three products or more';
  }
  const types = promotions.map(({ bundleType }) => bundleType);
  const twice = types.find((type, index) => types.indexOf(type) !== index);
  if (twice) return `Two promotions are for the products "${twice}": keep one`;
  const offered = search.verticals.map(({ slug }) => slug);
  const unknown = types.find((type) => productsOf(type, offered) === undefined);
  return (
    unknown &&
    `"${unknown}" is not a choice in this search: write the product slugs in alphabetical order, with nothing between them`
  );
}

/** The products of a bundle type, or undefined if it is not made up of those offered. */
export function productsOf(
  bundleType: string,
  offered: readonly VerticalSlug[],
): readonly VerticalSlug[] | undefined {
  if (bundleType === noProduct) return [];
  return startingWith([...offered].sort(), bundleType);
}

/** In sorted order each slug is either the next part of the rest or not in the set. */
function startingWith(
  slugs: readonly VerticalSlug[],
  rest: string,
): readonly VerticalSlug[] | undefined {
  if (rest === '') return [];
  const [slug, ...others] = slugs;
  if (slug === undefined) return undefined;
  const after = rest.startsWith(slug) ? startingWith(others, rest.slice(slug.length)) : undefined;
  return after ? [slug, ...after] : startingWith(others, rest);
}
