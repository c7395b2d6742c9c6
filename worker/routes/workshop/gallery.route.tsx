/** `/__sections`: the gallery of sections, for editors and designers; development and qa only. */
import { Hono } from 'hono';
import { brandBySlug, brands } from '../../../brands/brands.ts';
import { Document, RuntimeScript } from '../../../client/document.tsx';
import { showExample } from '../../../client/gallery/examples.tsx';
import { Gallery } from '../../../client/gallery/gallery.tsx';
import { frameWidths } from '../../../client/gallery/gallery-css.ts';
import { type GalleryState, galleryPath } from '../../../client/gallery/gallery-links.tsx';
import { schemaFields } from '../../../client/gallery/schema-fields.ts';
import { sectionOf, sections } from '../../../client/sections/section-registry.ts';
import { renderHtml } from '../../../client/ui/render-html.ts';
import type { Brand } from '../../../domain/brand.ts';
import type { AppEnv } from '../../context.ts';
import { Problem } from '../../http/errors.ts';
import { colourSheetFor } from '../../render/colour-sheet.ts';
import { hasIslands } from '../../render/compose.tsx';
import { gallerySheet } from '../../render/gallery-sheet.ts';
import { fillSlots, slotValues } from '../../render/link-slots.ts';
import { manifest } from '../../render/manifest.ts';
import { mediaPath } from '../../seo/brand-files.ts';
import { webManifestPath } from '../../seo/web-manifest.ts';
import { isWorkshop } from './workshop.ts';

export const gallery = new Hono<AppEnv>();

gallery.get(`${galleryPath}/:file{[a-z]+\\.css}`, async (c, next) => {
  const brand = brandBySlug(c.req.param('file').replace('.css', ''));
  if (!isWorkshop(c) || !brand) return next();
  const { css } = await gallerySheet(c.env.ASSETS, c.req.url, brand);
  return c.body(css, 200, { 'content-type': 'text/css; charset=utf-8' });
});

gallery.get(galleryPath, async (c, next) => {
  if (!isWorkshop(c)) return next();
  const brand = brandBySlug(c.req.query('brand') ?? c.get('brand').slug);
  const section = c.req.query('section');
  if (!brand || (section !== undefined && !sectionOf(section))) throw new Problem('not_found');
  const width = frameWidths.find((one) => `${one}` === c.req.query('width'));
  const body = renderHtml(view({ brand: brand.slug, section, width }, brand));
  const { integrity } = await gallerySheet(c.env.ASSETS, c.req.url, brand);
  const html = document(brand, body, {
    url: `${galleryPath}/${brand.slug}.css`,
    integrity,
  });
  return c.html(fillSlots(html, slotValues({})), 200, { 'x-robots-tag': 'noindex' });
});

/** One section with all its examples, or the default example of every section. */
function view(state: GalleryState, brand: Brand) {
  const chosen = state.section === undefined ? undefined : sectionOf(state.section);
  const shown = chosen
    ? Object.keys(chosen.examples).map((name) => ({ definition: chosen, name }))
    : Object.keys(sections).flatMap((type) => {
        const definition = sectionOf(type);
        return definition ? [{ definition, name: 'default' }] : [];
      });
  return (
    <Gallery
      state={state}
      brands={brands}
      types={Object.keys(sections)}
      examples={shown.map(({ definition, name }, index) =>
        showExample(definition, name, brand, { index, count: shown.length }),
      )}
      fields={chosen ? schemaFields(chosen.schema) : []}
    />
  );
}

function document(
  brand: Brand,
  body: string,
  stylesheet: { readonly url: string; readonly integrity: string },
): string {
  const colours = colourSheetFor(body);
  const sheet = colours ? `<link rel="stylesheet" href="${colours}"/>` : '';
  const script = hasIslands(body) ? renderHtml(<RuntimeScript {...manifest.runtime} />) : '';
  const html = renderHtml(
    <Document
      head={{
        title: `Sections | ${brand.name}`,
        description: `Every section and example in the theme of ${brand.name}.`,
        robots: 'noindex',
        siteName: brand.name,
        icon: brand.mark.src,
        touchIcon: mediaPath(brand, 'icon-180.png'),
        webManifest: webManifestPath,
        themeColour: brand.theme.paper,
      }}
      brandStyle={brand.style}
      stylesheet={stylesheet}
      body={sheet + body + script}
    />,
  );
  return `<!DOCTYPE html>${html}`;
}
