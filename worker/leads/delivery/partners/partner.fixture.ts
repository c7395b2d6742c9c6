/** For tests: deliveries of a lead and of a message, and what a configured partner sends for them. */
import type { VerticalSlug } from '../../../../domain/vertical.ts';
import { emptyRecord } from '../../../ports/address/address.port.ts';
import type { Delivery, LeadDelivery, MessageDelivery, Outcome } from '../delivery.types.ts';
import { createPartner } from './lead-partner.ts';
import { parsePartners } from './partner-config.ts';
import { partnerKinds } from './partner-registry.ts';

const common = {
  brand: 'acacia',
  id: 'form-1',
  attempt: 3,
  scheduledAt: 0,
  reference: 'KJ-7F3K-9QWD',
  name: 'Jo O’Neill',
  email: 'jo@example.com',
  mobile: '0491570006',
  host: 'www.acacia.example',
  page: '/solar',
  rcCode: 'AB1',
  suspect: [],
  consent: null,
  tracking: { rcCode: 'AB1', gclid: 'g' },
  acceptedAt: '2026-11-21T00:00:00.000Z',
};

export const leadDelivery = (vertical: VerticalSlug): LeadDelivery => ({
  ...common,
  kind: 'lead',
  vertical,
  visitId: 'v1',
  leadId: 'l1',
  affiliateId: '1001',
  addressLine: '19 Murray Road, BRUNSWICK VIC 3056',
  postcode: '3056',
  locality: 'BRUNSWICK',
  state: 'VIC',
  plans: [],
  address: { ...emptyRecord, AddressSiteId: '42' },
});

export const messageDelivery: MessageDelivery = {
  ...common,
  kind: 'message',
  message: 'a\nb',
  userAgent: null,
};

export interface PartnerCall {
  readonly url: string;
  readonly init: RequestInit;
  readonly headers: Headers;
  readonly body: string;
  readonly outcome: Outcome;
}

/** `whsec_` and base64, as in Standard Webhooks; every other test secret is its own name. */
export const signingKey = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

/** Sends a delivery to a partner configured as its kind's example, and answers the call. */
export async function send(
  kind: string,
  delivery: Delivery,
  answer: () => Response = () => new Response('{}'),
  config: object = {},
): Promise<PartnerCall> {
  const { example } = partnerKinds.find((one) => one.kind === kind) ?? {};
  const [parsed] = parsePartners(JSON.stringify([{ ...example, ...config }]));
  if (!parsed) throw new Error(`No kind "${kind}"`);
  const calls: { url: string; init: RequestInit }[] = [];
  const fetch = async (url: RequestInfo | URL, init: RequestInit = {}) => {
    calls.push({ url: String(url), init });
    return answer();
  };
  const secret = (name: string) => (name.endsWith('SIGNING_SECRET') ? signingKey : name);
  const partner = createPartner(parsed, [], { fetch, now: () => 1_000_000, secret });
  const outcome = await partner.deliver(delivery);
  const [call] = calls;
  if (!call) throw new Error('Nothing was sent');
  const { url, init } = call;
  return { url, init, headers: new Headers(init.headers), body: String(init.body), outcome };
}
