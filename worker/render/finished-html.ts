/** Finished HTML: encoded and cut at its slots once, with the facts that the rest of the page needs. */
import { coloursIn } from './colour-sheet.ts';
import { type SlottedBytes, slottedBytes, withSlots } from './link-slots.ts';

export interface FinishedHtml {
  readonly html: SlottedBytes;
  /** True when it needs the runtime. */
  readonly islands: boolean;
  /** True when it has a list of plans. */
  readonly plans: boolean;
  /** The classes of the colours that an editor chose. */
  readonly colours: readonly string[];
}

/** Facts that the renderer already knows; searching the HTML for them takes longer. */
interface KnownOfHtml extends Pick<FinishedHtml, 'islands' | 'plans'> {
  /** False: it cannot contain a colour that an editor chose. */
  readonly coloured: boolean;
}

export function finishHtml(html: string, known: KnownOfHtml = lookedUp(html)): FinishedHtml {
  const { islands, plans, coloured } = known;
  return { html: slottedBytes(html), islands, plans, colours: coloured ? coloursIn(html) : [] };
}

function lookedUp(html: string): KnownOfHtml {
  const islands = hasIslands(html);
  const plans = islands && html.includes('<x-island name="plan-list"');
  return { islands, plans, coloured: true };
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
