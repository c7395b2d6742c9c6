/** Reads a form: each field cleaned, then its rule, and the first message of each field in their order. */
import * as v from 'valibot';

export interface FieldError {
  /** Name of the field on the wire. */
  readonly field: string;
  readonly message: string;
}

export type FormResult<Values> =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** Parses by an object schema. Unknown keys are dropped; each field keeps its first message. */
export function parseForm<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): FormResult<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, input, { abortPipeEarly: true });
  if (result.success) return { ok: true, values: result.output };
  const errors = new Map<string, string>();
  for (const issue of result.issues) {
    const field = v.getDotPath(issue) ?? '';
    if (!errors.has(field)) errors.set(field, issue.message);
  }
  return { ok: false, errors: [...errors].map(([field, message]) => ({ field, message })) };
}

/** The message of one field, or undefined. */
export function errorOf(errors: readonly FieldError[], field: string): string | undefined {
  return errors.find((error) => error.field === field)?.message;
}

/** Controls, zero-width characters, and the marks of slots in cached pages (client/ui/visitor-slots.ts). */
const neverTyped = /[\p{Cc}\u200B\u2028\u2029\uE000-\uE00F\uFEFF]/gu;

/** Trims, and drops the characters that nobody types. */
export function cleanTyped(value: string): string {
  return value.replace(neverTyped, '').trim();
}

/**
 * One field that a visitor typed: always a string, trimmed, and empty when it is missing. Rules follow
 * in a `v.pipe(typed, …)`.
 */
export const typed = v.pipe(v.optional(v.string(), ''), v.transform(cleanTyped));

/** The rule of one field, which also takes a missing one. */
export type FieldSchema = v.GenericSchema<string | undefined, string>;

/** Empty, or right by the rule. */
export function optional(rule: FieldSchema): FieldSchema {
  return v.pipe(
    typed,
    v.lazy((value) => (value === '' ? v.string() : forText(rule))),
  );
}

/** A rule for text that is there: valibot's types know no narrower input. */
export function forText(rule: FieldSchema): v.GenericSchema<string, string> {
  return rule as unknown as v.GenericSchema<string, string>;
}
