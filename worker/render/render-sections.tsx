/** Sections to HTML, each on its own, so that one that throws costs only itself. */
import { IslandScope } from '../../client/islands/runtime/island.tsx';
import type { Live, SectionContext } from '../../client/sections/define-section.ts';
import { renderHtml } from '../../client/ui/render-html.ts';
import type { Page } from '../../content/model/page.schema.ts';
import type { Badges } from '../../domain/badges.ts';
import type { Brand } from '../../domain/brand.ts';
import type { ConsentNotice } from '../../domain/leads/consent-notice.ts';
import type { LeftOut, ParsedSection } from '../content/parse-sections.ts';
import { boxesHtml } from './left-out-box.tsx';

interface Where {
  readonly brand: Brand;
  readonly page: Pick<Page, 'path' | 'crumb'>;
  readonly version: string;
  readonly consent?: ConsentNotice | undefined;
  readonly badges?: Badges | undefined;
  /** Origin of the sign-up; empty: the brand's own routes. */
  readonly application: string;
  /** What each section needs from outside, by its place on the page. */
  readonly live?: readonly (Live | undefined)[];
  /** When true, island props that are not JSON cost the section, and the log names them. */
  readonly development: boolean;
  readonly log: (line: Record<string, unknown>) => void;
  /** In a preview: what would be logged stands in a box before the section. */
  readonly boxed?: boolean;
}

/**
 * Renders in order and joins.
 * @throws Error when nothing could be rendered: an empty page must never reach a cache as a 200
 */
export function renderSections(sections: readonly ParsedSection[], where: Where): string {
  const { brand, page, consent, badges, application } = where;
  const html = sections.map((parsed, index) => {
    const { path, crumb } = page;
    const live = where.live?.[index];
    const place = { index, count: sections.length };
    const context = { brand, path, crumb, consent, badges, application, live, ...place };
    return renderOne(parsed, context, where);
  });
  if (html.some(Boolean)) return html.join('');
  throw new Error(`Nothing to render on ${page.path} of ${brand.slug}: run npm run content:check`);
}

function renderOne(parsed: ParsedSection, context: SectionContext, where: Where): string {
  const { definition, section } = parsed;
  const View = definition.view;
  const boxes: LeftOut[] = [];
  const tell = (event: string, reason: unknown) => {
    const { brand, path, index } = context;
    const { version, log, boxed } = where;
    const { type } = definition;
    if (boxed) boxes.push({ index, type, reason: String(reason) });
    else log({ event, brand: brand.slug, path, version, index, type, reason: String(reason) });
  };
  const scope = {
    prefix: `s${context.index}`,
    count: 0,
    development: where.development,
    report: (island: string, error: unknown) => tell('island_left_out', `${island}: ${error}`),
  };
  try {
    const html = renderHtml(
      <IslandScope value={scope}>
        <View section={section} context={context} />
      </IslandScope>,
    );
    if (html.includes(unknownBlock)) tell('block_left_out', 'a block of rich text is not known');
    return boxesHtml(boxes) + html;
  } catch (error) {
    tell('section_left_out', error);
    return boxesHtml(boxes);
  }
}

/** What rich text writes for a block it does not know (client/ui/text/rich-text-view.tsx). */
const unknownBlock = 'data-problem="';
