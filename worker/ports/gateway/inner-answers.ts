/** The data of the six inner calls' answers: as a caller gets them, and as a partner may send them (spec: gateway). */
import * as v from 'valibot';
import type { GatewayPort } from './gateway.port.ts';
import type { InnerName } from './inner-calls.ts';

const id = v.union([v.pipe(v.string(), v.maxLength(64), v.regex(/^[\w-]+$/)), v.number()]);
const name = v.string();
const logo = v.nullish(v.union([v.string(), v.looseObject({ url: v.string() })]));

const named = v.looseObject({ id, name });
const provider = v.looseObject({ id, name, logo });

const rest = {
  'POST /visit/create': v.looseObject({ visit_id: id }),
  'POST /visit/progress': v.unknown(),
  'GET /postcode/list': v.array(v.string()),
} as const;

/** What a caller gets. */
export const innerAnswers = {
  ...rest,
  'POST /provider/list': v.record(v.string(), v.array(provider)),
  'POST /mobile/plan/list': v.union([
    v.looseObject({ providers: v.array(named), plans: v.array(named) }),
    v.looseObject({ providers: v.array(named), plan_result: v.array(named) }),
  ]),
  'POST /broadband/plan/list': v.looseObject({
    providers: v.array(named),
    plans: v.array(named),
  }),
} as const satisfies Record<InnerName, v.GenericSchema>;

/** Without the rows that cannot be read: one of them must not lose the others. */
const readable = (row: v.GenericSchema) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((rows) => rows.filter((one) => v.is(row, one))),
  );
const plans = readable(named);
/** A list is whole without them: they only name its filter. */
const providers = v.optional(v.fallback(readable(named), []), []);

/** What a partner has to send; parsed, it is what a caller gets. */
export const partnerAnswers = {
  ...rest,
  'POST /provider/list': v.record(v.string(), v.array(provider)),
  'POST /mobile/plan/list': v.union([
    v.looseObject({ providers, plans }),
    v.looseObject({ providers, plan_result: plans }),
  ]),
  'POST /broadband/plan/list': v.looseObject({ providers, plans }),
} as const satisfies Record<InnerName, v.GenericSchema>;

/** The same gateway for callers who take its rows as they are: only those that are as described. */
export function withReadableRows(gateway: GatewayPort): GatewayPort {
  return {
    async call(call, context) {
      const answer = await gateway.call(call, context);
      if (answer.code === 0) return answer;
      return { ...answer, data: v.parse(partnerAnswers[call.name], answer.data) };
    },
  };
}
