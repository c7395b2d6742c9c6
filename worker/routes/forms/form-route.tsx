/** The order in which every form is handled: origin, limit, body, then accepted or shown again. */
import { Hono } from 'hono';
import type { ReactElement } from 'react';
import type * as v from 'valibot';
import { newFormId } from '../../../domain/forms/hidden-fields.ts';
import type { AppContext, AppEnv } from '../../context.ts';
import { kindOf, parseBody, readBody } from '../../http/body.ts';
import { countCall } from '../../http/count-step.ts';
import { type ErrorCode, Problem, problems, reasonOf } from '../../http/errors.ts';
import { logLine, logProblem } from '../../http/log.ts';
import { countAgainst, demandSameOrigin } from '../../http/request-checks.ts';
import { asProblem, noStore, seeOther, sessionEnd } from '../../http/respond.ts';
import type { DeliveryKey } from '../../leads/delivery/delivery.types.ts';
import type { FormEnvelope } from '../../leads/intake/form-inputs.ts';
import { visitorPage } from '../../render/visitor-page.tsx';
import type { Accepted, Refused } from './form-outcome.ts';

/** The form on its own page, with the errors and the typed values. */
export interface FormAgain {
  readonly title: string;
  readonly view: ReactElement;
  /** True when the page only asks for something the form could not: there is no error. */
  readonly asks?: boolean;
  /** True for a page without personal details, which "Back" may show again. */
  readonly staysForBack?: boolean;
}

/** The parts that differ from form to form. */
export interface FormRoute<Input extends FormEnvelope, Found = undefined> {
  readonly input: v.GenericSchema<unknown, Input>;
  /** @throws Problem bad_request for input that no form of the brand sends */
  readonly demand?: (c: AppContext, input: Input) => void;
  /** Checks the form and stores it, before the visitor gets any answer. */
  readonly submit: (c: AppContext, input: Input) => Promise<Accepted | Refused<Found>>;
  readonly again: (c: AppContext, input: Input, refused: Refused<Found>) => Promise<FormAgain>;
  /** The field at which a failure on our side is shown; empty: only above the form. */
  readonly failureField?: string;
}

/** A form's POST route, to be mounted at its path. JSON and plain forms differ only in the answer. */
export function formRoute<Input extends FormEnvelope, Found = undefined>(
  form: FormRoute<Input, Found>,
): Hono<AppEnv> {
  return new Hono<AppEnv>().post('/', async (c) => {
    demandSameOrigin(c.req.raw);
    const limited = await overLimit(c);
    // A plain form is still read, so that it can be shown again with what was typed.
    if (limited && kindOf(c.req.raw) !== 'form') throw limited;
    const { kind, value } = await readBody(c.req.raw, ['json', 'form']);
    const input: Input = parseBody(form.input, value);
    form.demand?.(c, input);
    const json = kind === 'json';
    const outcome = await attempt(c, form, input, { json, limited });
    if (outcome.kind === 'refused') {
      // With script, a failure on our side is thrown as a problem and does not get here.
      if (!temporary.has(outcome.code)) countCall(c, 'sent-back');
      return json ? refusedJson(c, outcome) : showAgain(c, form, input, outcome);
    }
    deliverSoon(c, outcome.deliveries);
    if (!json) return seeOther(c, outcome.next);
    return c.json({ ...outcome.body, ...sessionEnd(c) }, outcome.status, noStore);
  });
}

/** The limit's refusal; undefined for a visitor within it. */
async function overLimit(c: AppContext): Promise<Problem | undefined> {
  try {
    await countAgainst(c.env.LIMIT_SUBMIT, c);
    return undefined;
  } catch (error) {
    return asProblem(error);
  }
}

/** Something else was accepted under the form's id, so the form can only be accepted under a new one. */
const conflicts: readonly ErrorCode[] = ['already_sent', 'details_withdrawn'];

/** Problems after which sending again, now or in a minute, can succeed. */
const temporary = new Set<ErrorCode>([
  'too_many',
  ...conflicts,
  'storage_unavailable',
  'content_unavailable',
  'address_fetch_failed',
  'internal',
]);

/** Without script a temporary failure shows the form again: nothing typed may be lost. */
async function attempt<Input extends FormEnvelope, Found>(
  c: AppContext,
  { submit, failureField = '' }: FormRoute<Input, Found>,
  input: Input,
  { json, limited }: { readonly json: boolean; readonly limited: Problem | undefined },
): Promise<Accepted | Refused<Found>> {
  try {
    if (limited) throw limited;
    const work = submit(c, input);
    // A partner may be slow, and the platform would cancel the work if the visitor leaves.
    c.executionCtx.waitUntil(work.catch(() => undefined));
    return await work;
  } catch (error) {
    const problem = asProblem(error);
    if (json || !temporary.has(problem.code)) throw error;
    logProblem(c, problem);
    const { code, message } = problem;
    const errors = [{ field: failureField, message }];
    return { kind: 'refused', code, errors, unread: limited !== undefined };
  }
}

/** The first error's message is for people; `errors` has every message by field. */
function refusedJson(c: AppContext, { code, errors, body }: Refused<unknown>): Response {
  const [first] = errors;
  const problem = new Problem(code, {
    field: first?.field,
    ...(first ? { message: first.message } : {}),
  });
  const answer = { success: false, ...problem.toJSON(), errors, ...body, ...sessionEnd(c) };
  return c.json(answer, problem.status, noStore);
}

async function showAgain<Input extends FormEnvelope, Found>(
  c: AppContext,
  { again }: FormRoute<Input, Found>,
  input: Input,
  refused: Refused<Found>,
): Promise<Response> {
  const submissionId = conflicts.includes(refused.code) ? newFormId() : input.submissionId;
  const shown = await again(c, { ...input, submissionId }, refused);
  const { title, view, asks = false, staysForBack = false } = shown;
  return visitorPage(c, view, {
    title: asks ? title : `Error: ${title}`,
    description: asks ? title : problems.invalid.message,
    status: asks ? 200 : problems[refused.code].status,
    staysForBack,
  });
}

/** Delivers after the answer is sent. A failure here loses nothing: the row stays due, and the sweep finds it. */
function deliverSoon(c: AppContext, keys: readonly DeliveryKey[]): void {
  if (keys.length === 0) return;
  c.executionCtx.waitUntil(
    c
      .get('ports')
      .dispatch(keys)
      .catch((error: unknown) => {
        logLine({ event: 'dispatch_failed', id: c.get('requestId'), reason: reasonOf(error) });
      }),
  );
}
