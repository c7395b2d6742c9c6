/** Address of the plain page for manual entry, which works without script. */
import type { HeroVertical } from '../hero-search/hero-search.schema.ts';

/** `/address?vertical=energy&page=/energy`; nothing that was typed goes into it. */
export function manualHref(
  offered: readonly Pick<HeroVertical, 'slug'>[],
  path: string,
  bundle: boolean,
): string {
  const verticals = offered.map((one) => `vertical=${one.slug}`).join('&');
  return `/address?${verticals}&page=${path}${bundle ? '&bundle=1' : ''}`;
}
