/** Fits cleaned HTML into its page: ranks of headings, campaign parameters of links, wide tables. */
import type { Level } from '../../ui/text/heading.tsx';
import { slotted } from '../../ui/visitor-slots.ts';

/** `html` must come from cleanHtml: outside tags it holds no `<`, inside attributes no `"`. */
export function decorateHtml(html: string, base: Level): string {
  return tables(links(headings(html, base)));
}

/** As in rich text (client/ui/text/rich-text-view.tsx). */
const sizes: Readonly<Record<number, string>> = { 2: 'text-title', 3: 'text-h3' };

/** No rank is skipped and the first is `base`, whatever the editor chose. */
function headings(html: string, base: Level): string {
  const open: { wish: number; level: number }[] = [];
  let current = base as number;
  return html.replace(/<(\/?)h([1-6])(?=[\s>])/g, (_, slash: string, rank: string) => {
    if (slash) return `</h${current}`;
    const wish = Number(rank);
    while ((open.at(-1)?.wish ?? 0) >= wish) open.pop();
    current = Math.min(6, (open.at(-1)?.level ?? base - 1) + 1);
    open.push({ wish, level: current });
    return `<h${current} class="${sizes[current] ?? 'text-h4'}"`;
  });
}

/** The slot that every link of the site has (docs/contracts/page-cache.md). */
function links(html: string): string {
  return html.replace(
    /(<a (?:[^>]* )?href=")(\/[^"]*)"/g,
    (_, start: string, href: string) => `${start}${slotted(href)}"`,
  );
}

/** A table may be wider than a phone; its box scrolls, also by keyboard. */
function tables(html: string): string {
  return html
    .replaceAll(
      /<table(?=[\s>])/g,
      '<div class="scroll-x" role="group" aria-label="Table" tabindex="0"><table',
    )
    .replaceAll('</table>', '</table></div>');
}
