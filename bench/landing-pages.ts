/** The pages that visitors arrive on from campaigns, homes and products, with their islands. */
import { brands } from '../brands/brands.ts';
import { verticals } from '../domain/vertical.ts';
import { readContent } from '../scripts/build/read-content.ts';
import { renderSite } from '../scripts/content/rendered-site.ts';

export interface LandingPage {
  /** Slug. */
  readonly brand: string;
  readonly path: string;
  /** Names, each once. */
  readonly islands: readonly string[];
}

const paths = new Set(['/', ...Object.values(verticals).map(({ productPath }) => productPath)]);

/** Of every brand, as its content is written now. */
export function landingPages(): LandingPage[] {
  const content = readContent();
  return brands.flatMap((brand) => {
    const files = content[brand.slug];
    const pages = files ? (renderSite(brand, files)?.pages ?? []) : [];
    return pages
      .filter(({ path }) => paths.has(path))
      .map(({ path, main }) => ({
        brand: brand.slug,
        path,
        islands: [...new Set(main.islands)].sort(),
      }));
  });
}
