/** Values generated from the JSON Schema of our OpenAPI description, both fitting and spoilt. */
import fc from 'fast-check';
import { naughty } from './naughty.data.ts';

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly format?: string;
}
export type Schemas = Readonly<Record<string, Schema>>;

/** The longest random text and list; longer ones are given explicitly. */
const usual = { text: 40, list: 4 };

/** @param schemas the schemas that a `$ref` may name */
export function fitting(schema: Schema, schemas: Schemas): fc.Arbitrary<unknown> {
  const part = (one: Schema) => fitting(one, schemas);
  if (schema.$ref) return part(schemas[nameIn(schema.$ref)] ?? unknownName(schema.$ref));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) {
    const { minimum } = schema;
    return fc.oneof(
      ...schema.anyOf.map((one) => part({ ...(minimum === 0 && { minimum }), ...one })),
    );
  }
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -(2 ** 40), max: schema.maximum ?? 2 ** 40 });
    case 'number':
      return number(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(part(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? usual.list, usual.list),
      });
    case 'object':
      return object(schema, part);
    case undefined:
      return fc.jsonValue({ maxDepth: 2 });
    default:
      throw new Error(`No values for the type ${String(schema.type)}`);
  }
}

function object(
  { properties = {}, required = [], additionalProperties }: Schema,
  part: (one: Schema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<Record<string, unknown>> {
  const known = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, part(one)])),
    { requiredKeys: [...required] },
  );
  const name = fc.string({ minLength: 1, maxLength: 12 }).filter((word) => !(word in {}));
  const rest = typeof additionalProperties === 'object' ? additionalProperties : {};
  const others =
    additionalProperties === false
      ? fc.constant({})
      : fc.dictionary(name, part(rest), { maxKeys: 2 });
  return fc.tuple(others, known).map(([more, own]) => {
    const extra = Object.entries(more).filter(([key]) => !Object.hasOwn(properties, key));
    return { ...Object.fromEntries(extra), ...own };
  });
}

function text({ minLength = 0, maxLength = 20_000, pattern, format }: Schema) {
  if (format === 'uuid') return fc.uuid();
  const fits = (word: string) =>
    word.length >= minLength && word.length <= maxLength && matches(word, pattern);
  const odd = naughty.filter(fits);
  const edge = [...(pattern ? [] : ['x'.repeat(Math.min(maxLength, 1_000))])].filter(fits);
  const shortest = Math.min(Math.max(minLength, 0), usual.text);
  const usualText = pattern
    ? fc.stringMatching(new RegExp(pattern)).filter(fits)
    : fc
        .string({ unit: 'binary', minLength: shortest, maxLength: Math.min(maxLength, usual.text) })
        .filter(fits);
  return fc.oneof(
    usualText,
    ...[odd, edge].filter((list) => list.length > 0).map((list) => fc.constantFrom(...list)),
  );
}

const matches = (word: string, pattern: string | undefined) =>
  pattern === undefined || new RegExp(pattern, 'u').test(word);

function number({ minimum, maximum }: Schema) {
  const own = { noNaN: true, noDefaultInfinity: true } as const;
  return fc.double({
    ...own,
    ...(minimum !== undefined && { min: minimum }),
    ...(maximum !== undefined && { max: maximum }),
  });
}

/** A body with something wrong in one place. */
export function spoilt(body: unknown): fc.Arbitrary<unknown> {
  const places = placesOf(body);
  const other = fc.oneof(
    fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e300, '', [], {}, [[]], [{}], [['x']]),
    fc.constantFrom<unknown>(...naughty, 'x'.repeat(30_000), 'x'.repeat(70_000)),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const place = fc.constantFrom(...places);
  return fc.oneof(
    fc.tuple(place, other).map(([path, value]) => changed(body, path, () => value)),
    place.map((path) => changed(body, path, (before) => [before])),
    place.map((path) => changed(body, path, () => gone)),
    fc
      .tuple(place, fc.constantFrom('__proto__', 'constructor', 'toString', 'x'), other)
      .map(([path, name, value]) => changed(body, path, (before) => withKey(before, name, value))),
  );
}

const gone = Symbol('gone');
type Path = readonly (string | number)[];

/** The body itself and everything in it. */
function placesOf(value: unknown, path: Path = []): Path[] {
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [path, ...inside.flatMap(([key, one]) => placesOf(one, [...path, key]))];
}

function changed(value: unknown, path: Path, change: (before: unknown) => unknown): unknown {
  const [first, ...others] = path;
  if (first === undefined) {
    const after = change(value);
    return after === gone ? {} : after;
  }
  const copy = structuredClone(value) as Record<string | number, unknown>;
  if (others.length > 0) copy[first] = changed(copy[first], others, change);
  else {
    const after = change(copy[first]);
    if (after === gone) delete copy[first];
    else copy[first] = after;
  }
  return copy;
}

/** Sets an own property whatever its name, as `JSON.parse` does. */
function withKey(before: unknown, name: string, value: unknown): unknown {
  if (typeof before !== 'object' || before === null) return { [name]: value };
  const copy = { ...before };
  Object.defineProperty(copy, name, { value, enumerable: true, configurable: true });
  return copy;
}

function nameIn(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

function unknownName(reference: string): never {
  throw new Error(`The description has no ${reference}`);
}
