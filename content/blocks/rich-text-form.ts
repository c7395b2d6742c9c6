/**
 * The conversion of rich text between its two homes: in content, columns are `layout` nodes and a reference
 * names a path; in the CMS, columns are a block and a reference names a record. Both ways give one normal
 * form, so that unchanged text comes back byte for byte.
 */
import * as v from 'valibot';
import { marks, type RichTextNode } from '../model/rich-text-nodes.schema.ts';
import { textBlocks } from '../model/text-blocks.schema.ts';
import { type CmsRecords, type EditorNode, listOf, own, type PropPath } from './editor-document.ts';
import { type Field, fieldsOf } from './field-tree.ts';

const emptyText: EditorNode = { text: '' };

/** Content's nodes as the CMS keeps them. */
export function toEditor(nodes: readonly RichTextNode[], records: CmsRecords): EditorNode[] {
  return nodes.map((node) => nodeToEditor(node, records));
}

function nodeToEditor(node: RichTextNode, records: CmsRecords): EditorNode {
  if (!('type' in node)) return { ...node };
  const children = toEditor(node.children ?? [], records);
  switch (node.type) {
    case 'layout':
      return columnsOf(node.layout, children);
    case 'divider':
      return { type: 'divider', children: [emptyText] };
    case 'relationship': {
      const target = own(node.data?.data, 'path');
      const page = typeof target === 'string' ? records.page(target) : undefined;
      const data = page ? { id: page.id } : null;
      return { type: 'relationship', relationship: 'page', data, children: [emptyText] };
    }
    case 'component-block':
      return { ...node, props: { ...node.props, ...emptyProps(node.component) }, children };
    default:
      return { ...node, children: children.length > 0 ? children : [emptyText] };
  }
}

/** The CMS keeps null in a block's props in place of each text. */
function emptyProps(component: string): Readonly<Record<string, null>> {
  const names = fieldsOfTextBlock(component)
    .filter(({ kind }) => kind === 'words')
    .map(({ name }) => name);
  return Object.fromEntries(names.map((name) => [name, null]));
}

function columnsOf(shares: readonly number[], areas: readonly EditorNode[]): EditorNode {
  return {
    type: 'component-block',
    component: 'columns',
    props: { areas: areas.map((_, index) => ({ share: shares[index] ?? 1, content: null })) },
    children: areas.map(({ children = [] }, index) => ({
      type: 'component-block-prop',
      propPath: ['areas', index, 'content'],
      children,
    })),
  };
}

/** The CMS's nodes as content, in normal form; nodes that content does not know are left for the parser to refuse. */
export function fromEditor(nodes: readonly EditorNode[]): EditorNode[] {
  return tidy(nodes.map(nodeFromEditor));
}

function nodeFromEditor(node: EditorNode): EditorNode {
  const children = () => fromEditor(childrenOf(node));
  switch (node.type) {
    case undefined:
      return textFromEditor(node);
    case 'divider':
      return { type: 'divider' };
    case 'relationship':
      return referenceFromEditor(node);
    case 'component-block':
      return node.component === 'columns' ? layoutOf(node) : blockFromEditor(node);
    case 'component-block-prop':
    case 'component-inline-prop':
      return slotFromEditor(node, children());
    case 'heading':
      return { type: node.type, level: node.level, ...aligned(node), children: children() };
    case 'paragraph':
      return { type: node.type, ...aligned(node), children: children() };
    case 'link':
      return { type: node.type, href: node.href, children: children() };
    default:
      return { type: node.type, children: children() };
  }
}

function textFromEditor(node: EditorNode): EditorNode {
  const marked = marks.filter((mark) => node[mark] === true).map((mark) => [mark, true] as const);
  return { text: node.text, ...Object.fromEntries(marked) };
}

function aligned({ textAlign }: EditorNode): { textAlign?: unknown } {
  return textAlign === undefined || textAlign === 'start' ? {} : { textAlign };
}

function referenceFromEditor({ data }: EditorNode): EditorNode {
  const path = own(own(data, 'data'), 'path');
  const title = own(own(data, 'data'), 'title');
  if (typeof path !== 'string') return { type: 'relationship', relationship: 'page', data: null };
  const label = typeof title === 'string' ? title : path;
  return { type: 'relationship', relationship: 'page', data: { id: path, label, data: { path } } };
}

