/** A section's fields, read from its schema, so that the gallery's documentation cannot drift from what is parsed. */
import * as v from 'valibot';
import {
  isOptional,
  pipedFrom,
  type SchemaNode,
  unwrapped,
} from '../../content/blocks/schema-node.ts';
import { placeIn } from '../../content/model/fault-words.ts';
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

/** Values that editors know by another name. */
const named: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [richText, 'rich text'],
  [text, 'text'],
  [href, 'link target'],
  [path, 'path'],
  [anchor, 'anchor'],
  [hexColour, 'colour'],
]);

/** One row per field, in the order of the schema; the fields of an object or a list's items follow it. */
export function schemaFields(schema: SchemaNode): FieldRow[] {
  return inside(unwrapped(schema), '');
}

/** The schema's own words, or else those of the value inside an optional one. */
export function schemaWords(schema: SchemaNode): SchemaWords {
  const inner = unwrapped(schema);
  return {
    title: v.getTitle(schema) ?? v.getTitle(inner),
    description: v.getDescription(schema) ?? v.getDescription(inner),
  };
}

function entriesOf(node: SchemaNode, prefix: string): FieldRow[] {
  return Object.entries(node.entries ?? {}).flatMap(([key, field]) =>
    rowsOf(field, placeIn(prefix, key)),
  );
}

function rowsOf(field: SchemaNode, name: string): FieldRow[] {
  const node = unwrapped(field);
  const fallback = field.default === undefined ? undefined : JSON.stringify(field.default);
  const row: FieldRow = {
    name,
    ...schemaWords(field),
    type: typeOf(node),
    required: !isOptional(field),
    fallback,
    rules: rulesOf(node),
  };
  return [row, ...inside(node, name)];
}

/** The rows inside an object, a list of objects or a choice between objects; `name` is empty for a section. */
function inside(node: SchemaNode, name: string): FieldRow[] {
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

function typeOf(node: SchemaNode): string {
  const name = nameOf(node);
  if (name !== undefined) return name;
  if (node.type === 'literal') return JSON.stringify(node.literal);
  if (node.type === 'picklist') return (node.options ?? []).map((one) => `${one}`).join(' | ');
  if (node.type === 'array' && node.item) return `list of ${typeOf(unwrapped(node.item))}`;
  if (node.type === 'string') return 'text';
  const types = choices(node).map(typeOf);
  return types.length > 0 ? [...new Set(types)].join(' or ') : node.type.replace(/_/g, ' ');
}

function choices(node: SchemaNode): SchemaNode[] {
  if (node.type !== 'union' && node.type !== 'variant') return [];
  return (node.options ?? []).map((option) => unwrapped(option as SchemaNode));
}

/** A value that editors know keeps its name when a field says more about it. */
function nameOf(node: SchemaNode): string | undefined {
  const first = pipedFrom(node);
  return named.get(node) ?? (first && nameOf(first));
}

function rulesOf({ pipe = [] }: SchemaNode): string[] {
  const messages = pipe.flatMap((step) => {
    if (step.kind === 'schema') return rulesOf(step);
    return step.kind === 'validation' && typeof step.message === 'string' ? [step.message] : [];
  });
  return [...new Set(messages)];
}
