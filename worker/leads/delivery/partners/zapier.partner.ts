/** The GraphQL mutation createZapierLead: one fixed document with the lead as its variable (spec: graphql). */
import * as v from 'valibot';
import type { Delivery } from '../delivery.types.ts';
import { definePartner, sameEveryAttempt, secretName } from './define-partner.ts';
import { planVariables } from './delivered-plan.ts';

/** Visitors' input is only ever a variable, never part of the document. */
export const createZapierLead =
  'mutation createZapierLead($data: ZapierLeadInput!) { createZapierLead(data: $data) { success message } }';

export const zapier = definePartner({
  kind: 'zapier',
  sends:
    'the GraphQL mutation `createZapierLead` with the fields of `ZapierLeadInput` in `tests/partner/schema.graphql`; `apiKey`, if given, names the secret that goes as a bearer token',
  deliveredWhen: '`createZapierLead.success` is true',
  example: {
    name: 'automations',
    kind: 'zapier',
    url: 'https://graphql.partner.example/graphql',
    apiKey: 'AUTOMATIONS_KEY',
    verticals: ['solar'],
  },
  config: v.object({ apiKey: v.optional(secretName), signingSecret: v.optional(secretName) }),
  prepare({ apiKey }, secret) {
    const headers = apiKey ? { authorization: `Bearer ${secret(apiKey)}` } : {};
    return (delivery) => ({ body: bodyOf(delivery), headers });
  },
  readAnswer(text) {
    const result = v.safeParse(answer, text);
    if (!result.success) return 'unknown';
    const { output } = result;
    return 'data' in output && output.data.createZapierLead.success ? 'delivered' : 'refused';
  },
});

function bodyOf(delivery: Delivery): Record<string, unknown> {
  const { tracking, consent, suspect, ...rest } = sameEveryAttempt(delivery);
  // The schema has flat fields for the plan.
  const data = { ...rest, plans: undefined, ...planVariables(delivery) };
  return {
    operationName: 'createZapierLead',
    query: createZapierLead,
    variables: { data: { ...data, tracking: JSON.stringify(tracking) } },
  };
}

/** GraphQL can refuse with status 200 and a list of errors. */
const answer = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.object({ data: v.object({ createZapierLead: v.object({ success: v.boolean() }) }) }),
    v.object({ errors: v.array(v.unknown()) }),
  ]),
);
