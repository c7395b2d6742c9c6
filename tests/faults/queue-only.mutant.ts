/** A mutant of the worker that says yes once the form is in a queue, and stores nothing. The fault run must catch it. */

import { manualAddressLine } from '../../domain/address/manual-address.ts';
import { newReference } from '../../domain/leads/reference.ts';
import { readTracking } from '../../domain/leads/tracking.ts';
import type { Env } from '../../worker/env.ts';
import { parseBody } from '../../worker/http/body.ts';
import { readAttributionCookie } from '../../worker/http/visitor-cookies.ts';
import worker from '../../worker/index.ts';
import type { LeadDelivery } from '../../worker/leads/delivery/delivery.types.ts';
import { createPartner } from '../../worker/leads/delivery/partners/lead-partner.ts';
import { parsePartners } from '../../worker/leads/delivery/partners/partner-config.ts';
import { leadFormInput } from '../../worker/leads/intake/form-inputs.ts';

interface Message {
  readonly body: LeadDelivery;
  ack(): void;
  retry(): void;
}

type Fetch = typeof worker.fetch;

// biome-ignore lint/style/noDefaultExport: workerd finds a worker by its default export.
export default {
  async fetch(...[request, env, context]: Parameters<Fetch>): Promise<Response> {
    const url = new URL(request.url);
    if (url.pathname !== '/api/lead-form') return worker.fetch(request, env, context);
    const delivery = await deliveryOf(request);
    await (
      env as unknown as { LEADS_QUEUE: { send(body: LeadDelivery): Promise<void> } }
    ).LEADS_QUEUE.send(delivery);
    const { reference } = delivery;
    return Response.json(
      { success: true, reference, receipt: `/receipt?ref=${reference}` },
      { status: 202 },
    );
  },
  async queue(batch: { readonly messages: readonly Message[] }, env: Env): Promise<void> {
    const [config] = parsePartners(env.LEAD_PARTNERS ?? '');
    if (!config) throw new Error('No partner');
    const secret = (name: string) => String(Reflect.get(env, name));
    const partner = createPartner(config, [], {
      fetch: (...call) => fetch(...call),
      now: Date.now,
      secret,
    });
    await Promise.all(
      batch.messages.map(async (message) => {
        const { kind } = await partner.deliver(message.body);
        if (kind === 'delivered') message.ack();
        else message.retry();
      }),
    );
  },
};

/** Makes the delivery from the form alone. */
async function deliveryOf(request: Request): Promise<LeadDelivery> {
  const input = parseBody(leadFormInput, await request.json());
  const tracking = {
    ...readAttributionCookie(request.headers.get('cookie')),
    ...readTracking(new URL(request.url).searchParams),
  } as Record<string, string>;
  return {
    kind: 'lead',
    brand: 'acacia',
    id: input.submissionId,
    attempt: 1,
    scheduledAt: 0,
    reference: newReference(),
    name: input.name,
    email: input.email,
    mobile: input.mobNumber,
    page: input.page,
    host: new URL(request.url).host,
    rcCode: tracking.rcCode ?? null,
    tracking,
    acceptedAt: new Date().toISOString(),
    consent: null,
    suspect: [],
    vertical: input.vertical,
    visitId: '',
    leadId: '',
    affiliateId: '',
    addressLine: manualAddressLine(input as never),
    postcode: input.Postcode,
    locality: input.Locality,
    state: input.State,
    address: null,
    plans: [],
  };
}
