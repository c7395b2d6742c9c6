/** A page around its <main>: what can be sent before the content is there, and what comes after it. */
import { RuntimeScript } from '../../client/document.tsx';
import { renderHtml } from '../../client/ui/render-html.ts';
import type { Site } from '../../content/model/site.schema.ts';
import type { Brand } from '../../domain/brand.ts';
import { chrome } from './chrome.tsx';
import { colourSheetFor } from './colour-sheet.ts';
import { manifest } from './manifest.ts';
import { type PageHead, shell } from './shell.tsx';

export interface Composition {
  readonly brand: Brand;
  readonly site: Site;
  readonly host: string;
  readonly path: string;
  readonly head: PageHead;
  /** The worker checks forms for a person (worker/leads/intake/person-check.ts). */
  readonly challenge: boolean;
}

export interface ComposedPage {
  /** From the doctype to the header: known as soon as the title is. */
  readonly open: string;
  /** From <main> to the end; `main` is finished HTML, `data` the page's data block if it has one. */
  readonly close: (main: string, data?: string) => string;
}

const runtimeScript = renderHtml(<RuntimeScript {...manifest.runtime} />);
const checkingScript = renderHtml(<RuntimeScript {...manifest.runtime} challenge />);

/** The page's two halves; nothing of the visitor is in them. */
export function compose(input: Composition): ComposedPage {
  const { brand, site, path, host } = input;
  const { before, after } = chrome({ brand, site, path, host });
  const document = shell(brand, styleOf(brand).sheet, input.head);
  return {
    open: document.before + before,
    close(main, data = '') {
      const colours = colourSheetFor(main);
      const sheet = colours ? `<link rel="stylesheet" href="${colours}"/>` : '';
      const runtime = input.challenge ? checkingScript : runtimeScript;
      const script = hasIslands(main) ? runtime : '';
      return `${sheet}<main id="main" tabindex="-1">${main}</main>${after}${script}${data}${document.after}`;
    },
  };
}

/** True for HTML that the runtime has work in. */
export function hasIslands(html: string): boolean {
  return html.includes('<x-island');
}

/**
 * `Link` header: style sheet, fonts and runtime, which the platform turns into early hints.
 * @param islands whether the page is known to need the runtime
 */
export function linkHeader(brand: Brand, islands: boolean): string {
  const { sheet, fonts } = styleOf(brand);
  const { runtime } = manifest;
  return [
    `<${sheet.url}>; rel=preload; as=style; integrity="${sheet.integrity}"`,
    ...fonts.map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
    ...(islands ? [`<${runtime.url}>; rel=modulepreload; integrity="${runtime.integrity}"`] : []),
  ].join(', ');
}

function styleOf({ slug }: Brand) {
  const style = manifest.styles[slug];
  if (!style) throw new Error(`No stylesheet for the brand "${slug}": run npm run build`);
  return style;
}
