/** The fields of a content schema, so that an editor's form is derived from what parses content. */
import * as v from 'valibot';
import { heroImage, image, media } from '../model/media.schema.ts';
import { hexColour } from '../model/primitives.schema.ts';
import { inlineRichText, richText } from '../model/rich-text-nodes.schema.ts';
import { labelOf } from './editor-label.ts';

/** How a single value is typed or chosen. */
type Control = 'line' | 'lines' | 'number' | 'flag' | 'choice' | 'choices' | 'colour' | 'day';

interface Common {
  readonly name: string;
  readonly label: string;
  readonly help: string | undefined;
  readonly required: boolean;
  /** The schema's default when an editor leaves the field empty. */
  readonly fallback: unknown;
  /** The value must satisfy it; editors read its messages. */
  readonly schema: v.GenericSchema;
}
interface ValueField extends Common {
  readonly kind: 'value';
  readonly control: Control;
  /** The options that the schema allows. */
  readonly options: readonly (string | number)[];
}
export interface GroupField extends Common {
  readonly kind: 'group';
  readonly fields: readonly Field[];
  /** A picture of the CMS may be chosen instead of the file that the fields name. */
  readonly hasPicture: boolean;
}
interface ListField extends Common {
  readonly kind: 'list';
  readonly item: Field;
}
/** A list of name and value pairs; the names are a closed set. */
interface PairsField extends Common {
  readonly kind: 'pairs';
  readonly options: readonly string[];
  readonly item: Field;
}
export interface WordsField extends Common {
  readonly kind: 'words';
  /** `plain`: paragraphs without marks are kept as a string; `inline`: no blocks. */
  readonly form: 'rich' | 'plain' | 'inline';
}
export interface PictureField extends Common {
  readonly kind: 'picture';
  /** `clip`: a picture, a film, or a page of a video host. */
  readonly form: 'image' | 'clip';
}
/** Fields that depend on the value of the one that `by` names. */
export interface ShapesField extends Common {
  readonly kind: 'shapes';
  readonly by: string;
  readonly shapes: Readonly<Record<string, readonly Field[]>>;
}
export type Field =
  | ValueField
  | GroupField
  | ListField
  | PairsField
  | WordsField
  | PictureField
  | ShapesField;

/** The parts of a valibot schema that we look at, whatever its kind. */
interface Node {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly wrapped?: Node;
  readonly default?: unknown;
  readonly item?: Node;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly key?: Node;
  readonly value?: Node;
  readonly pipe?: readonly { readonly type?: string }[];
}

/** Fields of the frame around a section, which come after the section's own. */
const frameNames: ReadonlySet<string> = new Set([
  'anchor',
  'background',
  'bgColor',
  'spacing',
  'sectionOrder',
]);
const longNames =
  /^(?:description|body|content|html|quote|about|terms|notice|recipients|marketing)/i;

/**
 * The fields of an object's schema, in order. For a variant, the fields that all its objects share come
 * first, and one field of kind `shapes` contains the rest.
 * @throws Error naming a schema that has no form
 */
export function fieldsOf(schema: v.GenericSchema): readonly Field[] {
  const node = schema as unknown as Node;
  if (node.type === 'variant') return fieldsOfVariant(node, schema);
  return framedLast(fieldsOfEntries(node.entries ?? {}));
}

function fieldsOfEntries(entries: Readonly<Record<string, Node>>): Field[] {
  return Object.entries(entries)
    .filter(([, node]) => node.type !== 'literal')
    .map(([name, node]) => fieldOf(name, node));
}

function framedLast(fields: readonly Field[]): Field[] {
  const isFrame = ({ name }: Field) => frameNames.has(name);
  return [...fields.filter((field) => !isFrame(field)), ...fields.filter(isFrame)];
}

function fieldsOfVariant(node: Node, schema: v.GenericSchema): readonly Field[] {
  const by = (node as { key?: unknown }).key as string;
  const options = (node.options ?? []) as readonly Node[];
  const [first, ...others] = options.map(({ entries = {} }) => entries);
  const shared = Object.keys(first ?? {}).filter((name) =>
    others.every((entries) => entries[name] === first?.[name]),
  );
  const only = (entries: Readonly<Record<string, Node>>, wanted: boolean) =>
    Object.fromEntries(
      Object.entries(entries).filter(([name]) => shared.includes(name) === wanted),
    );
  const shapes = Object.fromEntries(
    options.map(({ entries = {} }) => [
      String(entries[by]?.literal),
      fieldsOfEntries(only(entries, false)),
    ]),
  );
  const shape: ShapesField = { ...common(by, node, schema), kind: 'shapes', by, shapes };
  return framedLast([shape, ...fieldsOfEntries(only(first ?? {}, true))]);
}

