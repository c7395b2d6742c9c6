/** React's share of the cost: renderToString on each section of a page alone, with nothing around it. */

import { Hono } from 'hono';
import { renderToString } from 'react-dom/server';
import { brandByHost } from '../../brands/brands.ts';
import { IslandScope } from '../../client/islands/runtime/island.tsx';
import type { SectionContext } from '../../client/sections/define-section.ts';
import { badgesOf } from '../../domain/badges.ts';
import { today } from '../../domain/calendar.ts';
import type { ParsedSection } from '../../worker/content/parse-sections.ts';
import type { AppContext, AppEnv } from '../../worker/context.ts';
import { checkEnv, stageOf } from '../../worker/env.ts';
import { findLive } from '../../worker/plans/live-sections.ts';
import { wireContent, wirePorts } from '../../worker/wire.ts';

type Prepared = ParsedSection & { readonly context: SectionContext };

const app = new Hono<AppEnv>();
const known = new Map<string, readonly Prepared[]>();

app.get('*', async (c) => {
  const sections = known.get(c.req.url) ?? (await prepare(c));
  known.set(c.req.url, sections);
  return c.html(sections.map(render).join(''));
});

export default app;

/** Prepares once everything that the views get on the site, so that only rendering is measured. */
async function prepare(c: AppContext): Promise<readonly Prepared[]> {
  checkEnv(c.env);
  const { hostname, pathname: path } = new URL(c.req.url);
  const stage = stageOf(c.env);
  const brand = brandByHost(hostname, stage);
  if (!brand) throw new Error(`No brand answers on ${hostname}`);
  c.set('brand', brand);
  c.set('stage', stage);
  c.set('ports', wirePorts(c.env));
  const content = wireContent(c.env);
  const loaded = await content.site(brand.slug);
  const found = await content.page(brand.slug, loaded, path);
  if (!found) throw new Error(`${brand.slug} has no page ${path}`);
  const { bySection } = await findLive(c, found.sections);
  const shared = {
    brand,
    path,
    crumb: found.page.crumb,
    consent: loaded.site.consent,
    badges: badgesOf(loaded.site, today()),
    application: brand.application[stage],
    count: found.sections.length,
  };
  return found.sections.map((section, index) => ({
    ...section,
    context: { ...shared, index, live: bySection[index] },
  }));
}

function render({ definition, section, context }: Prepared): string {
  const View = definition.view;
  return renderToString(
    <IslandScope value={{ prefix: `s${context.index}`, count: 0 }}>
      <View section={section} context={context} />
    </IslandScope>,
  );
}
