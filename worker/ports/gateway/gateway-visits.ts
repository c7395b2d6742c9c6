/** A partner's own id for each of our visits: created once with its gateway, then used in every call (spec: gateway). */
import type { D1Database } from '@cloudflare/workers-types';
import { readTracking } from '../../../domain/leads/tracking.ts';
import { formWriteMs, withD1Retry } from '../leads/d1-retry.ts';
import { leadColumns } from '../leads/lead-columns.ts';
import type { GatewayContext, GatewayPort } from './gateway.port.ts';

export interface GatewayVisits {
  /** The id that the gateway gave our visit; null when it has none yet. */
  find(brand: string, visitId: string): Promise<string | null>;
  /**
   * The same, creating the visit first if it has none. Null for a visit that must not be passed on: unknown,
   * without an address, erased, or just being created by another request.
   * @throws Error with the status, when the gateway refuses the visit
   */
  ensure(visitId: string, context: GatewayContext): Promise<string | null>;
}

/** Kept with the visit's progress, so that it is erased with the visit's personal data. */
const keyOf = (visitId: string) => `gateway:${visitId}`;
/** How long a creation may take, in milliseconds; after that its request is assumed to have died. */
const claimedFor = 60_000;

const selectId = `
SELECT visit_progress.data ->> '$.gateway_visit_id' AS id
FROM visit_progress JOIN visit ON visit.id = visit_progress.visit_id
WHERE visit_progress.id = ?1 AND visit.brand = ?2`;

/** Only one of two requests creates the visit: a double click must not make two. */
const claim = `
INSERT INTO visit_progress (id, visit_id, data, created_at)
SELECT ?1, id, '{}', ?2 FROM visit WHERE id = ?3 AND brand = ?4 AND address_line <> ''
ON CONFLICT (id) DO UPDATE SET created_at = excluded.created_at
  WHERE visit_progress.data = '{}' AND visit_progress.created_at < ?5
RETURNING id`;

const release = `DELETE FROM visit_progress WHERE id = ? AND data = '{}'`;
const keep = `UPDATE visit_progress SET data = json_object('gateway_visit_id', ?2) WHERE id = ?1`;
const selectVisit = `
SELECT address_line, screen_resolution, tracking, page, host FROM visit WHERE id = ? AND brand = ?`;

interface VisitRow {
  readonly address_line: string;
  readonly screen_resolution: string | null;
  readonly tracking: string;
  readonly page: string;
  readonly host: string;
}

/** Allows for slow storage; the next call must still fit into a form's 3 s (worker/plans/chosen-plans.ts). */
const findMs = 2_000;

/** @param gateway the partner's, unwrapped: it knows only its own ids */
export function createGatewayVisits(
  gateway: GatewayPort,
  db: D1Database,
  now: () => number = Date.now,
): GatewayVisits {
  const within = <Row>(deadlineMs: number, sql: string, ...values: readonly string[]) =>
    withD1Retry(
      () =>
        db
          .prepare(sql)
          .bind(...values)
          .first<Row>(),
      deadlineMs,
    );
  const first = <Row>(sql: string, ...values: readonly string[]) =>
    within<Row>(formWriteMs, sql, ...values);
  const find = async (brand: string, visitId: string) => {
    const row = await within<{ id: string | null }>(findMs, selectId, keyOf(visitId), brand);
    return row?.id ?? null;
  };

  return {
    find,
    async ensure(visitId, context) {
      const { slug } = context.brand;
      const known = await find(slug, visitId);
      if (known) return known;
      const key = keyOf(visitId);
      const at = (ms: number) => new Date(ms).toISOString();
      const [begun, dead] = [at(now()), at(now() - claimedFor)];
      if (!(await first(claim, key, begun, visitId, slug, dead))) return null;
      const row = await first<VisitRow>(selectVisit, visitId, slug);
      const id = row?.address_line ? await create(gateway, row, context) : null;
      if (typeof id === 'string') {
        await first(keep, key, id);
        return id;
      }
      await first(release, key);
      if (id === null) return null;
      throw new Error(`/visit/create: ${id}`);
    },
  };
}

/** The gateway's id, or the status of its refusal. */
async function create(
  gateway: GatewayPort,
  row: VisitRow,
  context: GatewayContext,
): Promise<string | number> {
  const tracking = readTracking(new URLSearchParams(leadColumns.tracking(row.tracking)));
  const screenResolution = row.screen_resolution ?? '';
  const payload = { tracking, address: row.address_line, screenResolution };
  const { host, page } = row;
  const asked = { ...context, host, page, tracking, visitId: '' };
  const answer = await gateway.call({ name: 'POST /visit/create', payload }, asked);
  if (answer.code !== 1 || !hasId(answer.data)) return answer.status;
  return String(answer.data.visit_id);
}

/** The adapter has checked the shape already (spec: gateway). */
function hasId(data: unknown): data is { readonly visit_id: string | number } {
  return typeof data === 'object' && data !== null && 'visit_id' in data;
}

/** The gateway, with its own ids in place of ours in every call that names a visit. */
export function withGatewayVisits(gateway: GatewayPort, visits: GatewayVisits): GatewayPort {
  return {
    async call(call, context) {
      const own = call.name === 'POST /visit/progress' ? call.payload.visit_id : context.visitId;
      if (!own) return gateway.call(call, context);
      // If our storage is down, postcodes and plans must still work.
      const theirs = await visits.find(context.brand.slug, own).catch(() => null);
      const visitId = theirs ?? own;
      const asked = { ...context, visitId };
      if (call.name !== 'POST /visit/progress') return gateway.call(call, asked);
      return gateway.call({ ...call, payload: { ...call.payload, visit_id: visitId } }, asked);
    },
  };
}
