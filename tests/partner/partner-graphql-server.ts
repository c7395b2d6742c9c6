/** The partner's GraphQL endpoint: a real server for the schema, backed by tables. */
import { readFileSync } from 'node:fs';
import { buildSchema, graphql } from 'graphql';
import { brands } from '../../brands/brands.ts';
import { isVerticalSlug, type VerticalSlug } from '../../domain/vertical.ts';
import type { LeadAddressInput, LeadsPort } from '../../worker/ports/leads/leads.port.ts';
import { askerOn } from '../../worker/ports/plans/asker.fixture.ts';
import type { PlansPort } from '../../worker/ports/plans/plans.port.ts';

const schema = buildSchema(readFileSync(new URL('schema.graphql', import.meta.url), 'utf8'));
/** The partner does not know our brands and keeps one list for all. */
const brand = 'partner';
/** Parts of an address that a sender may leave out. */
const leftOut = {
  addressSiteId: null,
  streetName: null,
  streetNumber1: null,
  unitType: null,
  unitNumber: null,
  lotNumber: null,
  stayedMonth: null,
  stayedYear: null,
};

interface Asked {
  readonly query?: unknown;
  readonly variables?: unknown;
  readonly operationName?: unknown;
}

export function createGraphql(leads: LeadsPort, plans: PlansPort) {
  const providers = async ({ vertical }: { vertical: string }) =>
    isVerticalSlug(vertical)
      ? ((await plans.providers([vertical], askerOn()))[vertical]?.providers ?? [])
      : [];

  const rootValue = {
    getCsSitesData({ site }: { site: string }) {
      const own = brands.find(({ hosts }) =>
        Object.values<string>(hosts).includes(site.split(':')[0] ?? ''),
      );
      if (!own) return null;
      return { apiKey: `site-${own.slug}`, affiliate: { affiliateId: own.affiliate.id } };
    },
    getProvidersData: providers,
    getSolarProvidersData: providers,
    async createVisit({ host, affiliateId }: { host: string; affiliateId: string }, key: string) {
      const { visitId } = await leads.createVisit({
        idempotencyKey: key,
        brand,
        host,
        affiliateId,
        rcCode: null,
        tracking: {},
        screenResolution: null,
        addressLine: '',
        sourceType: 1,
        page: '/',
      });
      return { id: visitId };
    },
    async createLead(
      input: {
        vertical: VerticalSlug;
        visitId: string;
        rcCode: string | null;
        extras?: { verticals?: VerticalSlug[]; tracking?: string };
      },
      key: string,
    ) {
      const { vertical, visitId, rcCode, extras } = input;
      const { leadId } = await leads.createLead({
        idempotencyKey: key,
        brand,
        visitId,
        vertical,
        rcCode,
        verticals: extras?.verticals ?? [vertical],
        tracking: JSON.parse(extras?.tracking ?? '{}') as Record<string, string>,
        plans: [],
      });
      return { id: leadId, vertical, status: 'open' };
    },
    async updateLead({ page, status, id }: { page: string; status: string; id: string }) {
      if (status !== 'open') throw new Error('status');
      await leads.updateLead({ brand, leadId: id, page, status });
      return { id, page, status };
    },
    async saveAddress({ data }: { data: Omit<LeadAddressInput, 'record'> }) {
      const { addressId } = await leads.saveAddress({
        ...leftOut,
        ...data,
        record: null,
      });
      return { id: addressId, addressLine: data.addressLine };
    },
    createZapierLead: () => ({ success: true, message: 'Created' }),
  };

  return (asked: Asked, idempotencyKey: string) =>
    graphql({
      schema,
      source: typeof asked.query === 'string' ? asked.query : '',
      rootValue,
      contextValue: idempotencyKey,
      variableValues: asked.variables as Record<string, unknown> | undefined,
      operationName: typeof asked.operationName === 'string' ? asked.operationName : undefined,
    });
}
