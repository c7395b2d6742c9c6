/** The kinds of partner in a run: their configuration, how they read a delivery, and how they answer. */
import { type VerticalSlug, verticals } from '../../domain/vertical.ts';
import type { PartnerKind as KindName } from '../../worker/leads/delivery/partners/partner-registry.ts';

/** The details of its lead that every delivery contains, whatever its format. */
interface Delivered {
  readonly email: string;
  readonly rc: string;
  /** The product, or `message`. */
  readonly item: string;
}

export interface PartnerKind {
  readonly kind: KindName;
  readonly yes: string;
  /** Whether its status alone means yes or no, so that 200 with a nonsensical body is a yes. */
  readonly statusDecides: boolean;
  read(body: unknown): Delivered;
}

export const signingSecret = `whsec_${Buffer.from('faults-and-nothing-else').toString('base64')}`;
const apiKey = 'faults-api-key';

const products = {
  'lead-service': ['solar'],
  zapier: ['energy', 'broadband'],
  webhook: [],
} satisfies Partial<Record<KindName, VerticalSlug[]>>;

/** The worker's variables for a partner of each kind at this port. */
export function partnerVars(port: number): Record<string, string> {
  const partners = Object.entries(products).map(([kind, verticals]) => ({
    name: kind,
    kind,
    url: `http://127.0.0.1:${port}/${kind}`,
    verticals,
    messages: kind === 'webhook',
    signingSecret: 'PARTNER_SIGNING',
    apiKey: 'PARTNER_KEY',
  }));
  return {
    LEAD_PARTNERS: JSON.stringify(partners),
    PARTNER_SIGNING: signingSecret,
    PARTNER_KEY: apiKey,
    REQUEST_LOG: 'off',
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** Keyed by the path of the URL that `partnerVars` gives each. */
export const partnerKinds: Readonly<Record<string, PartnerKind>> = {
  'lead-service': {
    kind: 'lead-service',
    yes: '{"success":true,"message":"Created"}',
    statusDecides: false,
    read(body) {
      const { email, rc, service_id, apikey } = body as Fields;
      if (apikey !== apiKey) throw new Error('api key');
      const product = Object.values(verticals).find(({ serviceId }) => serviceId === service_id);
      return { email: text(email), rc: text(rc), item: text(product?.slug) };
    },
  },
  zapier: {
    kind: 'zapier',
    yes: '{"data":{"createZapierLead":{"success":true,"message":"Created"}}}',
    statusDecides: false,
    read(body) {
      const { data } = (body as { variables: { data: Fields } }).variables;
      return { email: text(data.email), rc: text(data.rcCode), item: text(data.vertical) };
    },
  },
  webhook: {
    kind: 'webhook',
    yes: '{"received":true}',
    statusDecides: true,
    read(body) {
      const { type, data } = body as { type: unknown; data: Fields };
      if (type !== 'message.accepted') throw new Error('type');
      return { email: text(data.email), rc: text(data.rcCode), item: 'message' };
    },
  },
};

function text(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new Error('a field is missing');
  return value;
}
