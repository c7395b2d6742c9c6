/** The SQL of delivery: claim by lease, load, settle, and each partner's breaker. */

/** A lease that nobody gave back belonged to a worker that died, perhaps after the partner took the row. */
const underWay = 'CASE WHEN lease IS NULL THEN max(maybe_passed, 1) ELSE 2 END';

/**
 * Rows that are due and that nobody holds, oldest first; one statement, so two workers never get
 * the same row. `?5` is a JSON list of `brand/product`, so rows without a partner stay as they are.
 */
export const claimDue = `
UPDATE outbox SET lease = ?1, lease_until = ?2, maybe_passed = ${underWay}
WHERE (brand, id) IN (
  SELECT brand, id FROM outbox
  WHERE state = 'pending' AND due_at <= ?3 AND lease_until <= ?3
    AND brand || '/' || coalesce(vertical, 'message') IN (SELECT value FROM json_each(?5))
  ORDER BY due_at LIMIT ?4
) RETURNING brand, id`;

/** The same for rows named as a JSON list of brand and id. */
export const claimNamed = `
UPDATE outbox SET lease = ?1, lease_until = ?2, maybe_passed = ${underWay}
WHERE state = 'pending' AND due_at <= ?3 AND lease_until <= ?3
  AND brand || '/' || coalesce(vertical, 'message') IN (SELECT value FROM json_each(?5))
  AND (brand, id) IN (
    SELECT json_extract(value, '$.brand'), json_extract(value, '$.id') FROM json_each(?4)
  )
RETURNING brand, id`;

/**
 * One row asks whether the partner is back, due or not: one that failed while the partner was away,
 * and only when there is none, another.
 */
export const claimProbe = `
UPDATE outbox SET lease = ?1, lease_until = ?2, maybe_passed = ${underWay}
WHERE (brand, id) IN (
  SELECT brand, id FROM outbox
  WHERE state = 'pending' AND lease_until <= ?3
    AND brand || '/' || coalesce(vertical, 'message') IN (SELECT value FROM json_each(?4))
  ORDER BY coalesce(last_outcome, '') IN ('refused', 'busy'), due_at LIMIT 1
) RETURNING brand, id`;

/** Everything a delivery needs, for the rows of one lease. */
export const loadLeads = `
SELECT outbox.brand, outbox.id, outbox.attempts, outbox.scheduled_at, outbox.vertical, lead.id AS lead_id,
  lead.visit_id, lead.reference, lead.name, lead.email, lead.mobile, lead.rc_code, lead.tracking,
  lead.completed_page AS page, lead.completed_at AS accepted_at, lead.consent, lead.suspect,
  visit.host, visit.affiliate_id, lead_address.address_line, lead_address.postcode,
  lead_address.locality, lead_address.state, lead_address.record, lead_address.street_name,
  lead_address.street_number1, lead_address.unit_number, lead_address.lot_number
FROM outbox JOIN lead ON lead.id = outbox.subject_id JOIN visit ON visit.id = lead.visit_id
LEFT JOIN lead_address ON lead_address.lead_id = lead.id
WHERE outbox.lease = ?1 AND outbox.kind = 'lead' AND outbox.state = 'pending'`;

export const loadMessages = `
SELECT outbox.brand, outbox.id, outbox.attempts, outbox.scheduled_at, contact_message.reference, contact_message.name,
  contact_message.email, contact_message.mobile, contact_message.message, contact_message.page,
  contact_message.host, contact_message.tracking, contact_message.user_agent,
  contact_message.consent, contact_message.suspect, contact_message.created_at AS accepted_at
FROM outbox JOIN contact_message ON contact_message.id = outbox.subject_id
WHERE outbox.lease = ?1 AND outbox.kind = 'message' AND outbox.state = 'pending'`;

/** A partner that answered no has nothing of this attempt; what an earlier one left in doubt stays so. */
function passedAfter(outcome: string): string {
  return `CASE WHEN ${outcome} IN ('delivered', 'unknown') OR maybe_passed = 2 THEN 2 ELSE 0 END`;
}

/**
 * Takes effect only while the lease is ours. A row that was withdrawn meanwhile stays withdrawn,
 * unless it was delivered: what has left has left.
 */
