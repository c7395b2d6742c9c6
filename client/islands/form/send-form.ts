/** Posts a form of ours as JSON, and reports a failure of ours; used by the forms that stay on their page. */
import type { FieldError } from '../../../domain/forms/parse-form.ts';
import { pick, pickText, postJson } from '../calls/request.ts';

export type FormAnswer =
  /** `reference`: by it the details are found again, and taken back. */
  | { readonly ok: true; readonly reference: string }
  /** No errors: nothing the visitor could mend. */
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/**
 * To the form's action as it stands in the document: it carries the visitor's campaign parameters.
 * Retries when nothing was answered or storage was down: the body's submission id makes that safe.
 */
export async function sendForm(
  island: string,
  form: HTMLFormElement,
  body: Record<string, unknown>,
): Promise<FormAnswer> {
  const action = form.getAttribute('action') ?? '';
  const answer = await postJson(action, body, { timeout: 20_000, retries: 2 });
  if (answer.status === 202 && pick(answer.body, 'success') === true) {
    return { ok: true, reference: pickText(answer.body, 'reference') };
  }
  const errors = answer.status === 422 ? fieldErrors(answer.body) : [];
  if (errors.length === 0) report(island, answer.status);
  return { ok: false, errors };
}

/** The messages that the server gave by field; empty for any other answer. */
export function fieldErrors(body: unknown): FieldError[] {
  const list = pick(body, 'errors');
  if (!Array.isArray(list)) return [];
  return list
    .map((one) => ({ field: pickText(one, 'field'), message: pickText(one, 'message') }))
    .filter(({ message }) => message !== '');
}

/** The failure is also logged (spec: errors). Nothing of the form goes along. */
function report(island: string, status: number): void {
  const detail = JSON.stringify({ island, message: `status ${status}` });
  navigator.sendBeacon('/api/beacon', new Blob([detail], { type: 'application/json' }));
}
