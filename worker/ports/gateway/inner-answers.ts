/** What the data of each inner call's answer must be (spec: gateway). */
import * as v from 'valibot';
import type { InnerName } from './inner-calls.ts';

const id = v.union([v.pipe(v.string(), v.maxLength(64), v.regex(/^[\w-]+$/)), v.number()]);
const logo = v.nullish(v.union([v.string(), v.looseObject({ url: v.string() })]));
const provider = v.looseObject({ id, name: v.string(), logo });
const plans = v.array(v.looseObject({ id, name: v.string() }));
const listed = v.array(v.looseObject({ id, name: v.string() }));

export const innerAnswers = {
  'POST /visit/create': v.looseObject({ visit_id: id }),
  'POST /visit/progress': v.unknown(),
  'POST /provider/list': v.record(v.string(), v.array(provider)),
  'GET /postcode/list': v.array(v.string()),
  'POST /mobile/plan/list': v.union([
    v.looseObject({ providers: listed, plans }),
    v.looseObject({ providers: listed, plan_result: plans }),
  ]),
  'POST /broadband/plan/list': v.looseObject({ providers: listed, plans }),
} as const satisfies Record<InnerName, v.GenericSchema>;
