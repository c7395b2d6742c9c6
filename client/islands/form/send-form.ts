/** Reads one of our forms, posts it as JSON, and reports failures on our side. */

import { challengeField, decoyField } from '../../../domain/forms/hidden-fields.ts';
import type { FieldError } from '../../../domain/forms/parse-form.ts';
import { pick, pickText } from '../calls/pick.ts';
import { type Answer, postJson } from '../calls/request.ts';

export interface PostedForm {
  /** The form's fields by name, without its id. */
  readonly content: Readonly<Record<string, string | readonly string[]>>;
  /** Fields that the visitor does not see. They are not content: a retry may differ in them. */
  readonly unseen: Readonly<Record<string, string>>;
}

/** Empty fields and unticked boxes are left out; a name that occurs more than once becomes a list. */
export function readForm(form: HTMLFormElement): PostedForm {
  const content: Record<string, string | readonly string[]> = {};
  const unseen: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || value === '' || name === 'submissionId') continue;
    const before = content[name];
    if (name === decoyField || name === challengeField) unseen[name] = value;
    else content[name] = before === undefined ? value : [before, value].flat();
  }
  return { content, unseen };
}

export type FormAnswer =
  /** `reference` finds the details again, to withdraw them. `receipt` is the page that confirms them. */
  | { readonly ok: true; readonly reference: string; readonly receipt: string }
  /**
   * Without errors there is nothing the visitor can put right. `taken`: the form's id already belongs
   * to other content, so sending it again needs a new id. `words`: the server's message where sending
   * again later cannot help; otherwise empty.
   */
  | {
      readonly ok: false;
      readonly errors: readonly FieldError[];
      readonly taken: boolean;
      readonly words: string;
      readonly body: unknown;
    };

/**
 * Posts to the form's action in the document, which has the visitor's campaign parameters.
 * Retries when there was no answer or storage was down; the body's submission id makes that safe.
 */
export async function sendForm(
  island: string,
  form: HTMLFormElement,
  body: Record<string, unknown>,
  signal: AbortSignal,
): Promise<FormAnswer> {
  const action = form.getAttribute('action') ?? '';
  const answer = await postJson(action, body, { signal, timeout: 20_000, retries: 2 });
  if (answer.status === 202 && pick(answer.body, 'success') === true) {
    const { body: told } = answer;
    return { ok: true, reference: pickText(told, 'reference'), receipt: pickText(told, 'receipt') };
  }
  const errors = errorsOf(answer);
  if (errors.length === 0 && !signal.aborted) report(island, answer.status);
  return {
    ok: false,
    errors,
    taken: answer.status === 409,
    words: wordsOf(answer),
    body: answer.body,
  };
}

/** The server's message for a form that is not allowed, or whose lead does not exist: it says what helps. */
function wordsOf({ status, body }: Answer): string {
  return status === 403 || status === 404 ? pickText(body, 'errorMessage') : '';
}

/** The server's errors: by field, or for a conflict about the form as a whole. */
function errorsOf({ status, body }: Answer): FieldError[] {
  if (status === 422) return fieldErrors(body);
  const message = status === 409 ? pickText(body, 'errorMessage') : '';
  return message === '' ? [] : [{ field: '', message }];
}

/** The server's messages, by field. */
function fieldErrors(body: unknown): FieldError[] {
  const list = pick(body, 'errors');
  if (!Array.isArray(list)) return [];
  return list
    .map((one) => ({ field: pickText(one, 'field'), message: pickText(one, 'message') }))
    .filter(({ message }) => message !== '');
}

/** Failures are logged as well (spec: errors), with nothing from the form. */
function report(island: string, status: number): void {
  const detail = JSON.stringify({ event: 'form_failed', island, message: `status ${status}` });
  // Firefox has a setting that disables beacons.
  navigator.sendBeacon?.('/api/beacon', new Blob([detail], { type: 'application/json' }));
}
