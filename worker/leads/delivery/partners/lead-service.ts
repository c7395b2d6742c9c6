/** The lead service's request and answer, field by field (spec: create-lead). */
import * as v from 'valibot';
import { verticals } from '../../../../domain/vertical.ts';
import type { Delivery, OutcomeKind } from '../delivery.types.ts';

/** A message has no product, so its service id is null and its words go as `message`. */
export function leadServiceBody(delivery: Delivery, apiKey: string): Record<string, unknown> {
  const common = {
    apikey: apiKey,
    email: delivery.email,
    name: delivery.name,
    phone_number: delivery.mobile,
    host: delivery.host,
    rc: delivery.rcCode ?? '',
    location: `https://${delivery.host}${delivery.page}`,
  };
  if (delivery.kind === 'message')
    return { ...common, service_id: null, message: delivery.message };
  const { title, serviceId } = verticals[delivery.vertical];
  return {
    ...common,
    service_id: serviceId,
    vertical: title,
    address: delivery.addressLine,
    address_line: delivery.addressLine,
    full_address: delivery.address,
    post_code: delivery.postcode,
  };
}

const answer = v.object({ success: v.union([v.boolean(), v.picklist(['true', 'false'])]) });

/** Read for success; an answer that is none of ours says nothing about the lead. */
export function readLeadService(text: string): OutcomeKind {
  const result = v.safeParse(answer, parsed(text));
  if (!result.success) return 'unknown';
  return result.output.success === true || result.output.success === 'true'
    ? 'delivered'
    : 'refused';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
