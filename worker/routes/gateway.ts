/** The gateway: one POST that carries inner calls, in its own answer shape (spec §7). */
import { Hono } from 'hono';
import * as v from 'valibot';
import type { AppContext, AppEnv } from '../context.ts';
import { parseBody, readBody } from '../http/body.ts';
import { Problem } from '../http/errors.ts';
import { countAgainst } from '../http/limits.ts';
import { logProblem } from '../http/request-log.ts';
import { asProblem } from '../http/respond.ts';
import { demandSameOrigin } from '../http/same-origin.ts';

const call = v.object({
  path: v.string(),
  method: v.picklist(['GET', 'POST']),
  body: v.optional(v.record(v.string(), v.unknown()), {}),
});

/** The answer's shape; `code` 1 is success, 0 is failure (decisions). */
interface GatewayAnswer {
  readonly code: 0 | 1;
  readonly status: number;
  readonly message: string;
  readonly data: unknown;
}

type InnerCall = (c: AppContext, body: Record<string, unknown>) => Promise<GatewayAnswer>;

const postcodeQuery = v.object({ search: v.pipe(v.string(), v.maxLength(100)) });

/** Inner calls by method and path, compared as strings before anything else happens with them. */
const innerCalls: ReadonlyMap<string, InnerCall> = new Map([
  [
    'GET /postcode/list',
    async (c, body) => {
      const { search } = parseBody(postcodeQuery, body);
      return success(await c.get('ports').address.postcodes(search));
    },
  ],
]);

export const gateway = new Hono<AppEnv>();

gateway.post('/', async (c) => {
  c.set('route', '/api/v2');
  demandSameOrigin(c.req.raw);
  await countAgainst(c.env.LIMIT_SEARCH, c);
  const { value } = await readBody(c.req.raw, ['json']);
  const { path, method, body } = parseBody(call, value);
  const inner = innerCalls.get(`${method} ${path}`);
  if (!inner) return answer(c, failure(404, 'The gateway does not carry this call'));
  try {
    return answer(c, await inner(c, body));
  } catch (error) {
    if (error instanceof Problem && error.status < 500) {
      return answer(c, failure(error.status, 'The call’s body is not valid'));
    }
    logProblem(c, asProblem(error));
    return answer(c, failure(500, 'Internal server error'));
  }
});

function success(data: unknown): GatewayAnswer {
  return { code: 1, status: 200, message: 'success', data };
}

function failure(status: number, message: string): GatewayAnswer {
  return { code: 0, status, message, data: null };
}

/** A failing inner call is an answer in the gateway's own shape, with HTTP 200: spec §7 reads `status`. */
function answer(c: AppContext, body: GatewayAnswer): Response {
  return c.json(body, 200, { 'cache-control': 'no-store' });
}
