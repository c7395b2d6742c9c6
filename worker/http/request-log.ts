/** One structured line a request, without personal data (spec: law). */
import { routePath } from 'hono/route';
import type { AppContext } from '../context.ts';
import type { Problem } from './errors.ts';
import { logLine } from './log-line.ts';

/** A failure of ours, with its cause; what a visitor got wrong is no line of the log. */
export function logProblem(c: AppContext, problem: Problem): void {
  if (problem.status < 500) return;
  const { code, cause } = problem;
  logLine({ event: 'problem', id: c.get('requestId'), code, reason: String(cause ?? problem) });
}

/** The pattern that answers, never the path a visitor sent; `refused` where no route was reached. */
export function routeName(c: AppContext): string {
  const pattern = routePath(c);
  return c.get('route') ?? (pattern === '/*' ? 'refused' : pattern);
}

/** The request's line. The path is left out on purpose: it may hold what a visitor typed. */
export function logRequest(c: AppContext, response: Response, startedAt: number): void {
  if (c.env.REQUEST_LOG === 'off') return;
  logLine({
    event: 'request',
    id: c.get('requestId'),
    brand: c.get('brand')?.slug,
    stage: c.get('stage'),
    method: c.req.method,
    route: routeName(c),
    status: response.status,
    cache: c.get('cache'),
    ms: Date.now() - startedAt,
  });
}
