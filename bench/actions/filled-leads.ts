/** Fills the database with leads as they are some time later: delivered, with visit, address, form and attempt. */
import type { D1Database } from '@cloudflare/workers-types';

/** Ids in no order, like random ones, but the same for the same number. */
const leads = `
WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ?1),
lead_of AS (
  SELECT n, 'acacia' AS brand,
    printf('%08x-0000-4000-8000-%012x', (n * 2654435761) % 4294967296, n) AS id,
    strftime('%Y-%m-%dT%H:%M:%fZ', 1795000000 - n * 30, 'unixepoch') AS made,
    (1795000000 - n * 30) * 1000 AS ms
  FROM number)
`;

const statements = [
  `INSERT INTO visit (id, idempotency_key, brand, host, affiliate_id, rc_code, tracking, address_line, page, created_at)
${leads} SELECT 'v' || id, 'v' || id, brand, 'www.site.example', '1001', 'RC' || n,
  '{"utm_source":"bench","utm_medium":"cpc"}', n || ' Sample Parade, NEWTOWN NSW 2042', '/', made FROM lead_of`,
  `INSERT INTO lead (id, idempotency_key, brand, visit_id, vertical, verticals, rc_code, status, page, reference,
  name, email, mobile, marketing, consent_version, completed_page, completed_at, created_at, updated_at, tracking, consent)
${leads} SELECT id, 'k' || id, brand, 'v' || id, 'broadband', '["broadband"]', 'RC' || n, 'delivered', '/', 'R' || n,
  'Person ' || n, 'person' || n || '@filled.example', printf('05%08d', n), 0, '1', '/internet/basic-info', made, made, made,
  '{"utm_source":"bench","utm_medium":"cpc"}', json_object('version', '1', 'brand', brand, 'notice', printf('%.400c', 'n')) FROM lead_of`,
  `INSERT INTO lead_address (id, lead_id, address_line, locality, postcode, state, street_name, street_number1, created_at)
${leads} SELECT 'a' || id, id, n || ' Sample Parade, NEWTOWN NSW 2042', 'NEWTOWN', '2042', 'NSW', 'Sample Parade', n, made FROM lead_of`,
  `INSERT INTO submission (brand, id, kind, content_hash, token, subject_id, accepted_at)
${leads} SELECT brand, 's' || id, 'lead', printf('%064x', n), id, id, made FROM lead_of`,
  `INSERT INTO outbox (brand, id, kind, subject_id, vertical, state, attempts, due_at, partner, last_outcome, created_at, settled_at, maybe_passed)
${leads} SELECT brand, 's' || id, 'lead', id, 'broadband', 'delivered', 1, ms, 'desk', 'delivered', ms, ms, 2 FROM lead_of`,
  `INSERT INTO delivery_attempt (brand, outbox_id, partner, attempt, outcome, status, ms, at)
${leads} SELECT brand, 's' || id, 'desk', 1, 'delivered', 200, 80, ms FROM lead_of`,
];

/** @param db has tables but no leads */
export async function fillLeads(db: D1Database, count: number): Promise<void> {
  await db.batch(statements.map((sql) => db.prepare(sql).bind(count)));
}
