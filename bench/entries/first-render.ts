/** The site's app with nothing of a page kept: neither the page nor any of its sections. */
import { createApp } from '../../worker/app.ts';
import type { ContentLoader } from '../../worker/content/loader.ts';
import { wireContent, wirePorts } from '../../worker/wire.ts';
import { renewedContent, retold } from './renewed-content.ts';

// The Cache API would run in the measured process here, and its time would count as the page's.
Object.defineProperty(globalThis, 'caches', { value: undefined });

let content: ContentLoader | undefined;

export default createApp({
  content(env) {
    content ??= renewedContent(wireContent(env), (page) => ({
      ...page,
      sections: page.sections.map(retold),
    }));
    return content;
  },
  ports: wirePorts,
});
