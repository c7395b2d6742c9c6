/** Looks up and parses a page's sections; one that cannot be shown is left out and logged. */
import * as v from 'valibot';
import type { SectionDefinition } from '../../client/sections/define-section.ts';
import { sectionOf, type TypedSection } from '../../client/sections/section-registry.ts';
import { inPlainWords } from '../../content/model/fault-words.ts';
import type { Page } from '../../content/model/page.schema.ts';
import { contentNumber } from './content-number.ts';

export type ParsedSection = (
  | TypedSection
  | { readonly type: 'left-out'; readonly section: LeftOut }
) &
  Parsed;

interface Parsed {
  readonly definition: SectionDefinition;
  /** The content number of the section as published (content-number.ts); missing in a preview. */
  readonly number?: number;
  /** True when the editor may have chosen a colour, because the section contains a `#`. */
  readonly coloured: boolean;
}

interface Where {
  readonly brand: string;
  readonly version: string;
  readonly log: (line: Record<string, unknown>) => void;
  /** In a preview: stands in for a section that is left out, and shows the reason. */
  readonly box?: SectionDefinition;
}

/** The data of a box. */
export interface LeftOut {
  /** Place on the page, from 0. */
  readonly index: number;
  readonly type: string;
  readonly reason: string;
}

/** The sections that parse, in order; only an unknown or invalid one is left out (spec: sections). */
export function parseSections(page: Page, where: Where): ParsedSection[] {
  return page.sections.flatMap((raw, index) => {
    const leaveOut = (reason: string): ParsedSection[] => {
      const { brand, version, log, box } = where;
      log({
        event: 'section_left_out',
        brand,
        path: page.path,
        version,
        index,
        type: raw.type,
        reason,
      });
      const section: LeftOut = { index, type: raw.type, reason };
      return box ? [{ type: 'left-out', definition: box, section, coloured: false }] : [];
    };
    const definition = sectionOf(raw.type);
    if (!definition) return leaveOut('unknown type');
    const parsed = v.safeParse(definition.schema, raw, inPlainWords);
    if (!parsed.success) return leaveOut(issueWords(parsed.issues[0]));
    const text = JSON.stringify(raw);
    const number = where.box ? {} : { number: contentNumber(text) };
    // Safe: the section was parsed by its own type's schema.
    const typed = { type: raw.type, section: parsed.output } as TypedSection;
    return [{ ...typed, definition, coloured: text.includes('#'), ...number }];
  });
}

/** `topics.0.title: …`, without the value, which may be anything. */
function issueWords(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'section'}: ${issue.message}`;
}
