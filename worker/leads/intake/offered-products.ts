/** The products on offer where the original page is not known: all of the brand's own. */
import type { Brand } from '../../../domain/brand.ts';
import { type VerticalSlug, verticals } from '../../../domain/vertical.ts';
import { Problem } from '../../http/errors.ts';

/** The brand's verticals except the bundle, which comes from choosing several. */
export function offeredProducts(
  brand: Brand,
): { readonly slug: VerticalSlug; readonly title: string }[] {
  return brand.verticals
    .filter((slug) => slug !== 'bundle')
    .map((slug) => ({ slug, title: verticals[slug].title }));
}

/**
 * Accepts only the brand's own products: no form on its pages offers others.
 * @throws Problem bad_request
 */
export function demandOffered(brand: Brand, chosen: readonly VerticalSlug[]): void {
  const own = new Set(offeredProducts(brand).map(({ slug }) => slug));
  if (!chosen.every((slug) => own.has(slug))) {
    throw new Problem('bad_request', { field: 'vertical' });
  }
}
