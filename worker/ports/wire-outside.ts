/** The choice of an embedded or remote adapter for each port, by its URL: leads, address, gateway, plans. */
import type { D1Database } from '@cloudflare/workers-types';
import { addressKindOf } from '../../domain/address/service-kinds.ts';
import { edgeCache } from '../http/edge-cache.ts';
import { createOutside, type OutsideParts } from '../http/outside/outside.ts';
import type { AddressPort } from './address/address.port.ts';
import { createAddressrPort } from './address/addressr/addressr-address.ts';
import { createEmbeddedAddressPort } from './address/embedded-address.ts';
import { createLiveSlot } from './address/live-slot.ts';
import { createRemoteAddressPort } from './address/remote-address.ts';
import { createShortAnswers } from './address/short-answers.ts';
import { createEmbeddedGateway } from './gateway/embedded-gateway.ts';
import type { GatewayPort } from './gateway/gateway.port.ts';
import { createGatewayVisits, withGatewayVisits } from './gateway/gateway-visits.ts';
import { withReadableRows } from './gateway/inner-answers.ts';
import { createRemoteGateway } from './gateway/remote-gateway.ts';
import { createVisitSteps, type VisitSteps } from './gateway/visit-steps.ts';
import { createEmbeddedLeads } from './leads/embedded-leads.ts';
import type { LeadsPort } from './leads/leads.port.ts';
import { createRemoteLeads } from './leads/remote-leads.ts';
import { createPartnerGraphql } from './partner-graphql/partner-graphql.ts';
import { withAffiliateProviders } from './plans/affiliate-providers.ts';
import { calledPlans } from './plans/called-plans.ts';
import { createEmbeddedPlans } from './plans/embedded-plans.ts';
import type { PlansPort } from './plans/plans.port.ts';
import { createRemotePlans } from './plans/remote-plans.ts';

/** The part of the environment that decides between adapters. */
export interface OutsideEnv {
  readonly LEADS_DB: D1Database;
  readonly ADDRESSES_DB: D1Database;
  readonly ADDRESSES_DB_B: D1Database;
  readonly CATALOGUE_DB: D1Database;
  readonly GATEWAY_URL?: string;
  readonly GATEWAY_KEY?: string;
  readonly GRAPHQL_URL?: string;
  readonly GRAPHQL_KEY?: string;
  readonly ADDRESS_URL?: string;
  readonly ADDRESS_KEY?: string;
  readonly ADDRESS_KIND?: string;
}

export interface OutsidePorts {
  readonly leads: LeadsPort;
  readonly address: AddressPort;
  readonly gateway: GatewayPort;
  readonly plans: PlansPort;
  readonly visitSteps: VisitSteps;
}

/**
 * A port without a URL gets the embedded adapter over D1.
 * @param build the build whose answers may be cached at the edge
 */
export function wireOutside(env: OutsideEnv, parts: OutsideParts = {}, build = ''): OutsidePorts {
  const leads = leadsOf(env, parts);
  const address = addressOf(env, parts, build);
  const own = createEmbeddedPlans(env.CATALOGUE_DB);
  const { GATEWAY_URL: url, GATEWAY_KEY: key, LEADS_DB: db } = env;
  if (!url) {
    const gateway = createEmbeddedGateway({ leads, address, db, plans: own });
    const visitSteps = createVisitSteps(gateway, null);
    return { leads, address, gateway, visitSteps, plans: withProviders(own, env, parts) };
  }
  const theirs = createRemoteGateway({ url, key, outside: createOutside('gateway', parts) });
  const visits = createGatewayVisits(theirs, db);
  const gateway = withGatewayVisits(theirs, visits);
  const plans = withProviders(calledPlans(createRemotePlans(gateway, parts.log), own), env, parts);
  const visitSteps = createVisitSteps(theirs, visits);
  return { leads, address, gateway: withReadableRows(gateway), visitSteps, plans };
}

/** With its own breaker: failures on pages must not hold up a lead. */
function withProviders(
  plans: PlansPort,
  { GRAPHQL_URL: url, GRAPHQL_KEY: key }: OutsideEnv,
  parts: OutsideParts,
): PlansPort {
  if (!url) return plans;
  const outside = createOutside('graphql_providers', parts);
  return withAffiliateProviders(plans, createPartnerGraphql({ url, key, outside }));
}

function leadsOf(
  { GRAPHQL_URL: url, GRAPHQL_KEY: key, LEADS_DB }: OutsideEnv,
  parts: OutsideParts,
) {
  if (!url) return createEmbeddedLeads(LEADS_DB);
  const outside = createOutside('graphql', parts);
  return createRemoteLeads(createPartnerGraphql({ url, key, outside }), LEADS_DB, parts.log);
}

function addressOf(env: OutsideEnv, parts: OutsideParts, build: string): AddressPort {
  const { ADDRESS_URL: url, ADDRESS_KEY: key, ADDRESSES_DB, ADDRESSES_DB_B } = env;
  if (!url) {
    const index = createLiveSlot([ADDRESSES_DB, ADDRESSES_DB_B]);
    return createEmbeddedAddressPort(index, { shortAnswers: createShortAnswers(edgeCache, build) });
  }
  const outside = createOutside('address', parts);
  const service = { url: url.replace(/\/+$/, ''), key, outside };
  return addressKindOf(env.ADDRESS_KIND) === 'addressr'
    ? createAddressrPort(service)
    : createRemoteAddressPort(service);
}
