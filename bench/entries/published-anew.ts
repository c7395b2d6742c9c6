/** The site's app after a publication, on every request: one section of the page is another one, the rest is as before. */
import { createApp } from '../../worker/app.ts';
import type { ContentLoader } from '../../worker/content/loader.ts';
import { wireContent, wirePorts } from '../../worker/wire.ts';
import { renewedContent, retold } from './renewed-content.ts';

// As in first-render.ts.
Object.defineProperty(globalThis, 'caches', { value: undefined });

let content: ContentLoader | undefined;

export default createApp({
  content(env) {
    content ??= renewedContent(wireContent(env), (page) => {
      const touched = page.sections.length >> 1;
      const sections = page.sections.map((section, place) =>
        place === touched ? retold(section) : section,
      );
      return { ...page, sections };
    });
    return content;
  },
  ports: wirePorts,
});
