/** The external lead service: one JSON object per lead, answered with `success` (spec: create-lead). */
import * as v from 'valibot';
import { verticals } from '../../../../domain/vertical.ts';
import type { Delivery } from '../delivery.types.ts';
import { definePartner, secretName } from './define-partner.ts';
import { planFields } from './delivered-plan.ts';

export const leadService = definePartner({
  kind: 'lead-service',
  sends:
    'the fields of the lead service (spec: create-lead), the plan as `plan_id`, `plan_name` and so on; `apiKey` names the secret that goes in the body',
  deliveredWhen: 'the answer says `success`',
  example: {
    name: 'lead-desk',
    kind: 'lead-service',
    url: 'https://leads.partner.example/v1/lead',
    apiKey: 'LEAD_DESK_KEY',
    verticals: ['energy', 'broadband', 'mobile'],
  },
  config: v.object({ apiKey: secretName, signingSecret: v.optional(secretName) }),
  prepare({ apiKey }, secret) {
    const key = secret(apiKey);
    return (delivery) => ({ body: bodyOf(delivery, key) });
  },
  readAnswer(text) {
    const result = v.safeParse(answer, text);
    if (!result.success) return 'unknown';
    return String(result.output.success) === 'true' ? 'delivered' : 'refused';
  },
});

/** A message is not about a product: its service id is null and its text goes as `message`. */
function bodyOf(delivery: Delivery, apiKey: string): Record<string, unknown> {
  const common = {
    apikey: apiKey,
    email: delivery.email,
    name: delivery.name,
    phone_number: delivery.mobile,
    host: delivery.host,
    rc: delivery.rcCode ?? '',
    location: `https://${delivery.host}${delivery.page}`,
  };
  if (delivery.kind === 'message') {
    return { ...common, service_id: null, message: delivery.message };
  }
  const { title, serviceId } = verticals[delivery.vertical];
  return {
    ...common,
    service_id: serviceId,
    vertical: title,
    address: delivery.addressLine,
    address_line: delivery.addressLine,
    full_address: delivery.address,
    post_code: delivery.postcode,
    ...planFields(delivery),
  };
}

const answer = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ success: v.union([v.boolean(), v.picklist(['true', 'false'])]) }),
);
