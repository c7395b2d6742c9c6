/** The reader of a CMS page: a page of content, or section by section what is wrong with it. */
import * as v from 'valibot';
import { type ContentFault, inPlainWords, placedFault } from '../model/fault-words.ts';
import { type Page, page as pageSchema, type RawSection } from '../model/page.schema.ts';
import { pageFaults } from '../model/page-faults.ts';
import { sectionFaults } from '../model/section-faults.ts';
import { textBlocks } from '../model/text-blocks.schema.ts';
import type { EditorNode } from './editor-document.ts';
import { type Field, fieldsOf } from './field-tree.ts';
import { fromBlock } from './from-block.ts';
import { placeName } from './place-name.ts';
import { fromEditor } from './rich-text-form.ts';

/** Deeper than any editor writes, and far from overflowing the runtime's stack. */
const maxDepth = 60;
/** A page with more nodes than this is a mistake or an attack. */
const maxNodes = 50_000;

type PageBrand = Parameters<typeof sectionFaults>[1];

/** The schema of each type of section. */
export type SchemaOf = (type: string) => v.GenericSchema | undefined;

export interface ContentProblem {
  /** Position on the page, from 0; missing for the page itself. */
  readonly section?: number;
  readonly type?: string;
  readonly reason: string;
}

export interface PageOfCms {
  /** Missing when not even its head could be read. Its sections may be faulty: see `problems`. */
  readonly page?: Page;
  readonly problems: readonly ContentProblem[];
}

const cmsPage = v.object({
  path: v.string(),
  title: v.string(),
  description: v.string(),
  published: v.string(),
  noindex: v.boolean(),
  crumb: v.nullish(v.string()),
  image: v.nullish(v.unknown()),
  document: v.array(v.looseObject({})),
});

/**
 * As lenient as the site is with live pages; before a page goes live, call refusedInPage.
 * @param raw an untrusted `SitePage` of docs/contracts/cms.md
 */
export function pageOfCms(raw: unknown, schemaOf: SchemaOf): PageOfCms {
  const tooMuch = excess(raw);
  if (tooMuch) return { problems: [{ reason: tooMuch }] };
  const read = v.safeParse(cmsPage, raw, inPlainWords);
  if (!read.success) return { problems: [{ reason: reasonIn(headFields, read.issues[0]) }] };
  const { document, description, image, crumb, noindex, ...head } = read.output;
  const sections = sectionsOf(document, schemaOf);
  const written = {
    ...head,
    // An editor cannot leave the field out, only empty.
    ...(description.trim() ? { description } : {}),
    ...(image ? { image } : {}),
    ...(noindex ? { noindex } : {}),
    ...(crumb ? { crumb } : {}),
    sections,
  };
  const page = v.safeParse(pageSchema, written, inPlainWords);
  if (!page.success) {
    const ofHead = page.issues.map((issue) => ({ reason: reasonIn(headFields, issue) }));
    // An editor should not learn of one fault only after the other is mended.
    const inside = v.safeParse(pageSchema.entries.sections, sections);
    return {
      problems: [...ofHead, ...(inside.success ? problemsOf(inside.output, schemaOf) : [])],
    };
  }
  return { page: page.output, problems: problemsOf(page.output.sections, schemaOf) };
}

/** The problems that keep a page from being published; empty for one that may go live. */
export function refusedInPage(
  raw: unknown,
  schemaOf: SchemaOf,
  brand: PageBrand,
): readonly ContentProblem[] {
  const { page, problems } = pageOfCms(raw, schemaOf);
  if (!page) return problems;
  return [
    ...pageFaults(page, brand).map((reason) => ({ reason })),
    ...problemsOf(page.sections, schemaOf, (section) => sectionFaults(section, brand)),
  ];
}

/** The problems that keep sections from being shown. @param faultsOf further checks of a section that parses */
function problemsOf(
  sections: readonly RawSection[],
  schemaOf: SchemaOf,
  faultsOf: (section: unknown) => readonly ContentFault[] = () => [],
): ContentProblem[] {
  return sections.flatMap((raw, section) => {
    const { type } = raw;
    const schema = schemaOf(type);
    if (!schema) return [{ section, type, reason: 'unknown type' }];
    const fields = sectionFields(type, schema);
    const parsed = v.safeParse(schema, raw, inPlainWords);
    if (!parsed.success) return [{ section, type, reason: reasonIn(fields, parsed.issues[0]) }];
    const [fault] = faultsOf(parsed.output);
    const reason = fault && `${placeName(fields, fault.at)}: ${fault.reason}`;
    return reason === undefined ? [] : [{ section, type, reason }];
  });
}

/** Each block is a section; words between blocks are a section of rich text. */
function sectionsOf(document: readonly EditorNode[], schemaOf: SchemaOf): unknown[] {
  const sections: unknown[] = [];
  let loose: EditorNode[] = [];
  const endLoose = () => {
    const content = fromEditor(loose).filter((node) => !isEmpty(node));
    if (content.length > 0) sections.push({ type: 'rich-text', content });
    loose = [];
  };
  for (const node of document) {
    const type = node.type === 'component-block' ? String(node.component) : undefined;
    if (type === undefined || isTextBlock(type, schemaOf)) {
      loose.push(node);
      continue;
    }
    endLoose();
    const schema = schemaOf(type);
    sections.push(schema ? fromBlock(type, sectionFields(type, schema), node) : { type });
  }
  endLoose();
  return sections;
}

/** A notice, a quote or a button between sections belongs to the words around it. */
function isTextBlock(type: string, schemaOf: SchemaOf): boolean {
  return schemaOf(type) === undefined && Object.hasOwn(textBlocks, type);
}

const fieldsByType = new Map<string, readonly Field[]>();

/** The fields of a section's form, read once. */
export function sectionFields(type: string, schema: v.GenericSchema): readonly Field[] {
  const known = fieldsByType.get(type);
  if (known) return known;
  const fields = fieldsOf(schema);
  fieldsByType.set(type, fields);
  return fields;
}

function isEmpty(node: unknown): boolean {
  return v.is(emptyWords, node);
}

const emptyWords = v.looseObject({
  type: v.picklist(['paragraph', 'heading']),
  children: v.strictTuple([v.strictObject({ text: v.literal('') })]),
});

/** Walks without recursion, since the sender decides how deep the value is. */
function excess(raw: unknown): string | undefined {
  const open: { value: unknown; depth: number }[] = [{ value: raw, depth: 0 }];
  let nodes = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    nodes += 1;
    if (nodes > maxNodes) return `The page has more than ${maxNodes} parts: split it`;
    if (depth > maxDepth) return `The page is nested more than ${maxDepth} levels deep: flatten it`;
    for (const inner of Object.values(value)) open.push({ value: inner, depth: depth + 1 });
  }
  return undefined;
}

/** The fields of a page without its sections. */
const headFields = fieldsOf(v.omit(pageSchema, ['sections']));

/** `Topics 1, Title: …`, without the value, which may be anything. */
function reasonIn(fields: readonly Field[], issue: v.BaseIssue<unknown>): string {
  return placedFault(issue, (at) => placeName(fields, at));
}
