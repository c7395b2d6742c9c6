/** Plain answers: a problem as JSON or as text, a redirect after a post. */
import type { AppContext } from '../context.ts';
import { Problem } from './errors.ts';

/** A problem as JSON. */
export function problemJson(c: AppContext, problem: Problem): Response {
  return c.json(problem.toJSON(), problem.status, { 'cache-control': 'no-store' });
}

/** Anything thrown, as a Problem: what we did not foresee is `internal`. */
export function asProblem(error: unknown): Problem {
  return error instanceof Problem ? error : new Problem('internal', { cause: error });
}

/**
 * 303 to a URL we built ourselves. `no-referrer`: the sign-up's URL carries the visitor's address,
 * the one documented exception (decision 006), and must not travel on from here.
 */
export function seeOther(c: AppContext, location: string): Response {
  c.header('referrer-policy', 'no-referrer');
  c.header('cache-control', 'no-store');
  return c.redirect(location, 303);
}
