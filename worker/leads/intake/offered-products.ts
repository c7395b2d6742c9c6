/** The products to choose from when the page that asked is not at hand: the brand's own. */
import type { Brand } from '../../../domain/brand.ts';
import { type VerticalSlug, verticals } from '../../../domain/vertical.ts';
import { Problem } from '../../http/errors.ts';

/** Every vertical of the brand but the bundle, which is what choosing several makes. */
export function offeredProducts(
  brand: Brand,
): { readonly slug: VerticalSlug; readonly title: string }[] {
  return brand.verticals
    .filter((slug) => slug !== 'bundle')
    .map((slug) => ({ slug, title: verticals[slug].title }));
}

/**
 * A lead is taken only for the brand's own products: no form of its pages asks for others.
 * @throws Problem bad_request
 */
export function demandOffered(brand: Brand, chosen: readonly VerticalSlug[]): void {
  const own = new Set(offeredProducts(brand).map(({ slug }) => slug));
  if (!chosen.every((slug) => own.has(slug))) {
    throw new Problem('bad_request', { field: 'vertical' });
  }
}
