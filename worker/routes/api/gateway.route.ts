/** The gateway: one POST that carries inner calls and answers in its own shape (spec: gateway). */
import { Hono } from 'hono';
import * as v from 'valibot';
import { mergeTracking, readTracking } from '../../../domain/leads/tracking.ts';
import { verticalAt, verticalSlugs } from '../../../domain/vertical.ts';
import type { AppContext, AppEnv } from '../../context.ts';
import { parseBody, plainRecord } from '../../http/body.ts';
import { countCall } from '../../http/count-step.ts';
import { Problem } from '../../http/errors.ts';
import { logProblem } from '../../http/log.ts';
import { refuseInPreview } from '../../http/preview/refuse-in-preview.ts';
import { countAgainst, takeJson } from '../../http/request-checks.ts';
import { asProblem, noStore } from '../../http/respond.ts';
import {
  attributedTracking,
  hearSession,
  isAuthToken,
  readAuthToken,
} from '../../http/visitor-cookies.ts';
import {
  type GatewayAnswer,
  type GatewayContext,
  gatewayFailure,
  internalFailure,
} from '../../ports/gateway/gateway.port.ts';
import { type InnerCall, innerCalls, isInnerName } from '../../ports/gateway/inner-calls.ts';

/** Host, service and affiliate come from the brand: what a page sends for them is dropped like any unknown key. */
export const outerBody = v.object({
  path: v.string(),
  method: v.picklist(['GET', 'POST']),
  body: v.optional(plainRecord(v.unknown()), {}),
  vertical: v.optional(v.picklist(verticalSlugs)),
  visitId: v.optional(v.pipe(v.string(), v.maxLength(64), v.regex(/^[\w-]*$/)), ''),
  authToken: v.optional(v.string(), ''),
  rcCode: v.optional(v.pipe(v.string(), v.maxLength(300)), ''),
});
type OuterBody = v.InferOutput<typeof outerBody>;

export const gateway = new Hono<AppEnv>();

gateway.post('/', async (c) => {
  const outer = await takeJson(c, c.env.LIMIT_SEARCH, outerBody);
  const name = `${outer.method} ${outer.path}`;
  if (!isInnerName(name)) {
    return answer(c, gatewayFailure(404, 'The gateway does not carry this call'));
  }
  if (outer.path.startsWith('/visit/')) {
    await refuseInPreview(c);
    // Calls that write also count against the limit of the forms.
    await countAgainst(c.env.LIMIT_SUBMIT, c);
  }
  try {
    if (name === 'GET /postcode/list') countCall(c, 'search');
    const context = contextOf(c, outer);
    const call = { name, payload: parseBody(innerCalls[name], outer.body) } as InnerCall;
    const answered = await c.get('ports').gateway.call(attributed(call, context), context);
    return answer(c, answered, context.tracking.rcCode);
  } catch (error) {
    if (error instanceof Problem && error.status < 500) {
      return answer(c, gatewayFailure(error.status, 'The call’s body is not valid'));
    }
    logProblem(c, asProblem(error));
    return answer(c, gatewayFailure(500, internalFailure));
  }
});

function contextOf(c: AppContext, { vertical, visitId, authToken, rcCode }: OuterBody) {
  const page = pageOf(c);
  const cookie = readAuthToken(c.req.header('cookie'));
  return {
    brand: c.get('brand'),
    host: new URL(c.req.url).host,
    page,
    // A product's page that leaves it out means its own vertical.
    vertical: vertical ?? verticalAt(page) ?? null,
    visitId,
    tracking: { ...attributedTracking(c), ...readTracking(new URLSearchParams({ rcCode })) },
    session: cookie ? { cookie } : isAuthToken(authToken) ? { body: authToken } : {},
  } satisfies GatewayContext;
}

/** Adds the visitor's campaign parameters to a visit, or the referral code to a provider list, where the page did not. */
function attributed(call: InnerCall, { tracking }: GatewayContext): InnerCall {
  if (call.name === 'POST /visit/create') {
    const own = mergeTracking(call.payload.tracking, tracking);
    return { ...call, payload: { ...call.payload, tracking: own } };
  }
  if (call.name !== 'POST /provider/list') return call;
  const rc = call.payload.rc ?? tracking.rcCode ?? '';
  return { ...call, payload: { ...call.payload, rc } };
}

/** The path of the calling page; the referrer policy sends it to our own origin. */
function pageOf(c: AppContext): string {
  const referer = c.req.header('referer') ?? '';
  if (!URL.canParse(referer)) return '/';
  const { origin, pathname } = new URL(referer);
  return origin === new URL(c.req.url).origin ? pathname.slice(0, 200) : '/';
}

/** Answers a failed inner call in the gateway's own shape too, with HTTP 200: callers read `status` (spec: gateway). */
function answer(c: AppContext, { authToken, ...body }: GatewayAnswer, rcCode?: string): Response {
  hearSession(c, [{ ...body, ...(authToken && { authToken }) }], rcCode);
  return c.json(body, 200, noStore);
}
