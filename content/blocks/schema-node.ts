/** A schema as its parts, from which editors' forms and the gallery's documentation are derived. */
import type * as v from 'valibot';

/** The parts of a valibot schema that we look at, whatever its kind. */
export interface SchemaNode extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly wrapped?: SchemaNode;
  readonly default?: unknown;
  readonly item?: SchemaNode;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  /** A record's schema of its names, or the name of the field by which a variant's objects differ. */
  readonly key?: SchemaNode | string;
  readonly value?: SchemaNode;
  readonly pipe?: readonly (SchemaNode | Action)[];
}

interface Action {
  readonly kind: 'validation' | 'transformation' | 'metadata';
  readonly type: string;
  readonly message?: unknown;
}

export function isOptional({ type }: SchemaNode): boolean {
  return optionals.has(type);
}

const optionals: ReadonlySet<string> = new Set([
  'optional',
  'nullish',
  'undefinedable',
  'nullable',
]);

/** The schema of the value, where there is one. */
export function unwrapped(node: SchemaNode): SchemaNode {
  return isOptional(node) && node.wrapped ? unwrapped(node.wrapped) : node;
}

/** The schema that others were piped from: a title, a description or a check makes another one. */
export function pipedFrom({ pipe = [] }: SchemaNode): SchemaNode | undefined {
  const [first] = pipe;
  return first?.kind === 'schema' ? first : undefined;
}
