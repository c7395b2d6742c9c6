/** The gateway of a partner over HTTP: one POST with the inner call in its body (spec: gateway). */
import * as v from 'valibot';
import { verticals } from '../../../domain/vertical.ts';
import type { Outside } from '../../http/outside/outside.ts';
import type { OutsideFailure } from '../../http/outside/outside-call.ts';
import { flagOf } from '../plans/wire/answer-values.ts';
import {
  type GatewayAnswer,
  type GatewayContext,
  type GatewayPort,
  gatewayFailure,
  internalFailure,
} from './gateway.port.ts';
import { partnerAnswers } from './inner-answers.ts';
import type { InnerCall } from './inner-calls.ts';

const flag = v.nullish(v.union([v.boolean(), v.number(), v.string()]));
const sessionWords = {
  authToken: v.nullish(v.string()),
  expiredRcCode: flag,
  agentError: flag,
};

/** Apart from the status, only `code` 0 means failure: partners differ in the rest (spec: gateway). */
const partnerAnswer = v.object({
  data: v.optional(v.unknown()),
  code: v.nullish(v.union([v.number(), v.string()])),
  message: v.nullish(v.string()),
  status: v.pipe(v.number(), v.integer()),
  ...sessionWords,
});
type PartnerAnswer = v.InferOutput<typeof partnerAnswer>;

/** The session fields of any answer, even a failed one: a failure may end the session too (spec: session). */
const failedAnswer = v.pipe(v.string(), v.parseJson(), v.object(sessionWords));
type SessionWords = v.InferOutput<typeof failedAnswer>;
type Session = Pick<GatewayAnswer, keyof SessionWords>;

export interface RemoteGatewayParts {
  readonly url: string;
  readonly key: string | undefined;
  readonly outside: Outside;
}

export function createRemoteGateway({ url, key, outside }: RemoteGatewayParts): GatewayPort {
  return {
    async call(call, context) {
      const headers = {
        ...(key && { authorization: `Bearer ${key}` }),
        ...(context.session.cookie && { cookie: `authToken=${context.session.cookie}` }),
      };
      let session: Session = {};
      const hear = (text: string) => {
        const heard = v.safeParse(failedAnswer, text);
        if (heard.success) session = sessionOf(heard.output);
      };
      const body = outerBody(call, context);
      const result = await outside.postJson(url, body, partnerAnswer, headers, hear);
      if (!result.ok) return { ...unanswered(result), ...session };
      return readAnswer(call, result.status, result.value);
    },
  };
}

/** Host, service and affiliate are the brand's; the token is left out if there is a cookie. */
function outerBody(call: InnerCall, context: GatewayContext): Record<string, unknown> {
  const [method = '', path = ''] = call.name.split(' ');
  const { brand, vertical, session } = context;
  return {
    path,
    method,
    serviceId: vertical && verticals[vertical].serviceId,
    vertical,
    body: innerBody(call),
    visitId: context.visitId,
    ...(!session.cookie && session.body && { authToken: session.body }),
    rcCode: context.tracking.rcCode ?? '',
    affiliateName: brand.affiliate.slug,
    host: context.host,
  };
}

/** The payload under the specification's names. */
function innerBody(call: InnerCall): Record<string, unknown> {
  switch (call.name) {
    case 'POST /visit/create': {
      const { tracking, ...rest } = call.payload;
      return { ...tracking, ...rest, rc: tracking.rcCode ?? '', source_type: 1 };
    }
    case 'POST /provider/list':
      return { assigned: 1, ...call.payload };
    default:
      return call.payload;
  }
}

function readAnswer(call: InnerCall, httpStatus: number, answer: PartnerAnswer): GatewayAnswer {
  const session = sessionOf(answer);
  const message = (answer.message ?? '').slice(0, 500);
  const status = httpStatus === 200 ? answer.status : httpStatus;
  if (status !== 200 || String(answer.code).trim() === '0') {
    return { ...gatewayFailure(status, message || internalFailure), ...session };
  }
  if (!v.is(partnerAnswers[call.name], answer.data)) {
    return { ...gatewayFailure(502, internalFailure), ...session };
  }
  return {
    code: 1,
    status: 200,
    message,
    data: answer.data ?? null,
    ...session,
  };
}

function sessionOf({ authToken, expiredRcCode, agentError }: SessionWords): Session {
  return {
    ...(authToken && { authToken }),
    ...(isSaid(expiredRcCode) && { expiredRcCode: true }),
    ...(isSaid(agentError) && { agentError: typeof agentError === 'string' ? agentError : true }),
  };
}

/** True for any text, such as an error message, except a no, which partners also write as text (spec: errors). */
function isSaid(value: v.InferOutput<typeof flag>): boolean {
  return String(value ?? '').trim() !== '' && flagOf(value) !== false;
}

function unanswered({ reason }: OutsideFailure): GatewayAnswer {
  const status = reason === 'timeout' ? 504 : reason === 'away' ? 503 : 502;
  return gatewayFailure(status, internalFailure);
}
