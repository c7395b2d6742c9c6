/** A page around its <main>: what can be sent before the content is there, and what comes after it. */
import { type DocumentAsset, RuntimeScript } from '../../client/document.tsx';
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
  const { brand, head } = input;
  const { before, after } = chrome(input);
  const document = shell(brand, styleSheet(brand), head);
  return {
    open: document.before + before,
    close: (main, data = '') =>
      withSheet(main) + after + scriptFor(main, input.challenge) + data + document.after,
  };
}

/** Everything inside <body> around finished HTML for <main>. */
export function bodyAround(input: Omit<Composition, 'head'>, main: string): string {
  const { before, after } = chrome(input);
  return before + withSheet(main) + after + scriptFor(main, input.challenge);
}

/** <main>, behind the sheet of the colours in it. */
function withSheet(main: string): string {
  return `${colourSheetLink(main)}<main id="main" tabindex="-1">${main}</main>`;
}

/** The sheet of an editor's colours, when the HTML uses any. */
export function colourSheetLink(html: string): string {
  const colours = colourSheetFor(html);
  return colours ? `<link rel="stylesheet" href="${colours}"/>` : '';
}

/** The runtime, when the HTML has islands. @param challenge forms are checked for a person */
export function scriptFor(html: string, challenge: boolean): string {
  if (!hasIslands(html)) return '';
  return challenge ? checkingScript : runtimeScript;
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

/** The brand's one style sheet. */
export function styleSheet(brand: Brand): DocumentAsset {
  return styleOf(brand).sheet;
}

function styleOf({ slug }: Brand) {
  const style = manifest.styles[slug];
  if (!style) throw new Error(`No stylesheet for the brand "${slug}": run npm run build`);
  return style;
}
