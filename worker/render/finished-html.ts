/** HTML that is finished: encoded and cut once, with what the rest of the page has to know of it. */
import { coloursIn } from './colour-sheet.ts';
import { type SlottedBytes, slottedBytes, withSlots } from './link-slots.ts';

export interface FinishedHtml {
  readonly html: SlottedBytes;
  /** It needs the runtime. */
  readonly islands: boolean;
  /** It has a list of plans. */
  readonly plans: boolean;
  /** Classes of colours that an editor chose. */
  readonly colours: readonly string[];
}

/** @param islands whether it has some, where that is known: looking for them takes a while */
export function finishHtml(html: string, islands = hasIslands(html)): FinishedHtml {
  const plans = islands && html.includes('<x-island name="plan-list"');
  return { html: slottedBytes(html), islands, plans, colours: coloursIn(html) };
}

/** As text again, for tools. */
export function textOfFinished(pieces: readonly FinishedHtml[]): string {
  const decoder = new TextDecoder();
  return pieces.map(({ html }) => decoder.decode(withSlots(html))).join('');
}

/** True for HTML that needs the runtime. */
export function hasIslands(html: string): boolean {
  return html.includes('<x-island');
}
