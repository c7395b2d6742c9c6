/** A section's fields, read from its schema, so that the gallery's documentation cannot drift from what is parsed. */
import * as v from 'valibot';
import { anchor, hexColour, path, text } from '../../content/model/primitives.schema.ts';
import { richText } from '../../content/model/rich-text-nodes.schema.ts';
import { href } from '../../domain/href.ts';

/** A schema's title and description, for editors. */
export interface SchemaWords {
  readonly title: string | undefined;
  readonly description: string | undefined;
}

export interface FieldRow extends SchemaWords {
  /** `tiles[].link.url`: `[]` stands for each item of a list. */
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** The default as JSON, or undefined. */
  readonly fallback: string | undefined;
  /** The messages that an editor reads when a rule is broken. */
  readonly rules: readonly string[];
}

/** The parts of a valibot schema that we look at, whatever its kind. */
interface Node {
  readonly kind: string;
  readonly type: string;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly wrapped?: Node;
  readonly default?: unknown;
  readonly item?: Node;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly pipe?: readonly (Node | Step)[];
}

interface Step {
  readonly kind: string;
  readonly message?: unknown;
  readonly pipe?: undefined;
}

/** Values that editors know by another name. */
const named: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [richText, 'rich text'],
  [text, 'text'],
  [href, 'link target'],
  [path, 'path'],
  [anchor, 'anchor'],
  [hexColour, 'colour'],
]);

const optionals: ReadonlySet<string> = new Set([
  'optional',
  'nullish',
  'undefinedable',
  'nullable',
]);

/** One row per field, in the order of the schema; the fields of an object or a list's items follow it. */
export function schemaFields(schema: v.GenericSchema): FieldRow[] {
  return inside(unwrapped(schema as unknown as Node), '');
}

/** The schema's own words, or else those of the value inside an optional one. */
export function schemaWords(schema: v.GenericSchema): SchemaWords {
  const inner = unwrapped(schema as unknown as Node) as unknown as v.GenericSchema;
  return {
    title: v.getTitle(schema) ?? v.getTitle(inner),
    description: v.getDescription(schema) ?? v.getDescription(inner),
  };
}

function entriesOf(node: Node, prefix: string): FieldRow[] {
  return Object.entries(node.entries ?? {}).flatMap(([key, field]) =>
    rowsOf(field, prefix === '' ? key : `${prefix}.${key}`),
  );
}

function rowsOf(field: Node, name: string): FieldRow[] {
  const node = unwrapped(field);
  const fallback = field.default === undefined ? undefined : JSON.stringify(field.default);
  const row: FieldRow = {
    name,
    ...schemaWords(field as unknown as v.GenericSchema),
    type: typeOf(node),
    required: !optionals.has(field.type),
    fallback,
    rules: rulesOf(node),
  };
  return [row, ...inside(node, name)];
}

/** The rows inside an object, a list of objects or a choice between objects; `name` is empty for a section. */
function inside(node: Node, name: string): FieldRow[] {
  if (nameOf(node) !== undefined) return [];
  if (node.entries) return entriesOf(node, name);
  if (node.item) return inside(unwrapped(node.item), `${name}[]`);
  return merged(choices(node).map((choice) => inside(choice, name)));
}

/** The rows of several shapes as one: a field is required only when each of them requires it. */
function merged(shapes: readonly (readonly FieldRow[])[]): FieldRow[] {
  const rows = shapes.flat();
  return [...new Set(rows.map(({ name }) => name))].map((name) => {
    const same = rows.filter((row) => row.name === name);
    return {
      name,
      title: same.find(({ title }) => title !== undefined)?.title,
      description: same.find(({ description }) => description !== undefined)?.description,
      type: [...new Set(same.map(({ type }) => type))].join(' or '),
      required: same.length === shapes.length && same.every(({ required }) => required),
      fallback: same.find(({ fallback }) => fallback !== undefined)?.fallback,
      rules: [...new Set(same.flatMap(({ rules }) => rules))],
    };
  });
}

function typeOf(node: Node): string {
  const name = nameOf(node);
  if (name !== undefined) return name;
  if (node.type === 'literal') return JSON.stringify(node.literal);
  if (node.type === 'picklist') return (node.options ?? []).map((one) => `${one}`).join(' | ');
  if (node.type === 'array')
    return `list of ${typeOf(unwrapped(node.item ?? { kind: 'schema', type: 'unknown' }))}`;
  if (node.type === 'string') return 'text';
  const types = choices(node).map(typeOf);
  return types.length > 0 ? [...new Set(types)].join(' or ') : node.type.replace(/_/g, ' ');
}

function choices(node: Node): Node[] {
  if (node.type !== 'union' && node.type !== 'variant') return [];
  return (node.options ?? []).map((option) => unwrapped(option as Node));
}

function unwrapped(node: Node): Node {
  return optionals.has(node.type) && node.wrapped ? unwrapped(node.wrapped) : node;
}

/** A value that editors know keeps its name when a field says more about it. */
function nameOf(node: Node): string | undefined {
  const [first] = node.pipe ?? [];
  return named.get(node) ?? (first && isSchema(first) ? nameOf(first) : undefined);
}

function rulesOf(node: Node): string[] {
  const messages = (node.pipe ?? []).flatMap((step) => {
    if (isSchema(step)) return rulesOf(step);
    return step.kind === 'validation' && typeof step.message === 'string' ? [step.message] : [];
  });
  return [...new Set(messages)];
}

function isSchema(step: Node | Step): step is Node {
  return step.kind === 'schema';
}