function fieldOf(name: string, outer: Node): Field {
  const node = unwrapped(outer);
  const schema = node as unknown as v.GenericSchema;
  const base = common(name, outer, schema);
  const kind = known(schema);
  if (kind) return { ...base, ...kind };
  if (isWords(node)) return { ...base, kind: 'words', form: 'plain' };
  if (node.type === 'object') {
    const fields = fieldsOfEntries(node.entries ?? {});
    const hasPicture = sameFields(schema, heroImage);
    return {
      ...base,
      kind: 'group',
      hasPicture,
      fields: hasPicture ? fields.map(elsewhere) : fields,
    };
  }
  if (node.type === 'record' && node.key && node.value) {
    const item = fieldOf('value', node.value);
    return { ...base, kind: 'pairs', options: optionsOf(node.key).map(String), item };
  }
  if (node.type === 'array' && node.item) {
    const item = unwrapped(node.item);
    if (item.type === 'picklist') {
      return { ...base, kind: 'value', control: 'choices', options: optionsOf(item) };
    }
    return { ...base, kind: 'list', item: fieldOf('item', node.item) };
  }
  return { ...base, kind: 'value', control: controlOf(name, node), options: optionsOf(node) };
}

/** A file is named, with its size, only where no picture was chosen. */
function elsewhere(field: Field): Field {
  if (field.name === 'altText') return field;
  if (field.name === 'url')
    return { ...field, label: 'Or a file on this site (/media/…)', required: false };
  return { ...field, label: `${field.label}, if it is not a picture from here` };
}

function known(
  schema: v.GenericSchema,
): Pick<WordsField, 'kind' | 'form'> | Pick<PictureField, 'kind' | 'form'> | undefined {
  if (sameFields(schema, image)) return { kind: 'picture', form: 'image' };
  if (sameFields(schema, media)) return { kind: 'picture', form: 'clip' };
  if (comesFrom(schema, richText)) return { kind: 'words', form: 'rich' };
  if (comesFrom(schema, inlineRichText)) return { kind: 'words', form: 'inline' };
  return undefined;
}

/** A schema that was piped further keeps the entries of the original. */
function sameFields(schema: v.GenericSchema, model: v.GenericSchema): boolean {
  const { entries } = schema as unknown as Node;
  return entries !== undefined && entries === (model as unknown as Node).entries;
}

/** True for the schema itself and for anything piped from it, such as a title, a description or a check. */
function comesFrom(schema: unknown, model: unknown): boolean {
  if (schema === model) return true;
  const [first] = (schema as Node).pipe ?? [];
  return first !== undefined && first !== schema && comesFrom(first, model);
}

function isWords(node: Node): boolean {
  return node.type === 'union' && (node.options ?? []).some((one) => comesFrom(one, richText));
}

function controlOf(name: string, node: Node): Control {
  if (comesFrom(node, hexColour)) return 'colour';
  if (node.type === 'boolean') return 'flag';
  if (node.type === 'number') return 'number';
  if (node.type === 'picklist') return 'choice';
  if (node.type === 'string' || node.type === 'union') {
    if (node.pipe?.some(({ type }) => type === 'iso_date')) return 'day';
    return longNames.test(name) ? 'lines' : 'line';
  }
  throw new Error(
    `An editor's form has no control for a schema of type "${node.type}" (field "${name}"): add one in content/blocks/field-tree.ts`,
  );
}

function optionsOf(node: Node): readonly (string | number)[] {
  const options = node.type === 'picklist' ? (node.options ?? []) : [];
  return options.map((one) => (typeof one === 'number' ? one : String(one)));
}

function unwrapped(node: Node): Node {
  return optionals.has(node.type) && node.wrapped ? unwrapped(node.wrapped) : node;
}

const optionals: ReadonlySet<string> = new Set([
  'optional',
  'nullish',
  'undefinedable',
  'nullable',
]);

function common(name: string, outer: Node, schema: v.GenericSchema): Common {
  const given = v.getTitle(schema) ?? v.getTitle(outer as unknown as v.GenericSchema);
  return {
    name,
    label: given ?? labelOf(name),
    help: v.getDescription(outer as unknown as v.GenericSchema) ?? v.getDescription(schema),
    required: !optionals.has(outer.type),
    fallback: typeof outer.default === 'function' ? undefined : outer.default,
    schema,
  };
}
