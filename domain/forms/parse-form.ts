/** Validation of a form by its schema, with the first message of each field in the schema's order. */
import * as v from 'valibot';

export interface FieldError {
  /** Name of the field on the wire. */
  readonly field: string;
  readonly message: string;
}

export type FormResult<Values> =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** Parses with an object schema of plain fields. Drops unknown keys and keeps each field's first message. */
export function parseForm<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): FormResult<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, input, { abortPipeEarly: true });
  if (result.success) return { ok: true, values: result.output };
  const errors = new Map<string, string>();
  for (const issue of result.issues) {
    const field = String(issue.path?.[0].key ?? '');
    if (!errors.has(field)) errors.set(field, issue.message);
  }
  return { ok: false, errors: [...errors].map(([field, message]) => ({ field, message })) };
}

/** The message of one field, or undefined. */
export function errorOf(errors: readonly FieldError[], field: string): string | undefined {
  return errors.find((error) => error.field === field)?.message;
}
