/** Reads a section's fields out of its schema, so the gallery's documentation cannot drift from what is parsed. */
import type * as v from 'valibot';
import { anchor, hexColour, path, text } from '../../content/model/primitives.schema.ts';
import { richText } from '../../content/model/rich-text-nodes.schema.ts';
import { href } from '../../domain/href.ts';

export interface FieldRow {
  /** `tiles[].link.url`: `[]` stands for each item of a list. */
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** As JSON; undefined without one. */
  readonly fallback: string | undefined;
  /** As an editor reads it when the rule is broken. */
  readonly rules: readonly string[];
}

/** The parts of a valibot schema that we look at, whatever its kind. */
interface Node {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly wrapped?: Node;
  readonly default?: unknown;
  readonly item?: Node;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly pipe?: readonly { readonly kind: string; readonly message?: unknown }[];
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
    type: typeOf(node),
    required: !optionals.has(field.type),
    fallback,
    rules: rulesOf(node),
  };
  return [row, ...inside(node, name)];
}

/** The rows inside an object, a list of objects or a choice between objects; `name` is empty for a section. */
function inside(node: Node, name: string): FieldRow[] {
  if (named.has(node)) return [];
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
      type: [...new Set(same.map(({ type }) => type))].join(' or '),
      required: same.length === shapes.length && same.every(({ required }) => required),
      fallback: same.find(({ fallback }) => fallback !== undefined)?.fallback,
      rules: [...new Set(same.flatMap(({ rules }) => rules))],
    };
  });
}

function typeOf(node: Node): string {
  const name = named.get(node);
  if (name !== undefined) return name;
  if (node.type === 'literal') return JSON.stringify(node.literal);
  if (node.type === 'picklist') return (node.options ?? []).map((one) => `${one}`).join(' | ');
  if (node.type === 'array')
    return `list of ${typeOf(unwrapped(node.item ?? { type: 'unknown' }))}`;
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

function rulesOf(node: Node): string[] {
  const messages = (node.pipe ?? []).flatMap((step) =>
    step.kind === 'validation' && typeof step.message === 'string' ? [step.message] : [],
  );
  return [...new Set(messages)];
}
