/** Rich text as nodes, never as a string (spec: rich-text). */
import * as v from 'valibot';
import { href } from '../../domain/href.ts';
import { forbiddenKeys, harmIn } from './harm.ts';
import { rawText } from './primitives.schema.ts';

export const marks = [
  'bold',
  'code',
  'keyboard',
  'strikethrough',
  'italic',
  'subscript',
  'superscript',
  'underline',
] as const;
export type Mark = (typeof marks)[number];

/** Nodes that contain other nodes and nothing else. */
const containers = [
  'blockquote',
  'code',
  'ordered-list',
  'unordered-list',
  'list-item',
  'list-item-content',
  'layout-area',
] as const;
const blockProps = ['component-block-prop', 'component-inline-prop'] as const;

export interface TextNode extends Partial<Record<Mark, true | undefined>> {
  text: string;
}
export type TextAlign = 'start' | 'center' | 'end';
export type RichTextNode =
  | TextNode
  | { type: 'paragraph'; textAlign?: TextAlign | undefined; children: RichTextNode[] }
  | {
      type: 'heading';
      level: 2 | 3 | 4 | 5 | 6;
      textAlign?: TextAlign | undefined;
      children: RichTextNode[];
    }
  | { type: (typeof containers)[number]; children: RichTextNode[] }
  | { type: 'divider'; children?: RichTextNode[] | undefined }
  | { type: 'layout'; layout: number[]; children: RichTextNode[] }
  | { type: 'link'; href: string; children: RichTextNode[] }
  | {
      type: 'relationship';
      relationship: string;
      data: {
        id: string;
        label?: string | undefined;
        data?: Record<string, unknown> | undefined;
      } | null;
      children?: RichTextNode[] | undefined;
    }
  | {
      type: 'component-block';
      component: string;
      props: Record<string, unknown>;
      children: RichTextNode[];
    }
  | {
      type: (typeof blockProps)[number];
      propPath?: (string | number)[] | undefined;
      children: RichTextNode[];
    };

const textNode = v.object({
  text: rawText,
  ...v.entriesFromList(marks, v.optional(v.literal(true))),
});
const children: v.GenericSchema<RichTextNode[]> = v.array(v.lazy(() => richTextNode));
const textAlign = v.optional(v.picklist(['start', 'center', 'end']));
/** A step of a path into props; names that would reach an object's prototype are refused. */
const propKey = v.pipe(
  v.union([v.string(), v.number()]),
  v.check(
    (key) => !forbiddenKeys.has(String(key)),
    'A prop path may not name __proto__, constructor or prototype',
  ),
);

/** A column's width in proportion to the others: any ratio, such as 1 and 2 or 25 and 75. */
export const columnShare = v.pipe(v.number(), v.minValue(1));

const element = v.variant('type', [
  v.object({ type: v.literal('paragraph'), textAlign, children }),
  v.object({ type: v.literal('heading'), level: v.picklist([2, 3, 4, 5, 6]), textAlign, children }),
  v.object({ type: v.picklist(containers), children }),
  v.object({ type: v.literal('divider'), children: v.optional(children) }),
  v.object({
    type: v.literal('layout'),
    layout: v.pipe(v.array(columnShare), v.minLength(1)),
    children,
  }),
  v.object({ type: v.literal('link'), href, children }),
  v.object({
    type: v.literal('relationship'),
    relationship: v.string(),
    data: v.nullable(
      v.object({
        id: rawText,
        label: v.optional(rawText),
        data: v.optional(v.record(v.string(), v.unknown())),
      }),
    ),
    children: v.optional(children),
  }),
  v.object({
    type: v.literal('component-block'),
    component: v.string(),
    props: v.record(v.string(), v.unknown()),
    children,
  }),
  v.object({ type: v.picklist(blockProps), propPath: v.optional(v.array(propKey)), children }),
]);

/** One node of either kind; a function chooses, so no schema conversion can see inside. */
export const richTextNode = v.lazy(
  (input): v.GenericSchema<RichTextNode> =>
    isObject(input) && 'type' in input ? element : textNode,
);

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** A document of rich text: at least one node. Whatever could harm code that walks it is refused before parsing. */
export const richText: v.GenericSchema<RichTextNode[]> = v.pipe(
  v.array(v.custom<RichTextNode>(isObject, 'A node of rich text is an object')),
  v.rawCheck(({ dataset, addIssue }) => {
    const message = dataset.typed ? harmIn(dataset.value) : undefined;
    if (message) addIssue({ message });
  }),
  v.array(richTextNode),
  v.minLength(1, 'Rich text needs at least one paragraph'),
);

/** Text with marks, without paragraphs. */
export const inlineRichText = children;
