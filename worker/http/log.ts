/** The worker's log: JSON lines, one per request and one per failure, without personal data (spec: law). */
import { routePath } from 'hono/route';
import type { AppContext } from '../context.ts';
import { type Problem, reasonOf } from './errors.ts';

/** Writes a line as JSON. Workers send standard output to the platform's log. */
export function logLine(line: Record<string, unknown>): void {
  // biome-ignore lint/suspicious/noConsole: stdout is the platform's log.
  console.log(JSON.stringify(line));
}

/** Logs a failure on our side with its cause; a visitor's mistake is not logged. */
export function logProblem(c: AppContext, problem: Problem): void {
  if (problem.status < 500) return;
  logLine({
    event: 'problem',
    id: c.get('requestId'),
    method: c.req.method,
    route: routeName(c),
    code: problem.code,
    reason: reasonOf(problem),
  });
}

/** The pattern of the route that answered, never the path a visitor sent; `refused` if no route was reached. */
export function routeName(c: AppContext): string {
  const pattern = routePath(c);
  return c.get('route') ?? (pattern === '/*' ? 'refused' : pattern);
}

/** Logs a request without its path, which may contain something a visitor typed. */
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
