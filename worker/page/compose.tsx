/** A page around its <main>: what can be sent before the content is there, and what comes after it. */
import { Document, type DocumentHead, RuntimeScript } from '../../client/document.tsx';
import { renderHtml } from '../../client/ui/render-html.ts';
import type { Brand } from '../../content/model/brand.ts';
import type { Site } from '../../content/model/site.schema.ts';
import { chrome } from './chrome.tsx';
import { colourSheetFor } from './colours.ts';
import { manifest } from './manifest.ts';

export interface Composition {
  readonly brand: Brand;
  readonly site: Site;
  readonly host: string;
  readonly path: string;
  readonly head: Pick<DocumentHead, 'title' | 'description'> & Partial<DocumentHead>;
}

export interface ComposedPage {
  /** From the doctype to the header: known as soon as the title is. */
  readonly open: string;
  /** From <main> to the end; `main` is finished HTML. */
  readonly close: (main: string) => string;
}

/** Splits the document where the body's finished HTML goes in; no content may hold it. */
const bodyMark = '\uE00F';
const runtimeScript = renderHtml(<RuntimeScript {...manifest.runtime} />);

/** The page's two halves; nothing of the visitor is in them. */
export function compose(input: Composition): ComposedPage {
  const { brand, site, path, host } = input;
  const { before, after } = chrome({ brand, site, path, host });
  const document = renderHtml(
    <Document
      head={{
        siteName: brand.name,
        icon: brand.mark.src,
        themeColour: brand.theme.paper,
        ...input.head,
        title: titled(input.head.title, brand.name),
      }}
      brandStyle={brand.style}
      stylesheet={styleOf(brand).sheet}
      body={bodyMark}
    />,
  );
  const [head = '', tail = ''] = document.split(bodyMark);
  return {
    open: `<!DOCTYPE html>${head}${before}`,
    close(main) {
      const colours = colourSheetFor(main);
      const sheet = colours ? `<link rel="stylesheet" href="${colours}"/>` : '';
      const script = hasIslands(main) ? runtimeScript : '';
      return `${sheet}<main id="main" tabindex="-1">${main}</main>${after}${script}${tail}`;
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

function titled(title: string, name: string): string {
  return title.includes(name) ? title : `${title} | ${name}`;
}

function styleOf({ slug }: Brand) {
  const style = manifest.styles[slug];
  if (!style) throw new Error(`No stylesheet for the brand "${slug}": run npm run build`);
  return style;
}
