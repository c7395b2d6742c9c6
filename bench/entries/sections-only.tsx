/** Bench anchor: renderToString of the same sections, each alone, with nothing around them. */
import { renderToString } from 'react-dom/server';
import { brands } from '../../brands/brands.ts';
import { IslandScope } from '../../client/islands/runtime/island.tsx';
import content from '../../dist/content.json' with { type: 'json' };
import { createContentLoader } from '../../worker/content/loader.ts';
import { createFilesContent } from '../../worker/ports/content/files-content.ts';

const loader = createContentLoader([createFilesContent(content)], () => {});

export default {
  async fetch(request: Request): Promise<Response> {
    const { hostname, pathname } = new URL(request.url);
    const brand = brands.find((one) => one.hosts.production === hostname);
    if (!brand) return new Response('no brand', { status: 421 });
    const page = await loader.page(brand.slug, await loader.site(brand.slug), pathname);
    const sections = page?.sections ?? [];
    const html = sections.map(({ definition, section }, index) => {
      const View = definition.view;
      const context = { brand, path: pathname, index, count: sections.length };
      return renderToString(
        <IslandScope value={{ prefix: `s${index}`, count: 0 }}>
          <View section={section} context={context} />
        </IslandScope>,
      );
    });
    return new Response(html.join(''), { headers: { 'content-type': 'text/html; charset=utf-8' } });
  },
};
