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

/** What is known of HTML by whoever rendered it: looking for it in the text takes longer. */
interface KnownOfHtml extends Pick<FinishedHtml, 'islands' | 'plans'> {
  /** False: it can have no colour that an editor chose. */
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
