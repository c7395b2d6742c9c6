/** Embedded or remote, each port by its own URL: leads, address, gateway. */
import type { D1Database } from '@cloudflare/workers-types';
import { createOutside, type OutsideParts } from '../http/outside.ts';
import type { AddressPort } from './address/address.port.ts';
import { createEmbeddedAddressPort } from './address/embedded-address.ts';
import { createRemoteAddressPort } from './address/remote-address.ts';
import type { CatalogueSource } from './gateway/catalogue-source.ts';
import { createEmbeddedGateway } from './gateway/embedded-gateway.ts';
import type { GatewayPort } from './gateway/gateway.port.ts';
import { createRemoteGateway } from './gateway/remote-gateway.ts';
import { createEmbeddedLeads } from './leads/embedded-leads.ts';
import type { LeadsPort } from './leads/leads.port.ts';
import { createRemoteLeads } from './leads/remote-leads.ts';
import { createPartnerGraphql, type PartnerProviders } from './partner-graphql/partner-graphql.ts';

/** The part of the environment that decides. */
export interface OutsideEnv {
  readonly LEADS_DB: D1Database;
  readonly ADDRESSES_DB: D1Database;
  readonly GATEWAY_URL?: string;
  readonly GATEWAY_KEY?: string;
  readonly GRAPHQL_URL?: string;
  readonly GRAPHQL_KEY?: string;
  readonly ADDRESS_URL?: string;
  readonly ADDRESS_KEY?: string;
}

export interface OutsidePorts {
  readonly leads: LeadsPort;
  readonly address: AddressPort;
  readonly gateway: GatewayPort;
  /** Undefined without a partner's GraphQL: the gateway knows all providers. */
  readonly partnerProviders?: PartnerProviders | undefined;
}

/** No URL set: the embedded adapter over D1. */
export function wireOutside(
  env: OutsideEnv,
  parts: OutsideParts = {},
  catalogue?: CatalogueSource,
): OutsidePorts {
  const leads = leadsOf(env, parts);
  const address = addressOf(env, parts);
  const url = env.GATEWAY_URL;
  const gateway = url
    ? createRemoteGateway({ url, key: env.GATEWAY_KEY, outside: createOutside('gateway', parts) })
    : createEmbeddedGateway({ leads, address, db: env.LEADS_DB, ...(catalogue && { catalogue }) });
  return { leads, address, gateway, partnerProviders: partnerProvidersOf(env, parts) };
}

/** With a breaker of its own: pages that ask in vain must not keep anybody's lead back. */
function partnerProvidersOf(
  { GRAPHQL_URL: url, GRAPHQL_KEY: key }: OutsideEnv,
  parts: OutsideParts,
): PartnerProviders | undefined {
  if (!url) return undefined;
  return createPartnerGraphql({ url, key, outside: createOutside('graphql_providers', parts) });
}

function leadsOf(
  { GRAPHQL_URL: url, GRAPHQL_KEY: key, LEADS_DB }: OutsideEnv,
  parts: OutsideParts,
) {
  if (!url) return createEmbeddedLeads(LEADS_DB);
  const outside = createOutside('graphql', parts);
  return createRemoteLeads(createPartnerGraphql({ url, key, outside }), LEADS_DB);
}

function addressOf(
  { ADDRESS_URL: url, ADDRESS_KEY: key, ADDRESSES_DB }: OutsideEnv,
  parts: OutsideParts,
) {
  if (!url) return createEmbeddedAddressPort(ADDRESSES_DB);
  const outside = createOutside('address', parts);
  return createRemoteAddressPort({ url: url.replace(/\/+$/, ''), key, outside });
}
