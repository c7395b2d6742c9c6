/** A partner that takes deliveries, made from its configuration and the worker's secrets. */
import type { Delivery, Outcome } from '../delivery.types.ts';
import { callPartner } from './call-partner.ts';
import type { PartnerConfig } from './define-partner.ts';
import { isSigningSecret } from './signature.ts';

export interface Partner {
  readonly name: string;
  /** `brand/product` or `brand/message`. */
  readonly routes: readonly string[];
  /** Never rejects: a failure is an outcome too. */
  deliver(delivery: Delivery): Promise<Outcome>;
}

export interface PartnerSurroundings {
  readonly fetch: typeof globalThis.fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The value of a worker secret. */
  readonly secret: (name: string) => string | undefined;
}

/** @throws Error when a secret named in the configuration is not set or cannot sign */
export function createPartner(
  { name, url, signingSecret, prepare, readAnswer }: PartnerConfig,
  routes: readonly string[],
  { fetch, now, secret }: PartnerSurroundings,
): Partner {
  const readSecret = (secretName: string): string => {
    const value = secret(secretName);
    if (value) return value;
    throw new Error(
      `Partner "${name}" needs the secret ${secretName}: wrangler secret put ${secretName}`,
    );
  };
  const signingKey = signingSecret && readSecret(signingSecret);
  if (signingKey && !isSigningSecret(signingKey)) {
    throw new Error(
      `Partner "${name}" cannot sign with ${signingSecret}: set it to whsec_ and base64, or base64`,
    );
  }
  const requestFor = prepare(readSecret);
  return {
    name,
    routes,
    deliver(delivery) {
      const { body, headers } = requestFor(delivery);
      return callPartner({
        url,
        id: delivery.id,
        body: JSON.stringify(body),
        headers,
        signingKey,
        timestamp: Math.floor(now() / 1000),
        readAnswer,
        fetch,
      });
    },
  };
}
