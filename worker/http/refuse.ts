/** A form that was refused, as JSON: the first message for people, every message by field. */
import type { FieldError } from '../../domain/forms/parse-form.ts';
import type { AppContext } from '../context.ts';
import { Problem } from './errors.ts';

/** 422 in the shape of a problem, with `success: false` and the list of errors. */
export function refuseForm(c: AppContext, errors: readonly FieldError[]): Response {
  const [first] = errors;
  const problem = new Problem('invalid', {
    field: first?.field,
    ...(first ? { message: first.message } : {}),
  });
  const body = { success: false, ...problem.toJSON(), errors };
  return c.json(body, 422, { 'cache-control': 'no-store' });
}
