/** Failures after which a form without script comes back with what was typed and the words of the problem. */
import type { AppContext } from '../../context.ts';
import type { ErrorCode, Problem } from '../../http/errors.ts';
import { logProblem } from '../../http/request-log.ts';
import { asProblem } from '../../http/respond.ts';

/** Sending again, now or in a minute, can mend these. */
const codes = new Set<ErrorCode>([
  'too_many',
  'already_sent',
  'storage_unavailable',
  'address_fetch_failed',
  'internal',
]);

/**
 * The problem to show above the form, logged.
 * @throws the error itself, when it is none of these or when the form was sent as JSON
 */
export function mendable(c: AppContext, json: boolean, error: unknown): Problem {
  const problem = asProblem(error);
  if (json || !codes.has(problem.code)) throw error;
  logProblem(c, problem);
  return problem;
}
