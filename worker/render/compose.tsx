/** A page around its <main>: what can be sent before the content is there, and the rest. */
import { RuntimeScript } from '../../client/document.tsx';
import { renderHtml } from '../../client/ui/render-html.ts';
import type { Site } from '../../content/model/site.schema.ts';
import type { Brand } from '../../domain/brand.ts';
import { chrome } from './chrome.tsx';
import { colourSheetLink } from './colour-sheet.ts';
import { manifest, styleOf } from './manifest.ts';
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
  /** From the doctype to the end of the header; the title is all it waits for. */
  readonly open: string;
  /** From <main> to the end; `main` is finished HTML, `data` the page's data block if it has one. */
  readonly close: (main: string, data?: string) => string;
}

const runtimeScript = renderHtml(<RuntimeScript {...manifest.runtime} />);
const checkingScript = renderHtml(<RuntimeScript {...manifest.runtime} challenge />);

/** The page's two halves, with nothing of the visitor in them. */
export function compose(input: Composition): ComposedPage {
  const { brand, head } = input;
  const { before, after } = chrome(input);
  const document = shell(brand, styleOf(brand).sheet, head);
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

/** <main>, after the sheet of the colours in it. */
function withSheet(main: string): string {
  return `${colourSheetLink(main)}<main id="main" tabindex="-1">${main}</main>`;
}

/** The runtime, when the HTML has islands. @param challenge forms are checked for a person */
export function scriptFor(html: string, challenge: boolean): string {
  if (!hasIslands(html)) return '';
  return challenge ? checkingScript : runtimeScript;
}

/** True for HTML that needs the runtime. */
export function hasIslands(html: string): boolean {
  return html.includes('<x-island');
}
