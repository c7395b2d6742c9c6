/** The workshop, in development and qa only: the gallery of sections, and our API as OpenAPI. */
import { Hono } from 'hono';
import { brandBySlug, brands } from '../../../brands/brands.ts';
import { showExample } from '../../../client/gallery/examples.tsx';
import { Gallery } from '../../../client/gallery/gallery.tsx';
import { frameWidths, galleryCss, onFrame } from '../../../client/gallery/gallery-css.ts';
import {
  type GalleryState,
  galleryPath,
  sectionFieldsPath,
} from '../../../client/gallery/gallery-links.tsx';
import type { SectionFields } from '../../../client/gallery/section-fields.ts';
import { sectionOf, sections } from '../../../client/sections/section-registry.ts';
import type { Brand } from '../../../domain/brand.ts';
import type { AppContext, AppEnv } from '../../context.ts';
import { Problem } from '../../http/errors.ts';
import { noStore } from '../../http/respond.ts';
import { colourSheetLink, coloursIn } from '../../render/colour-sheet.ts';
import { scriptFor } from '../../render/compose.tsx';
import { hasIslands } from '../../render/finished-html.ts';
import { fillSlots, slotValues } from '../../render/link-slots.ts';
import { manifest, sheetOf } from '../../render/manifest.ts';
import { documentHead } from '../../render/shell.tsx';

export const workshop = new Hono<AppEnv>();

/** Visitors need none of it, and production serves no page that only builders of the site use. */
function isWorkshop(c: AppContext): boolean {
  const stage = c.get('stage');
  return stage === 'development' || stage === 'qa';
}

/** docs/contracts/openapi.md */
workshop.get('/api/openapi.json', async (c, next) => {
  if (!isWorkshop(c)) return next();
  // Loaded on the first request, so that it does not slow the worker's startup for visitors.
  const { describeApi } = await import('../../openapi/describe.ts');
  return c.json(describeApi(manifest.build), 200, noStore);
});

workshop.get(`${galleryPath}/:file{[a-z]+\\.css}`, async (c, next) => {
  const brand = brandBySlug(c.req.param('file').replace('.css', ''));
  if (!isWorkshop(c) || !brand) return next();
  const { css } = await gallerySheet(c, brand);
  return c.body(css, 200, { 'content-type': 'text/css; charset=utf-8' });
});

workshop.get(galleryPath, async (c, next) => {
  if (!isWorkshop(c)) return next();
  const brand = brandBySlug(c.req.query('brand') ?? c.get('brand').slug);
  const section = c.req.query('section');
  if (!brand || (section !== undefined && !sectionOf(section))) throw new Problem('not_found');
  const width = frameWidths.find((one) => `${one}` === c.req.query('width'));
  const { integrity } = await gallerySheet(c, brand);
  const rendered = await c.render(
    view({ brand: brand.slug, section, width }, brand, await documented(c, section)),
    {
      document: {
        head: documentHead(brand, {
          title: `Sections | ${brand.name}`,
          description: `Every section and example in the theme of ${brand.name}.`,
          robots: 'noindex',
        }),
        brandStyle: brand.style,
        stylesheet: { url: `${galleryPath}/${brand.slug}.css`, integrity },
      },
      around: (body) =>
        colourSheetLink(coloursIn(body)) + body + scriptFor(hasIslands(body), false),
    },
  );
  const html = fillSlots(await rendered.text(), slotValues({}));
  return c.html(html, 200, { 'x-robots-tag': 'noindex' });
});

/** One section with all its examples, or the default example of every section. */
function view(state: GalleryState, brand: Brand, documented: SectionFields | undefined) {
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
      documented={documented}
    />
  );
}

/** The titles and descriptions of a section's fields are not in the worker (worker/content/wordless-valibot.ts). */
async function documented(c: AppContext, section: string | undefined) {
  if (section === undefined) return undefined;
  const file = await assetAt(c, sectionFieldsPath);
  return (await file.json<Readonly<Record<string, SectionFields>>>())[section];
}

/**
 * The brand's own stylesheet, responding to the frame's width, then the gallery's rules.
 * @throws Error when the build has no stylesheet for the brand
 */
async function gallerySheet(c: AppContext, brand: Brand) {
  const file = await assetAt(c, sheetOf(brand, true).url);
  const css = onFrame(await file.text()) + galleryCss;
  const digest = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(css));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return { css, integrity: `sha384-${base64}` };
}

/** @throws Error when the build does not have the file */
async function assetAt(c: AppContext, url: string) {
  // The assets binding is called with the request's own origin.
  const file = await c.env.ASSETS.fetch(new URL(url, c.req.url).href);
  if (!file.ok) throw new Error(`No asset at ${url}: run npm run build`);
  return file;
}
