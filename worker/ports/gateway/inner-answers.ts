/** The data in the six inner calls' answers, as a caller gets it and as a partner may send it (spec: gateway). */
import * as v from 'valibot';
import { plainRecord } from '../../http/body.ts';
import type { GatewayPort } from './gateway.port.ts';
import type { InnerName } from './inner-calls.ts';

const id = v.union([v.pipe(v.string(), v.maxLength(64), v.regex(/^[\w-]+$/)), v.number()]);
const name = v.string();
const logo = v.nullish(v.union([v.string(), v.looseObject({ url: v.string() })]));

const plan = v.looseObject({ id, name });
/** A provider in a list of plans; its logo is on the plans. */
const seller = v.union([v.looseObject({ id, name }), v.looseObject({ providerId: id, name })]);
const provider = v.union([
  v.looseObject({ id, name, logo }),
  v.looseObject({ providerId: id, name, logo }),
]);

const rest = {
  'POST /visit/create': v.looseObject({ visit_id: id }),
  'POST /visit/progress': v.unknown(),
  'GET /postcode/list': v.array(v.string()),
} as const;

/** The data that a caller gets. */
export const innerAnswers = {
  ...rest,
  'POST /provider/list': v.record(v.string(), v.array(provider)),
  'POST /mobile/plan/list': v.union([
    v.looseObject({ providers: v.array(seller), plans: v.array(plan) }),
    v.looseObject({ providers: v.array(seller), plan_result: v.array(plan) }),
  ]),
  'POST /broadband/plan/list': v.looseObject({
    providers: v.array(seller),
    plans: v.array(plan),
  }),
} as const satisfies Record<InnerName, v.GenericSchema>;

/** Drops the rows that cannot be read: one of them must not lose the others. */
const readable = (row: v.GenericSchema) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((rows) => rows.filter((one) => v.is(row, one))),
  );
const plans = readable(plan);
/** A list is complete without them: they only label its filter. */
const providers = v.optional(v.fallback(readable(seller), []), []);

/** Some systems write an empty map as a list. */
const noVerticals = v.pipe(
  v.strictTuple([]),
  v.transform(() => ({})),
);

/** The data that a partner must send; parsed, it is what a caller gets. */
export const partnerAnswers = {
  ...rest,
  'POST /provider/list': v.union([noVerticals, plainRecord(readable(provider))]),
  'POST /mobile/plan/list': v.union([
    v.looseObject({ providers, plans }),
    v.looseObject({ providers, plan_result: plans }),
  ]),
  'POST /broadband/plan/list': v.looseObject({ providers, plans }),
} as const satisfies Record<InnerName, v.GenericSchema>;

/** The same gateway for callers that use its rows as they are: it returns only rows that match their schema. */
export function withReadableRows(gateway: GatewayPort): GatewayPort {
  return {
    async call(call, context) {
      const answer = await gateway.call(call, context);
      if (answer.code === 0) return answer;
      return { ...answer, data: v.parse(partnerAnswers[call.name], answer.data) };
    },
  };
}
