/** The plan calls behind a comparison: by id where the gateway knows ids, else every list there is. */
import * as v from 'valibot';
import type { ComparedVertical } from '../../content/model/plan-widget.schema.ts';
import { planCallPath } from '../../domain/plans/plan-list-call.ts';
import { connectionTypes } from '../../domain/plans/telco.data.ts';
import { type InnerCall, innerCalls } from '../ports/gateway/inner-calls.ts';

/** Equal choices make equal calls, in whatever order they were made. */
export function idCalls(vertical: ComparedVertical, ids: readonly string[]): InnerCall[] {
  return [planCallOf(vertical, { ids: [...ids].sort() })];
}

/** Together these answer with every plan: there is no call for one plan (spec: plan-calls). */
export function wholeLists(vertical: ComparedVertical): InnerCall[] {
  if (vertical === 'broadband') {
    const group = connectionTypes.map((_, index) => ({ type: index + 1 }));
    return [planCallOf(vertical, { conn_type_group: group })];
  }
  return [1, 2].flatMap((connection) =>
    [1, 2].map((type) => planCallOf(vertical, { connection_type: connection, plan_type: type })),
  );
}

function planCallOf(vertical: ComparedVertical, body: object): InnerCall {
  const name = `POST ${planCallPath(vertical)}` as const;
  return { name, payload: v.parse(innerCalls[name], body) } as InnerCall;
}
