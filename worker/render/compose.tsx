/** A page around its <main>: what can be sent before the content is there, and the rest. */
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
  /** The page is known to show plans, so its head links the sheet that has their styles. */
  readonly plans?: boolean | undefined;
  /** The worker checks forms for a person (worker/leads/intake/person-check.ts). */
  readonly challenge: boolean;
}

export interface ComposedPage {
  /** Its head links the sheet with the styles of plans. */
  readonly plans: boolean;
  /** From the doctype to the end of the header; the title is all it waits for. */
  readonly open: SlottedBytes;
  /** From <main> to the end; `data` is the page's data block if it has one. */
  readonly close: (main: readonly FinishedHtml[], data?: string) => SlottedBytes;
}

/** What a page with live parts is made of: when they change, the rest is taken as it is. */
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

/** The page's two halves, with nothing of the visitor in them. */
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

/** Everything inside <body> around finished HTML for <main>. */
export function bodyAround(input: Omit<Composition, 'head' | 'plans'>, main: string): string {
  const { before, after } = chrome(input);
  const sheet = colourSheetLink(coloursIn(main), ownColours(input.brand));
  return `${before}${sheet}${mainStart}${main}</main>${after}${scriptFor(hasIslands(main), input.challenge)}`;
}

/** The runtime, for HTML with islands. @param challenge forms are checked for a person */
export function scriptFor(islands: boolean, challenge: boolean): string {
  if (!islands) return '';
  return challenge ? checkingScript : runtimeScript;
}

export function needsRuntime(main: readonly FinishedHtml[]): boolean {
  return main.some(({ islands }) => islands);
}

/** For a list that nobody expected when the head went out. It holds all of the head's sheet, in its order. */
function plansSheetLink(brand: Brand): string {
  const { url, integrity } = styleOf(brand).plans;
  return `<link rel="stylesheet" href="${url}" integrity="${integrity}"/>`;
}
