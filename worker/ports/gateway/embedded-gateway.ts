/** The embedded gateway: visits in our own storage, postcodes from our own index, plans from the catalogue. */
import type { D1Database } from '@cloudflare/workers-types';
import { today } from '../../../domain/calendar.ts';
import { sha256Of } from '../../../domain/hex.ts';
import type { AddressPort } from '../address/address.port.ts';
import { formWriteMs, withD1Retry } from '../leads/d1-retry.ts';
import type { LeadsPort } from '../leads/leads.port.ts';
import { type Asker, askAnew, type PlansPort } from '../plans/plans.port.ts';
import { planAnswer } from '../plans/wire/plan-answers.ts';
import { type PlanCall, queryOf } from '../plans/wire/plan-calls.ts';
import { verticalsOf } from '../plans/wire/provider-answers.ts';
import {
  type GatewayAnswer,
  type GatewayContext,
  type GatewayPort,
  gatewayFailure,
  gatewaySuccess,
} from './gateway.port.ts';
import type { InnerPayload } from './inner-calls.ts';

export interface EmbeddedGatewayParts {
  readonly leads: LeadsPort;
  readonly address: AddressPort;
  /** The database of visits, which keeps their progress. */
  readonly db: D1Database;
  readonly plans: PlansPort;
  readonly now?: () => Date;
}

/**
 * Only for a visit of this brand whose personal data has not been erased. Progress that is repeated stays
 * one row, with its latest time. A visit has at most 50 rows, more than it takes to compare every product:
 * one visit must not fill the database.
 */
const insertProgress = `
INSERT INTO visit_progress (id, visit_id, data, created_at)
SELECT ?1, id, ?2, ?3 FROM visit WHERE id = ?4 AND brand = ?5 AND address_line <> ''
  AND (SELECT count(*) FROM visit_progress WHERE visit_id = ?4 AND id <> ?1) < 50
ON CONFLICT (id) DO UPDATE SET created_at = excluded.created_at
RETURNING id`;

export function createEmbeddedGateway(parts: EmbeddedGatewayParts): GatewayPort {
  const { address, plans, now = () => new Date() } = parts;
  return {
    async call(call, context) {
      const asker: Asker = { day: today(now()), context, recall: askAnew };
      switch (call.name) {
        case 'POST /visit/create':
          return createVisit(parts, call.payload, context);
        case 'POST /visit/progress':
          return saveProgress(parts, call.payload, context);
        case 'GET /postcode/list':
          return gatewaySuccess(await address.postcodes(call.payload.search));
        case 'POST /provider/list':
          return listProviders(plans, call.payload.vertical, asker);
        case 'POST /mobile/plan/list':
        case 'POST /broadband/plan/list':
          return listPlans(plans, call, asker);
      }
    },
  };
}

async function listProviders(
  port: PlansPort,
  asked: Parameters<typeof verticalsOf>[0],
  asker: Asker,
): Promise<GatewayAnswer> {
  const found = Object.entries(await port.providers(verticalsOf(asked), asker));
  return gatewaySuccess(
    Object.fromEntries(found.map(([slug, { providers }]) => [slug, providers])),
  );
}

/** Providers, the first 500 plans, and how many there are (spec: plan-calls). */
async function listPlans(port: PlansPort, call: PlanCall, asker: Asker): Promise<GatewayAnswer> {
  const { providers, plans, total, asOf } = await port.page(queryOf(call), asker);
  return gatewaySuccess({ providers, plans: plans.map(planAnswer), total, loaded_at: asOf });
}

async function createVisit(
  { leads }: EmbeddedGatewayParts,
  { address, screenResolution, tracking }: InnerPayload<'POST /visit/create'>,
  { brand, host, page }: GatewayContext,
): Promise<GatewayAnswer> {
  const { visitId } = await leads.createVisit({
    idempotencyKey: crypto.randomUUID(),
    brand: brand.slug,
    host,
    affiliateId: brand.affiliate.id,
    rcCode: tracking.rcCode ?? null,
    tracking,
    screenResolution: screenResolution || null,
    addressLine: address,
    sourceType: 1,
    page,
  });
  return gatewaySuccess({ visit_id: visitId });
}

async function saveProgress(
  { db, now = () => new Date() }: EmbeddedGatewayParts,
  { visit_id: visitId, ...data }: InnerPayload<'POST /visit/progress'>,
  { brand }: GatewayContext,
): Promise<GatewayAnswer> {
  const id = await sha256Of(['progress', visitId, data]);
  const values = [id, JSON.stringify(data), now().toISOString()];
  const row = await withD1Retry(
    () =>
      db
        .prepare(insertProgress)
        .bind(...values, visitId, brand.slug)
        .first<{ id: string }>(),
    formWriteMs,
  );
  return row
    ? gatewaySuccess({ visit_id: visitId })
    : gatewayFailure(404, 'Visit not found, or full');
}
