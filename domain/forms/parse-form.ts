/** Runs a form's schema and gives the first message of each field, in the order of the fields. */
import * as v from 'valibot';

export interface FieldError {
  /** Name of the field on the wire. */
  readonly field: string;
  readonly message: string;
}

export type FormResult<Values> =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** Parses by an object schema of plain fields. Unknown keys are dropped; each field keeps its first message. */
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
