/** Strict parsing of incoming pages: a page with all its sections, or its problems. */
import * as v from 'valibot';
import { sectionOf } from '../../../client/sections/section-registry.ts';
import { type ContentFault, inPlainWords } from '../../../content/model/fault-words.ts';
import { type Page, page as pageSchema } from '../../../content/model/page.schema.ts';
import { pageFaults } from '../../../content/model/page-faults.ts';
import { sectionFaults } from '../../../content/model/section-faults.ts';
import type { PageBrand } from '../../../domain/brand.ts';
import type { PageFault } from '../../ports/content/cms/cms-source.port.ts';

/** A fault in a page; an empty path means the frame that all pages share. */
export interface PageProblem extends PageFault {
  readonly path: string;
}

export type CheckedPage =
  | { readonly page: Page }
  | { readonly problems: readonly [PageProblem, ...PageProblem[]] };

/** The limit for a page as JSON, forty times our longest page. */
const mostCharacters = 1_000_000;

/** Rules that can stop a page that parses from being published. */
interface Rules {
  readonly page: (page: Page) => readonly string[];
  readonly section: (section: unknown) => readonly ContentFault[];
}

/** @param path the path that the sender gives for the page */
export function checkPage(path: string, raw: unknown, brand: PageBrand): CheckedPage {
  return checked(path, raw, {
    page: (one) => pageFaults(one, brand),
    section: (one) => sectionFaults(one, brand),
  });
}

/** For a page that is already live and may be older than a rule: it only has to parse. */
export function checkLivePage(path: string, raw: unknown): CheckedPage {
  return checked(path, raw, { page: () => [], section: () => [] });
}

function checked(path: string, raw: unknown, rules: Rules): CheckedPage {
  try {
    if (JSON.stringify(raw ?? null).length > mostCharacters) {
      return refused({ path, reason: 'It is longer than 1 MB: split it into several pages' });
    }
    const parsed = v.safeParse(pageSchema, raw, inPlainWords);
    if (!parsed.success) return refused({ path, reason: reasonsOf(parsed.issues) });
    if (parsed.output.path !== path) {
      return refused({ path, reason: `path: the page itself says ${parsed.output.path}` });
    }
    const [first, ...more] = [
      ...rules.page(parsed.output).map((reason) => ({ path, reason })),
      ...sectionProblems(parsed.output, rules),
    ];
    return first ? refused(first, ...more) : { page: parsed.output };
  } catch (error) {
    // Nested so deeply that the stack overflows, or not JSON.
    return refused({ path, reason: `It cannot be read: ${String(error)}` });
  }
}

function sectionProblems({ path, sections }: Page, rules: Rules): PageProblem[] {
  return sections.flatMap((raw, section) => {
    const { type } = raw;
    const definition = sectionOf(type);
    if (!definition) {
      return [{ path, section, type, reason: `type: there is no section "${type}"` }];
    }
    const parsed = v.safeParse(definition.schema, raw, inPlainWords);
    if (!parsed.success) return [{ path, section, type, reason: reasonsOf(parsed.issues) }];
    const faults = rules.section(parsed.output).map(({ at, reason }) => `${at}: ${reason}`);
    return faults.length > 0 ? [{ path, section, type, reason: faults.join('; ') }] : [];
  });
}

function refused(...problems: [PageProblem, ...PageProblem[]]): CheckedPage {
  return { problems };
}

/** `topics.0.title: …; …`, without the values, which may be anything. */
export function reasonsOf(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`).join('; ');
}
