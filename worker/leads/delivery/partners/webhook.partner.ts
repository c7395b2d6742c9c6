/** A Standard Webhook: an event with its time and all the data the partner may have, always signed. */
import * as v from 'valibot';
import type { Delivery } from '../delivery.types.ts';
import { definePartner, sameEveryAttempt, secretName } from './define-partner.ts';
import { deliveredPlans } from './delivered-plan.ts';

export const webhook = definePartner({
  kind: 'webhook',
  sends:
    '`lead.accepted` or `message.accepted`, signed as [Standard Webhooks](https://www.standardwebhooks.com) says',
  deliveredWhen: 'any 2xx',
  example: {
    name: 'crm',
    kind: 'webhook',
    url: 'https://crm.partner.example/hooks/leads',
    signingSecret: 'CRM_SIGNING_SECRET',
    verticals: '*',
    messages: true,
  },
  config: v.object({ signingSecret: secretName }),
  prepare: () => (delivery) => ({ body: bodyOf(delivery) }),
});

function bodyOf(delivery: Delivery): Record<string, unknown> {
  const { kind, acceptedAt, ...data } = sameEveryAttempt(delivery);
  const plans = kind === 'lead' && { plans: deliveredPlans(delivery) };
  return { type: `${kind}.accepted`, timestamp: acceptedAt, data: { ...data, ...plans } };
}
