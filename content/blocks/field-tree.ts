/** The fields of a content schema, so that an editor's form is derived from what parses content. */
import * as v from 'valibot';
import { heroImage, image, media } from '../model/media.schema.ts';
import { hexColour } from '../model/primitives.schema.ts';
import { inlineRichText, richText } from '../model/rich-text-nodes.schema.ts';
import { labelOf } from './editor-label.ts';
import { isOptional, pipedFrom, type SchemaNode, unwrapped } from './schema-node.ts';

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
export function fieldsOf(node: SchemaNode): readonly Field[] {
  if (node.type === 'variant') return fieldsOfVariant(node);
  return framedLast(fieldsOfEntries(node.entries ?? {}));
}

function fieldsOfEntries(entries: Readonly<Record<string, SchemaNode>>): Field[] {
  return Object.entries(entries)
    .filter(([, node]) => node.type !== 'literal')
    .map(([name, node]) => fieldOf(name, node));
}

function framedLast(fields: readonly Field[]): Field[] {
  const isFrame = ({ name }: Field) => frameNames.has(name);
  return [...fields.filter((field) => !isFrame(field)), ...fields.filter(isFrame)];
}

function fieldsOfVariant(node: SchemaNode): readonly Field[] {
  const by = String(node.key);
  const options = (node.options ?? []) as readonly SchemaNode[];
  const [first, ...others] = options.map(({ entries = {} }) => entries);
  const shared = Object.keys(first ?? {}).filter((name) =>
    others.every((entries) => entries[name] === first?.[name]),
  );
  const only = (entries: Readonly<Record<string, SchemaNode>>, wanted: boolean) =>
    Object.fromEntries(
      Object.entries(entries).filter(([name]) => shared.includes(name) === wanted),
    );
  const shapes = Object.fromEntries(
    options.map(({ entries = {} }) => [
      String(entries[by]?.literal),
      fieldsOfEntries(only(entries, false)),
    ]),
  );
  const shape: ShapesField = { ...common(by, node, node), kind: 'shapes', by, shapes };
  return framedLast([shape, ...fieldsOfEntries(only(first ?? {}, true))]);
}

function fieldOf(name: string, outer: SchemaNode): Field {
  const node = unwrapped(outer);
  const base = common(name, outer, node);
  const kind = known(node);
  if (kind) return { ...base, ...kind };
  if (isWords(node)) return { ...base, kind: 'words', form: 'plain' };
  if (node.type === 'object') {
    const fields = fieldsOfEntries(node.entries ?? {});
    const hasPicture = sameFields(node, heroImage);
    return {
      ...base,
      kind: 'group',
      hasPicture,
      fields: hasPicture ? fields.map(elsewhere) : fields,
    };
  }
  if (node.type === 'record' && typeof node.key === 'object' && node.value) {
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
  schema: SchemaNode,
): Pick<WordsField, 'kind' | 'form'> | Pick<PictureField, 'kind' | 'form'> | undefined {
  if (sameFields(schema, image)) return { kind: 'picture', form: 'image' };
  if (sameFields(schema, media)) return { kind: 'picture', form: 'clip' };
  if (comesFrom(schema, richText)) return { kind: 'words', form: 'rich' };
  if (comesFrom(schema, inlineRichText)) return { kind: 'words', form: 'inline' };
  return undefined;
}

/** A schema that was piped further keeps the entries of the original. */
function sameFields({ entries }: SchemaNode, model: SchemaNode): boolean {
  return entries !== undefined && entries === model.entries;
}

/** True for the schema itself and for anything piped from it, such as a title, a description or a check. */
function comesFrom(schema: SchemaNode, model: SchemaNode): boolean {
  if (schema === model) return true;
  const first = pipedFrom(schema);
  return first !== undefined && first !== schema && comesFrom(first, model);
}

function isWords({ type, options = [] }: SchemaNode): boolean {
  return type === 'union' && options.some((one) => comesFrom(one as SchemaNode, richText));
}

function controlOf(name: string, node: SchemaNode): Control {
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

function optionsOf(node: SchemaNode): readonly (string | number)[] {
  const options = node.type === 'picklist' ? (node.options ?? []) : [];
  return options.map((one) => (typeof one === 'number' ? one : String(one)));
}

function common(name: string, outer: SchemaNode, schema: SchemaNode): Common {
  const given = v.getTitle(schema) ?? v.getTitle(outer);
  return {
    name,
    label: given ?? labelOf(name),
    help: v.getDescription(outer) ?? v.getDescription(schema),
    required: !isOptional(outer),
    fallback: typeof outer.default === 'function' ? undefined : outer.default,
    schema,
  };
}
