/** HTML block: cleaned HTML, fitted into its page, in the readable column of rich text. */
import { headingRanks, type Level, textHeadingSize } from '../../ui/text/heading.tsx';
import { slotted } from '../../ui/visitor-slots.ts';
import type { SectionContext, SectionViewProps } from '../define-section.ts';
import { HeadedFrame, itemLevel } from '../section-head.tsx';
import { anchorPrefix } from '../slug.ts';
import type { HtmlBlock } from './html-block.schema.ts';

export function HtmlBlockView({ section, context }: SectionViewProps<HtmlBlock>) {
  const html = decorateHtml(withOwnIds(section.html, context), itemLevel(section));
  return (
    <HeadedFrame section={section} context={context}>
      {/* Cleaned by the schema; a section that was not parsed never reaches a view. */}
      <div className="prose measure html-block" dangerouslySetInnerHTML={{ __html: html }} />
    </HeadedFrame>
  );
}

/** Of two blocks, which may come from one program that numbers its headings alike, each keeps its ids to itself. */
function withOwnIds(html: string, context: SectionContext): string {
  const own = new Set(Array.from(html.matchAll(/<[^>]* id="([^"]+)"/g), ([, id]) => id));
  const prefix = own.size === 0 ? '' : anchorPrefix(context);
  if (prefix === '') return html;
  return html.replace(/<[^>]+>/g, (tag) =>
    tag.replace(/ (id="|href="#)([^"]+)/g, (whole, start: string, id: string) =>
      own.has(id) ? ` ${start}${prefix}${id}` : whole,
    ),
  );
}

/** `html` must come from cleanHtml, which leaves no `<` outside tags and no `"` inside attributes. */
export function decorateHtml(html: string, base: Level): string {
  return tables(links(headings(html, base)));
}

/** Ranks and sizes of headings as in rich text. */
function headings(html: string, base: Level): string {
  const rank = headingRanks(base);
  let current = base;
  return html.replace(/<(\/?)h([1-6])(?=[\s>])/g, (_, slash: string, wish: string) => {
    if (slash) return `</h${current}`;
    current = rank(Number(wish));
    return `<h${current} class="${textHeadingSize(current)}"`;
  });
}

/** Links carry the visitor's slot, as everywhere (docs/contracts/page-cache.md). */
function links(html: string): string {
  return html.replace(
    /(<a (?:[^>]* )?href=")(\/[^"]*)"/g,
    (_, start: string, href: string) => `${start}${slotted(href)}"`,
  );
}

/** A table may be wider than a phone, so its box scrolls, by keyboard too. */
function tables(html: string): string {
  return html
    .replaceAll(
      /<table(?=[\s>])/g,
      '<div class="scroll-x" role="group" aria-label="Table" tabindex="0"><table',
    )
    .replaceAll('</table>', '</table></div>');
}
