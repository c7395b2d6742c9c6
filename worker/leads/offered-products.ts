/** What a visitor may choose from where the page that asked is not at hand: the brand's own products. */
import type { Brand } from '../../content/model/brand.ts';
import { type VerticalSlug, verticals } from '../../content/model/vertical.ts';

/** Every vertical the brand carries, the bundle itself left out: it is what choosing several makes. */
export function offeredProducts(
  brand: Brand,
): { readonly slug: VerticalSlug; readonly title: string }[] {
  return brand.verticals
    .filter((slug) => slug !== 'bundle')
    .map((slug) => ({ slug, title: verticals[slug].title }));
}
