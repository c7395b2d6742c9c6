/** The six inner calls through `/api/v2`: each gets data of its shape, or the gateway's failure (spec: gateway, errors). */
import * as v from 'valibot';
import { jsonBody, type Reply } from '../../../scripts/site/local-server.ts';
import { innerAnswers } from '../../../worker/ports/gateway/inner-answers.ts';
import type { InnerName } from '../../../worker/ports/gateway/inner-calls.ts';
import { suburb } from '../../e2e/support/sample-addresses.ts';
import { jsonOf } from '../../harness/visitor.ts';
import type { Errand, Outcome, Visitor } from '../errand.ts';
import { callPatienceMs, failed, gatewayFailed, missed, well } from '../judge.ts';

/** Failure statuses, in order: the answer did not fit, the breaker was open, the answer was late. */
const failures = [502, 503, 504];

/** Makes an inner call; half of the visitors already have a session. */
export function askGateway(visitor: Visitor, name: InnerName, payload: object): Promise<Reply> {
  const [method, path] = name.split(' ');
  const cookie = visitor.chance('session') < 0.5 ? { cookie: 'authToken=known' } : {};
  const { headers, body } = jsonBody({ path, method, body: payload, vertical: 'energy' });
  const patienceMs = callPatienceMs;
  return visitor.ask({ path: '/api/v2', patienceMs, body, headers: { ...headers, ...cookie } });
}

/** @param right a check of the data, beyond its shape */
function judged(reply: Reply, name: InnerName, right: (data: unknown) => boolean): Outcome {
  const { code, status, message, data, ...rest } = jsonOf(reply);
  if (reply.status !== 200 || 'authToken' in rest) return missed(reply, name);
  if (code === 1) {
    const fits = status === 200 && v.is(innerAnswers[name], data) && right(data);
    return fits ? well(reply) : missed(reply, name);
  }
  const said = failures.some((one) => one === status) && message === gatewayFailed;
  return said && code === 0 && data === null ? failed(reply) : missed(reply, name);
}

const errand = (
  name: InnerName,
  bodyOf: (visitor: Visitor) => object,
  right: (data: unknown) => boolean = () => true,
): Errand => ({
  name,
  kind: 'call',
  weight: 3,
  run: async (visitor) => judged(await askGateway(visitor, name, bodyOf(visitor)), name, right),
});

const hasPlans = (data: unknown) => (data as { plans: unknown[] }).plans.length > 0;

export const gatewayErrands: readonly Errand[] = [
  errand('POST /visit/create', () => ({ address: suburb.line, rc: 'UP1', utm_source: 'up' })),
  errand('POST /visit/progress', ({ known }) => ({ visit_id: known.gatewayVisit, step: 'plans' })),
  errand(
    'POST /provider/list',
    () => ({ vertical: [1, 4], rc: 'UP1' }),
    (data) => Object.keys(data as object).length === 2,
  ),
  errand(
    'GET /postcode/list',
    () => ({ search: suburb.postcode }),
    (data) => (data as string[]).includes(suburb.line),
  ),
  errand(
    'POST /mobile/plan/list',
    (visitor) => ({ cost_sorting: visitor.pick('sort', [1, 2]) }),
    hasPlans,
  ),
  errand(
    'POST /broadband/plan/list',
    (visitor) => ({ cost_sorting: visitor.pick('sort', [1, 2]) }),
    hasPlans,
  ),
];
