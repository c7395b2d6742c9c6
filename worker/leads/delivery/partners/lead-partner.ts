/** A partner, made from its configuration: what it is sent and how its answer is read. */

import type { Delivery, Outcome } from '../delivery.types.ts';
import { callPartner, type PartnerCall } from './call-partner.ts';
import { leadServiceBody, readLeadService } from './lead-service.ts';
import type { PartnerConfig } from './partner-config.ts';
import { isSigningSecret } from './signature.ts';
import { webhookBody } from './webhook.ts';
import { readZapier, zapierBody } from './zapier.ts';

export interface Partner {
  readonly name: string;
  readonly routes: readonly string[];
  deliver(delivery: Delivery): Promise<Outcome>;
}

export interface PartnerSurroundings {
  readonly fetch: typeof globalThis.fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Value of a worker secret. */
  readonly secret: (name: string) => string | undefined;
}

/** @throws Error when a secret that the configuration names is not set */
export function createPartner(
  config: PartnerConfig,
  routes: readonly string[],
  { fetch, now, secret }: PartnerSurroundings,
): Partner {
  const need = (name: string): string => {
    const value = secret(name);
    if (!value) {
      throw new Error(
        `Partner "${config.name}" needs the secret ${name}: wrangler secret put ${name}`,
      );
    }
    return value;
  };
  const signingSecret = config.signingSecret && need(config.signingSecret);
  if (signingSecret && !isSigningSecret(signingSecret)) {
    throw new Error(`The secret ${config.signingSecret} is no base64 after whsec_: set it again`);
  }
  const adapter = adapterOf(config, need);
  return {
    name: config.name,
    routes,
    deliver: (delivery) =>
      callPartner({
        url: config.url,
        id: delivery.id,
        signingSecret,
        timestamp: Math.floor(now() / 1000),
        fetch,
        ...adapter(delivery),
      }),
  };
}

type Adapter = (delivery: Delivery) => Pick<PartnerCall, 'body' | 'judge' | 'headers'>;

function adapterOf(config: PartnerConfig, need: (name: string) => string): Adapter {
  switch (config.kind) {
    case 'lead-service': {
      const apiKey = need(config.apiKey);
      return (delivery) => ({
        body: JSON.stringify(leadServiceBody(delivery, apiKey)),
        judge: readLeadService,
      });
    }
    case 'zapier': {
      const headers = config.apiKey ? { authorization: `Bearer ${need(config.apiKey)}` } : {};
      return (delivery) => ({
        body: JSON.stringify(zapierBody(delivery)),
        judge: readZapier,
        headers,
      });
    }
    case 'webhook':
      return (delivery) => ({
        body: JSON.stringify(webhookBody(delivery)),
      });
  }
}
