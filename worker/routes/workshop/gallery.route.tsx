/** `/__sections`: the gallery of sections, for editors and designers; development and qa only. */
import { Hono } from 'hono';
import { brandBySlug, brands } from '../../../brands/brands.ts';
import { showExample } from '../../../client/gallery/examples.tsx';
import { Gallery } from '../../../client/gallery/gallery.tsx';
import { frameWidths } from '../../../client/gallery/gallery-css.ts';
import { type GalleryState, galleryPath } from '../../../client/gallery/gallery-links.tsx';
import { schemaFields } from '../../../client/gallery/schema-fields.ts';
import { sectionOf, sections } from '../../../client/sections/section-registry.ts';
import type { Brand } from '../../../domain/brand.ts';
import type { AppEnv } from '../../context.ts';
import { Problem } from '../../http/errors.ts';
import { colourSheetLink, scriptFor } from '../../render/compose.tsx';
import { gallerySheet } from '../../render/gallery-sheet.ts';
import { fillSlots, slotValues } from '../../render/link-slots.ts';
import { documentHead } from '../../render/shell.tsx';
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
  const { integrity } = await gallerySheet(c.env.ASSETS, c.req.url, brand);
  const rendered = await c.render(view({ brand: brand.slug, section, width }, brand), {
    document: {
      head: documentHead(brand, {
        title: `Sections | ${brand.name}`,
        description: `Every section and example in the theme of ${brand.name}.`,
        robots: 'noindex',
      }),
      brandStyle: brand.style,
      stylesheet: { url: `${galleryPath}/${brand.slug}.css`, integrity },
    },
    around: (body) => colourSheetLink(body) + body + scriptFor(body, false),
  });
  const html = fillSlots(await rendered.text(), slotValues({}));
  return c.html(html, 200, { 'x-robots-tag': 'noindex' });
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
