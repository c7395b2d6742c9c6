/** The gateway's six inner calls as whole requests and answers, built from the schemas that check their parts. */
import * as v from 'valibot';
import { innerAnswers } from '../ports/gateway/inner-answers.ts';
import { type InnerName, innerCalls } from '../ports/gateway/inner-calls.ts';
import { outerBody } from '../routes/api/gateway.route.ts';

/** Session news that a partner may send with the data; its token goes into a cookie, never into an answer. */
const session = {
  expiredRcCode: v.optional(v.literal(true)),
  agentError: v.optional(v.union([v.literal(true), v.pipe(v.string(), v.nonEmpty())])),
};

/** Any call may fail, with HTTP 200. */
export const gatewayFailed = v.strictObject({
  code: v.literal(0),
  status: v.pipe(v.number(), v.integer()),
  message: v.string(),
  data: v.null(),
  ...session,
});

/** A call's name in the description: `VisitCreate` for `POST /visit/create`. */
function nameOf(call: InnerName): string {
  const words = call.match(/[a-z]+/g) ?? [];
  return words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('');
}

const names = Object.keys(innerCalls) as InnerName[];

/** Keyed by the call's name in the description. */
export const callRequests = Object.fromEntries(
  names.map((name) => [`${nameOf(name)}Call`, requestOf(name)]),
);
export const callAnswers = Object.fromEntries(
  names.map((name) => [`${nameOf(name)}Answer`, answerOf(name)]),
);

export const gatewayCall = v.union(Object.values(callRequests));
export const gatewayAnswer = v.union([...Object.values(callAnswers), gatewayFailed]);

/** The outer body with this call's method, path and payload in it. */
function requestOf(name: InnerName): v.GenericSchema {
  const [method = '', path = ''] = name.split(' ');
  const payload: v.GenericSchema = innerCalls[name];
  return v.object({
    ...outerBody.entries,
    path: v.literal(path),
    method: v.literal(method),
    body: v.is(payload, {}) ? v.optional(payload, {}) : payload,
  });
}

function answerOf(name: InnerName): v.GenericSchema {
  return v.strictObject({
    code: v.literal(1),
    status: v.literal(200),
    message: v.string(),
    data: innerAnswers[name],
    ...session,
  });
}