function slotFromEditor(node: EditorNode, children: readonly EditorNode[]): EditorNode {
  const { propPath } = node;
  return { type: node.type, ...(propPath === undefined ? {} : { propPath }), children };
}

function layoutOf(node: EditorNode): EditorNode {
  const list = listOf(own(node.props, 'areas'));
  return {
    type: 'layout',
    layout: list.map((area) => own(area, 'share') ?? 1),
    children: list.map((_, index) => ({
      type: 'layout-area',
      children: fromEditor(slotOf(node, ['areas', index, 'content'])),
    })),
  };
}

/** A block inside a text: its texts are its children, everything else is in its props. */
function blockFromEditor(node: EditorNode): EditorNode {
  const component = String(node.component);
  const fields = fieldsOfTextBlock(component);
  if (fields.length === 0) {
    return {
      type: node.type,
      component,
      props: own(node, 'props') ?? {},
      children: fromEditor(childrenOf(node)),
    };
  }
  const values = fields.filter(({ kind }) => kind !== 'words');
  const props = values.flatMap(({ name }) => {
    const value = own(node.props, name);
    return value === null || value === undefined ? [] : [[name, value] as const];
  });
  const slots = fields
    .filter((field) => field.kind === 'words')
    .map((field) => ({
      type: field.form === 'inline' ? 'component-inline-prop' : 'component-block-prop',
      propPath: [field.name],
      children: fromEditor(slotOf(node, [field.name])),
    }));
  const none = { type: 'component-inline-prop', children: [emptyText] };
  return {
    type: 'component-block',
    component,
    props: Object.fromEntries(props),
    children: slots.length > 0 ? slots : [none],
  };
}

/** The fields of a block inside a text; none for a block that content does not know. */
export function fieldsOfTextBlock(component: string): readonly Field[] {
  if (!Object.hasOwn(textBlocks, component)) return [];
  return fieldsOf(textBlocks[component as keyof typeof textBlocks]);
}

/** The nodes of one text of a block. */
export function slotOf(block: EditorNode, path: PropPath): readonly EditorNode[] {
  const wanted = JSON.stringify(path);
  const slot = childrenOf(block).find(({ propPath }) => JSON.stringify(propPath) === wanted);
  return slot ? childrenOf(slot) : [];
}

function childrenOf(node: EditorNode): readonly EditorNode[] {
  return Array.isArray(node.children) ? node.children : [];
}

/** Joins texts with the same marks, and drops the empty ones that the editor puts beside links. */
function tidy(nodes: readonly EditorNode[]): EditorNode[] {
  const joined: EditorNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (last && isText(last) && isText(node) && sameMarks(last, node)) {
      joined[joined.length - 1] = { ...last, text: `${String(last.text)}${String(node.text)}` };
    } else joined.push(node);
  }
  const kept = joined.filter((node) => !isText(node) || node.text !== '');
  return kept.length > 0 || joined.length === 0 ? kept : [emptyText];
}

const isText = (node: EditorNode) => node.type === undefined && typeof node.text === 'string';
const sameMarks = (one: EditorNode, other: EditorNode) =>
  marks.every((mark) => (one[mark] === true) === (other[mark] === true));

/** A string for paragraphs of plain text, so that simple text stays a string in content. */
export function plainWords(nodes: readonly EditorNode[]): string | undefined {
  const paragraphs = nodes.map(plainParagraph);
  if (paragraphs.includes(undefined)) return undefined;
  return paragraphs.join('\n\n').trim();
}

const plainParagraphNode = v.strictObject({
  type: v.literal('paragraph'),
  children: v.strictTuple([v.strictObject({ text: v.string() })]),
});

function plainParagraph(node: EditorNode): string | undefined {
  const parsed = v.safeParse(plainParagraphNode, node);
  return parsed.success ? parsed.output.children[0].text : undefined;
}

/** The reverse: a string's paragraphs, split at empty lines. */
export function wordsToEditor(words: string): EditorNode[] {
  return words.split(/\n{2,}/).map((text) => ({ type: 'paragraph', children: [{ text }] }));
}
