/** The partner's GraphQL endpoint: fixed documents, answers checked by schema, failures as values. */
import { GraphQLClient } from 'graphql-request';
import * as v from 'valibot';
import type { Outside } from '../../http/outside/outside.ts';
import type { OutsideReason, OutsideResult } from '../../http/outside/outside-call.ts';
import { documents } from './documents.ts';

export type PartnerResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: OutsideReason | 'refused' };

/** Missing site data is an empty api key and affiliate id (spec: errors). */
interface SiteData {
  readonly apiKey: string;
  readonly affiliateId: string;
}

/** Rows as they came. A provider fetch that failed has success 'false' and this message (spec: errors). */
type ProvidersData =
  | { readonly success: 'true'; readonly data: readonly unknown[] }
  | { readonly success: 'false'; readonly message: 'Internal server error' };

/** Our rows and pages identify records by UUID. */
const record = v.object({ id: v.pipe(v.string(), v.uuid()) });
const text = v.pipe(v.nullish(v.string(), ''), v.maxLength(500));
const site = v.object({
  apiKey: text,
  affiliate: v.nullish(v.object({ affiliateId: text }), { affiliateId: '' }),
});

type Variables = Readonly<Record<string, unknown>>;
type Written = Promise<PartnerResult<{ readonly id: string }>>;

export interface PartnerGraphql {
  createVisit(variables: { host: string; affiliateId: string }, key: string): Written;
  createLead(
    variables: {
      vertical: string;
      visitId: string;
      rcCode: string | null;
      extras: { verticals: readonly string[]; tracking: string };
    },
    key: string,
  ): Written;
  updateLead(variables: { page: string; status: string; id: string }, key: string): Written;
  saveAddress(variables: { data: Variables }, key: string): Written;
  /** Never fails: missing data is empty. Cached for a while, since a site's data hardly changes. */
  siteData(site: string): Promise<SiteData>;
  providers(affiliate: string, vertical: string): Promise<ProvidersData>;
  solarProviders(affiliate: string, vertical: string): Promise<ProvidersData>;
}

/** The queries that pages make. */
export type PartnerProviders = Pick<PartnerGraphql, 'providers' | 'solarProviders'>;

export interface PartnerGraphqlParts {
  readonly url: string;
  readonly key: string | undefined;
  readonly outside: Outside;
  readonly now?: () => number;
}

const siteDataMs = 300_000;

export function createPartnerGraphql({
  url,
  key,
  outside,
  now = Date.now,
}: PartnerGraphqlParts): PartnerGraphql {
  const sites = new Map<string, { readonly data: SiteData; readonly until: number }>();

  /** The operation's name is also the field in its answer. */
  async function ask<S extends v.GenericSchema>(
    operation: keyof typeof documents,
    schema: S,
    variables: Variables,
    idempotencyKey?: string,
  ): Promise<PartnerResult<v.InferOutput<S>>> {
    let sent: OutsideResult<string> | undefined;
    const client = new GraphQLClient(url, {
      headers: {
        ...(key && { authorization: `Bearer ${key}` }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      fetch: async (to, init = {}) => {
        sent = await outside.send(String(to), init, json);
        if (!sent.ok) throw new Error(sent.reason);
        const headers = { 'content-type': 'application/json' };
        return new Response(sent.value, { status: sent.status, headers });
      },
    });
    try {
      const data: unknown = await client.request(documents[operation], variables);
      const result = v.safeParse(v.object({ [operation]: schema }), data);
      if (!result.success) return { ok: false, reason: 'unreadable' };
      return { ok: true, value: result.output[operation] as v.InferOutput<S> };
    } catch {
      // The client's own error repeats the variables, which are personal: it goes no further.
      return { ok: false, reason: sent && !sent.ok ? sent.reason : 'refused' };
    }
  }

  async function providers(
    operation: 'getProvidersData' | 'getSolarProvidersData',
    variables: Variables,
  ): Promise<ProvidersData> {
    const result = await ask(operation, v.array(v.unknown()), variables);
    if (!result.ok) return { success: 'false', message: 'Internal server error' };
    return { success: 'true', data: result.value };
  }

  return {
    createVisit: (variables, idempotency) => ask('createVisit', record, variables, idempotency),
    createLead: (variables, idempotency) => ask('createLead', record, variables, idempotency),
    updateLead: (variables, idempotency) => ask('updateLead', record, variables, idempotency),
    saveAddress: (variables, idempotency) => ask('saveAddress', record, variables, idempotency),
    async siteData(name) {
      const known = sites.get(name);
      if (known && known.until > now()) return known.data;
      const result = await ask('getCsSitesData', v.nullable(site), { site: name });
      if (!result.ok) return known?.data ?? noSiteData;
      const { apiKey, affiliate } = result.value ?? { apiKey: '', affiliate: { affiliateId: '' } };
      const data = { apiKey, affiliateId: affiliate.affiliateId };
      sites.set(name, { data, until: now() + siteDataMs });
      return data;
    },
    providers: (affiliate, vertical) => providers('getProvidersData', { affiliate, vertical }),
    solarProviders: (affiliate, vertical) =>
      providers('getSolarProvidersData', { affiliate, vertical }),
  };
}

const noSiteData: SiteData = { apiKey: '', affiliateId: '' };

/** The text itself, when it is JSON. */
function json(text: string): string | undefined {
  try {
    JSON.parse(text);
    return text;
  } catch {
    return undefined;
  }
}