export const settle = `
UPDATE outbox SET
  state = CASE WHEN ?4 = 'delivered' OR state = 'pending' THEN ?4 ELSE state END,
  attempts = ?5, due_at = ?6, scheduled_at = ?6, partner = ?7, last_outcome = ?8,
  settled_at = coalesce(?9, settled_at), maybe_passed = ${passedAfter('?8')},
  lease = NULL, lease_until = 0
WHERE brand = ?1 AND id = ?2 AND lease = ?3`;

export const insertAttempt = `
INSERT INTO delivery_attempt (brand, outbox_id, partner, attempt, outcome, status, ms, at)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)`;

/** A lead is delivered when all its products are, dead when the rest of them is. */
export const updateLeadStatus = `
UPDATE lead SET updated_at = ?3, status = CASE
  WHEN EXISTS (SELECT 1 FROM outbox WHERE subject_id = lead.id AND state = 'pending') THEN 'open'
  WHEN EXISTS (SELECT 1 FROM outbox WHERE subject_id = lead.id AND state = 'dead') THEN 'dead'
  WHEN EXISTS (SELECT 1 FROM outbox WHERE subject_id = lead.id AND state = 'delivered')
    THEN 'delivered'
  ELSE 'withdrawn' END
WHERE status <> 'withdrawn'
  AND id = (SELECT subject_id FROM outbox WHERE brand = ?1 AND id = ?2 AND kind = 'lead')`;

/**
 * Gives back a row that asked in vain, behind the others: one that the partner cannot digest must
 * not be the one that asks each time.
 */
export const release = `
UPDATE outbox SET lease = NULL, lease_until = 0, due_at = max(due_at, ?4), last_outcome = ?5,
  maybe_passed = ${passedAfter('?5')}
WHERE brand = ?1 AND id = ?2 AND lease = ?3`;

export const selectHealth = 'SELECT failures, open_until FROM partner_health WHERE partner = ?1';

/** Counts in the database: workers fail at the same time. */
export const countFailure = `
INSERT INTO partner_health (partner, failures, open_until) VALUES (?1, 1, 0)
ON CONFLICT (partner) DO UPDATE SET failures = failures + 1,
  open_until = CASE WHEN failures + 1 >= ?2 THEN ?3 ELSE open_until END
RETURNING failures`;

/** A row comes back only to the one worker that may ask whether the partner is back. */
export const takeProbe = `
UPDATE partner_health SET open_until = ?3
WHERE partner = ?1 AND failures >= ?4 AND open_until <= ?2
RETURNING partner`;

/** A row comes back when the breaker was open until now. */
export const closeBreaker = `
UPDATE partner_health SET failures = 0, open_until = 0
WHERE partner = ?1 AND failures > 0
RETURNING partner`;

/** What waits only because the partner was away is due at once. */
export const pullForward = `
UPDATE outbox SET due_at = ?1
WHERE state = 'pending' AND due_at > ?1 AND last_outcome IN ('down', 'unknown')
  AND brand || '/' || coalesce(vertical, 'message') IN (SELECT value FROM json_each(?2))`;

export const countDue = `
SELECT count(*) AS due FROM outbox
WHERE state = 'pending' AND due_at <= ?1
  AND brand || '/' || coalesce(vertical, 'message') IN (SELECT value FROM json_each(?2))`;

/**
 * For the alert. `?1` is a JSON list of the routes that have a partner: what has none waits for a
 * person, and is counted apart.
 */
export const selectBacklog = `
SELECT count(CASE WHEN state = 'pending' AND routed THEN 1 END) AS pending,
  min(CASE WHEN state = 'pending' AND routed THEN created_at END) AS oldest,
  count(CASE WHEN state = 'pending' AND NOT routed THEN 1 END) AS unrouted,
  min(CASE WHEN state = 'pending' AND NOT routed THEN created_at END) AS oldest_unrouted,
  count(CASE WHEN state = 'dead' THEN 1 END) AS dead,
  count(CASE WHEN state = 'dead' AND settled_at > ?2 THEN 1 END) AS dead_lately
FROM (
  SELECT state, created_at, settled_at,
    brand || '/' || coalesce(vertical, 'message') IN (SELECT value FROM json_each(?1)) AS routed
  FROM outbox WHERE state IN ('pending', 'dead')
)`;

export const selectSuppressed = `
SELECT hash FROM suppression WHERE brand = ?1 AND hash IN (?2, ?3)`;
