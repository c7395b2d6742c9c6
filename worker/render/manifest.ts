/** The manifest of the client build: hashed assets by brand, the runtime, and the build's id. */
import * as v from 'valibot';
import built from '../../dist/manifest.json' with { type: 'json' };
import type { Brand } from '../../domain/brand.ts';

const asset = v.object({ url: v.string(), integrity: v.string() });
const schema = v.object({
  build: v.string(),
  runtime: asset,
  /** The script of /challenge. */
  challenge: asset,
  /** The image that contains all icons. */
  icons: v.string(),
  /** By brand: the stylesheet of most pages, the one for pages with plans, and the fonts to preload. */
  styles: v.record(
    v.string(),
    v.object({ sheet: asset, plans: asset, fonts: v.array(v.string()) }),
  ),
});

export type Manifest = v.InferOutput<typeof schema>;

/** The parsed manifest; a missing or old build fails at startup, with the command to run. */
export const manifest: Manifest = parse();

function parse(): Manifest {
  const result = v.safeParse(schema, built);
  if (result.success) return result.output;
  throw new Error('dist/manifest.json is from another version: run npm run build');
}

/** The brand's stylesheets and its fonts. @throws Error when the build has none */
export function styleOf({ slug }: Brand): Manifest['styles'][string] {
  const style = manifest.styles[slug];
  if (!style) throw new Error(`No stylesheet for the brand "${slug}": run npm run build`);
  return style;
}

/** A page's single stylesheet. @param plans whether the page shows plans */
export function sheetOf(brand: Brand, plans: boolean): v.InferOutput<typeof asset> {
  const style = styleOf(brand);
  return plans ? style.plans : style.sheet;
}
