/** The GraphQL mutation createZapierLead (spec: graphql): one fixed document, the lead as its variable. */
import * as v from 'valibot';
import type { Delivery, OutcomeKind } from '../delivery.types.ts';

/** Never put together from a lead: what a visitor typed is a variable. */
export const createZapierLead =
  'mutation createZapierLead($data: ZapierLeadInput!) { createZapierLead(data: $data) { success message } }';

export function zapierBody(delivery: Delivery): Record<string, unknown> {
  const { tracking, consent: _, suspect: __, attempt: ___, scheduledAt: ____, ...rest } = delivery;
  return {
    operationName: 'createZapierLead',
    query: createZapierLead,
    variables: { data: { ...rest, tracking: JSON.stringify(tracking) } },
  };
}

const answer = v.object({
  data: v.object({ createZapierLead: v.object({ success: v.boolean() }) }),
});

/** GraphQL says no with a 200 and a list of errors. */
export function readZapier(text: string): OutcomeKind {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'unknown';
  }
  const result = v.safeParse(answer, value);
  if (result.success) return result.output.data.createZapierLead.success ? 'delivered' : 'refused';
  return v.is(v.object({ errors: v.array(v.unknown()) }), value) ? 'refused' : 'unknown';
}
