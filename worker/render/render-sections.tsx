/** Renders sections to finished HTML, each on its own: one that throws is left out, and an unchanged one is reused. */
import { IslandScope } from '../../client/islands/runtime/island.tsx';
import type { Live, SectionContext } from '../../client/sections/define-section.ts';
import { renderHtml } from '../../client/ui/render-html.ts';
import type { Page } from '../../content/model/page.schema.ts';
import type { Badges } from '../../domain/badges.ts';
import type { Brand } from '../../domain/brand.ts';
import type { ConsentNotice } from '../../domain/leads/consent-notice.ts';
import type { LeftOut, ParsedSection } from '../content/parse-sections.ts';
import { createSectionMemory } from '../content/section-memory.ts';
import { reasonOf } from '../http/errors.ts';
import { type FinishedHtml, finishHtml } from './finished-html.ts';
import { boxesHtml } from './left-out-box.tsx';
import { textsOf, watched } from './watched-context.ts';

interface Where {
  readonly brand: Brand;
  readonly page: Pick<Page, 'path' | 'crumb'>;
  /** Paths in the page's trail that have no page. */
  readonly pageless?: readonly string[] | undefined;
  readonly version: string;
  readonly consent?: ConsentNotice | undefined;
  readonly badges?: Badges | undefined;
  /** The sign-up's origin; empty: the brand's own routes. */
  readonly application: string;
  /** Each section's live answers, by its place on the page. */
  readonly live?: readonly (Live | undefined)[];
  /** True: island props that are not JSON make the section fail, and the log names them. */
  readonly development: boolean;
  readonly log: (line: Record<string, unknown>) => void;
  /** In a preview: a box before the section shows what would otherwise be logged. */
  readonly boxed?: boolean;
  /** Whether a section's HTML may be kept and reused, by its place; without this, none is. */
  readonly keeps?: (index: number) => boolean;
  /** Sections that are already finished, by their place. */
  readonly known?: readonly (FinishedHtml | undefined)[] | undefined;
}

/** One per isolate. */
const memory = createSectionMemory<FinishedHtml>();

/**
 * Renders the sections in order, or reuses HTML made from the same section and context before.
 * @throws Error when nothing could be rendered: an empty page must never reach a cache as a 200
 */
export function renderSections(
  sections: readonly ParsedSection[],
  where: Where,
): readonly FinishedHtml[] {
  const { brand, page, pageless, consent, badges, application } = where;
  const { repeats, taken } = anchorsOn(sections);
  const finished = sections.map((parsed, index) => {
    const known = where.known?.[index];
    if (known) return known;
    const { path, crumb } = page;
    const live = where.live?.[index];
    const place = { index, count: sections.length, repeats: repeats[index] === true, taken };
    const words = { path, crumb, pageless, consent, badges };
    const context = { brand, ...words, application, live, ...place };
    return findOrRender(parsed, context, where);
  });
  if (finished.some(({ html }) => html.length > 0)) return finished;
  throw new Error(`Nothing to render on ${page.path} of ${brand.slug}: run npm run content:check`);
}

/** The target of the skip link, which every page has (client/ui/chrome/site-header.tsx). */
const mainId = 'main';

/**
 * `repeats`, by place: whether the anchor of the section's type is already taken, by an editor or by a section
 * before it; for a type without an anchor, whether a section before it has the same type. `taken`: the anchors that
 * editors chose, those of the sections' types, and the page's own.
 */
function anchorsOn(sections: readonly ParsedSection[]): {
  readonly repeats: readonly boolean[];
  readonly taken: readonly string[];
} {
  const given = new Set(
    sections.flatMap(({ section }) => [anchorOf(section), ...topicIdsOf(section)]),
  );
  const types = new Set<string>();
  const repeats = sections.map(({ definition: { anchor, type }, section }) => {
    if (anchor === undefined) {
      const form = formOf(section) ?? type;
      const repeats = types.has(form);
      types.add(form);
      return repeats;
    }
    if (anchorOf(section) !== undefined) return false;
    const repeats = given.has(anchor);
    given.add(anchor);
    return repeats;
  });
  const taken = [mainId, ...given].filter((one) => typeof one === 'string');
  return { repeats, taken };
}

/** For a card group, the type of section that it looks like: `boardMembers` is `board-members`. */
function formOf(section: unknown): string | undefined {
  const form: unknown = Reflect.get(Object(section), 'section');
  return typeof form === 'string'
    ? form.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    : undefined;
}

/** The anchor that the editor chose. */
function anchorOf(section: unknown): unknown {
  return typeof section === 'object' && section !== null && 'anchor' in section
    ? section.anchor
    : undefined;
}

/** The ids that the editor chose for topics, such as questions. */
function topicIdsOf(section: unknown): unknown[] {
  if (typeof section !== 'object' || section === null || !('topics' in section)) return [];
  const { topics } = section;
  return Array.isArray(topics)
    ? topics.map((topic: unknown) => Reflect.get(Object(topic), 'id'))
    : [];
}

function findOrRender(parsed: ParsedSection, context: SectionContext, where: Where): FinishedHtml {
  const { number } = parsed;
  if (number === undefined || !where.keeps?.(context.index)) {
    return renderOne(parsed, context, where).finished;
  }
  const textOf = textsOf(context);
  const slug = where.brand.slug;
  const known = memory.find(number, slug, textOf);
  if (known) return known;
  const { finished: value, read, whole } = renderOne(parsed, context, where);
  if (whole) {
    memory.keep(number, slug, { value, bytes: value.html.length, read: [...read] }, textOf);
  }
  return value;
}

interface Rendered {
  readonly finished: FinishedHtml;
  /** The names of the values that the view has read. */
  readonly read: ReadonlySet<string>;
  /** False when something was left out: it is not reused, so that every page concerned logs it. */
  readonly whole: boolean;
}

function renderOne(parsed: ParsedSection, context: SectionContext, where: Where): Rendered {
  const { definition, section } = parsed;
  const View = definition.view;
  const boxes: LeftOut[] = [];
  let whole = true;
  const tell = (event: string, reason: unknown) => {
    const { brand, path, index } = context;
    const { version, log, boxed } = where;
    const { type } = definition;
    whole = false;
    if (boxed) boxes.push({ index, type, reason: reasonOf(reason) });
    else log({ event, brand: brand.slug, path, version, index, type, reason: reasonOf(reason) });
  };
  const names = new Set<string>();
  const scope = {
    prefix: `s${context.index}`,
    count: 0,
    names,
    development: where.development,
    report: (island: string, error: unknown) => tell('island_left_out', `${island}: ${error}`),
  };
  const { context: seen, read } = watched(context);
  try {
    const html = renderHtml(
      <IslandScope value={scope}>
        <View section={section} context={seen} />
      </IslandScope>,
    );
    // Islands' ids start with the section's place.
    if (scope.count > 0) read.add('index');
    if (html.includes(unknownBlock)) tell('block_left_out', 'a block of rich text is not known');
    const known = {
      islands: names.size > 0,
      plans: names.has('plan-list'),
      coloured: parsed.coloured,
    };
    return { finished: finishHtml(boxesHtml(boxes) + html, known), read, whole };
  } catch (error) {
    tell('section_left_out', error);
    return { finished: finishHtml(boxesHtml(boxes)), read, whole };
  }
}

/** The mark that rich text leaves for an unknown block (client/ui/text/rich-text-view.tsx). */
const unknownBlock = 'data-problem="';
