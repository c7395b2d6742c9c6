/** A page around its <main>: the part that can be sent before the content is ready, and the rest. */
import { RuntimeScript } from '../../client/document.tsx';
import { renderHtml } from '../../client/ui/render-html.ts';
import type { Site } from '../../content/model/site.schema.ts';
import type { Brand } from '../../domain/brand.ts';
import { chrome } from './chrome.tsx';
import { colourSheetLink, coloursIn, ownColours } from './colour-sheet.ts';
import { type FinishedHtml, hasIslands } from './finished-html.ts';
import { concatSlotted, type SlottedBytes, slottedBytes } from './link-slots.ts';
import { manifest, sheetOf, styleOf } from './manifest.ts';
import { type PageHead, shell } from './shell.tsx';

export interface Composition {
  readonly brand: Brand;
  readonly site: Site;
  readonly host: string;
  readonly path: string;
  readonly head: PageHead;
  /** True when the page is known to show plans, so that its head links the stylesheet with theirs. */
  readonly plans?: boolean | undefined;
  /** True when forms have the check for a person (worker/leads/intake/person-check.ts). */
  readonly challenge: boolean;
}

export interface ComposedPage {
  /** True when its head links the stylesheet that includes the styles of plans. */
  readonly plans: boolean;
  /** From the doctype to the end of the header; it needs nothing of the page but the head's data. */
  readonly open: SlottedBytes;
  /** From <main> to the end; `data` is the page's structured data, if any. */
  readonly close: (main: readonly FinishedHtml[], data?: string) => SlottedBytes;
}

/** The parts of a page with live sections: when those change, the rest is reused. */
export interface LiveFrame {
  readonly composed: ComposedPage;
  readonly sections: readonly FinishedHtml[];
  readonly data: string;
}

const isDocument = true;
const runtimeScript = renderHtml(<RuntimeScript {...manifest.runtime} />, { isDocument });
const checkingScript = renderHtml(<RuntimeScript {...manifest.runtime} challenge />, {
  isDocument,
});
const mainStart = '<main id="main" tabindex="-1">';
const mainEnd = slottedBytes('</main>');

/** Makes the page's two halves, which contain nothing of the visitor. */
export function compose(input: Composition): ComposedPage {
  const { brand, head, plans = false } = input;
  const { bytes } = chrome(input);
  const document = shell(brand, sheetOf(brand, plans), head);
  return {
    plans,
    open: concatSlotted([slottedBytes(document.before), bytes.before]),
    close: (main, data = '') => {
      const late = !plans && main.some((piece) => piece.plans) ? plansSheetLink(brand) : '';
      const colours = colourSheetLink(
        main.flatMap((piece) => piece.colours),
        ownColours(brand),
      );
      return concatSlotted([
        slottedBytes(late + colours + mainStart),
        ...main.map(({ html }) => html),
        mainEnd,
        bytes.after,
        slottedBytes(scriptFor(needsRuntime(main), input.challenge) + data + document.after),
      ]);
    },
  };
}

/** The content of <body>, around the finished HTML of <main>. */
export function bodyAround(input: Omit<Composition, 'head' | 'plans'>, main: string): string {
  const { before, after } = chrome(input);
  const sheet = colourSheetLink(coloursIn(main), ownColours(input.brand));
  return `${before}${sheet}${mainStart}${main}</main>${after}${scriptFor(hasIslands(main), input.challenge)}`;
}

/** The runtime's script element, for HTML with islands. @param challenge true: forms have the check for a person */
export function scriptFor(islands: boolean, challenge: boolean): string {
  if (!islands) return '';
  return challenge ? checkingScript : runtimeScript;
}

export function needsRuntime(main: readonly FinishedHtml[]): boolean {
  return main.some(({ islands }) => islands);
}

/** For a list of plans that the head did not expect. This stylesheet contains all of the head's, in its order. */
function plansSheetLink(brand: Brand): string {
  const { url, integrity } = styleOf(brand).plans;
  return `<link rel="stylesheet" href="${url}" integrity="${integrity}"/>`;
}
