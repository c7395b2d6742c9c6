/** SQL for delivery: claiming rows by lease, loading and settling them, and each partner's breaker. */

/** True for a row whose route is in a JSON list of `brand/product` and `brand/message`. */
const onRoute = (list: string) =>
  `brand || '/' || coalesce(vertical, 'message') IN (SELECT value FROM json_each(${list}))`;

/**
 * One statement both finds and claims, so two workers never get the same row. A row still marked as
 * being sent belonged to a worker that died, perhaps after the partner took it.
 */
const claim = `
UPDATE outbox SET lease = :lease, lease_until = :until,
  maybe_passed = CASE maybe_passed WHEN 1 THEN 2 ELSE maybe_passed END`;

const free = `state = 'pending' AND lease_until <= :now AND ${onRoute(':routes')}`;

/** Claims due rows, oldest first. */
export const claimDue = `${claim}
WHERE (brand, id) IN (
  SELECT brand, id FROM outbox WHERE ${free} AND due_at <= :now ORDER BY due_at LIMIT :most
) RETURNING brand, id`;

/** Claims the due rows among those in a JSON list of brand and id. */
export const claimNamed = `${claim}
WHERE ${free} AND due_at <= :now AND (brand, id) IN (
  SELECT json_extract(value, '$.brand'), json_extract(value, '$.id') FROM json_each(:keys)
) RETURNING brand, id`;

/**
 * Claims one row to probe whether the partner is back: one that is due, or has not been sent lately, so
 * that a lead the partner cannot take is not sent over and over. It prefers a row that failed while the
 * partner was down, because the partner may just refuse again a row it refused before.
 */
export const claimProbe = `${claim}
WHERE (brand, id) IN (
  SELECT brand, id FROM outbox WHERE ${free} AND (scheduled_at <= :now OR NOT EXISTS (
    SELECT 1 FROM delivery_attempt AS sent
    WHERE sent.brand = outbox.brand AND sent.outbox_id = outbox.id AND sent.at > :quietSince
  ))
  ORDER BY coalesce(last_outcome, '') IN ('refused', 'busy'), due_at LIMIT 1
) RETURNING brand, id`;

/** All the data a delivery needs, for the rows of lease ?1. */
export const loadLeads = `
SELECT outbox.brand, outbox.id, outbox.attempts, outbox.scheduled_at, outbox.vertical,
  lead.id AS lead_id, lead.visit_id, lead.reference, lead.name, lead.email, lead.mobile,
  lead.rc_code, lead.tracking, lead.completed_page AS page, lead.completed_at AS accepted_at,
  lead.consent, lead.marketing, lead.suspect, lead.plans, visit.host, visit.affiliate_id, lead_address.address_line,
  lead_address.postcode, lead_address.locality, lead_address.state, lead_address.record,
  lead_address.street_name, lead_address.street_number1, lead_address.unit_type, lead_address.unit_number,
  lead_address.lot_number
FROM outbox JOIN lead ON lead.id = outbox.subject_id JOIN visit ON visit.id = lead.visit_id
LEFT JOIN lead_address ON lead_address.lead_id = lead.id
WHERE outbox.lease = ?1 AND outbox.kind = 'lead' AND outbox.state = 'pending'`;

export const loadMessages = `
SELECT outbox.brand, outbox.id, outbox.attempts, outbox.scheduled_at, message.reference,
  message.name, message.email, message.mobile, message.message, message.page, message.host,
  message.tracking, message.user_agent, message.consent, message.suspect,
  message.created_at AS accepted_at
FROM outbox JOIN contact_message AS message ON message.id = outbox.subject_id
WHERE outbox.lease = ?1 AND outbox.kind = 'message' AND outbox.state = 'pending'`;

/** After a clear no the partner has nothing from this attempt; doubt from an earlier attempt stays. */
const passedAfter = `CASE WHEN :outcome IN ('delivered', 'unknown') OR maybe_passed = 2
  THEN 2 ELSE 0 END`;

/** Nothing was sent under this lease; doubt from an earlier attempt stays. */
const passedUnsent = 'CASE maybe_passed WHEN 2 THEN 2 ELSE 0 END';

/**
 * Takes effect only while the lease is ours. A row withdrawn in the meantime stays withdrawn, unless
 * this attempt delivered it.
 */
export const settle = `
UPDATE outbox SET
  state = CASE WHEN :state = 'delivered' OR state = 'pending' THEN :state ELSE state END,
  attempts = :attempts, due_at = :dueAt, scheduled_at = :dueAt, partner = :partner,
  last_outcome = :outcome, settled_at = coalesce(:settledAt, settled_at), maybe_passed = ${passedAfter},
  lease = NULL, lease_until = 0
WHERE brand = :brand AND id = :id AND lease = :lease`;

/** Closes a row that was not sent; one withdrawn in the meantime stays withdrawn. */
export const closeUnsent = `
UPDATE outbox SET lease = NULL, lease_until = 0, maybe_passed = ${passedUnsent},
  last_outcome = CASE state WHEN 'pending' THEN :why ELSE last_outcome END,
  settled_at = CASE state WHEN 'pending' THEN :now ELSE settled_at END,
  state = CASE state WHEN 'pending' THEN 'suppressed' ELSE state END
WHERE brand = :brand AND id = :id AND lease = :lease`;

/** Attempts have no unique key, and the same write may run twice. */
export const insertAttempt = `
INSERT INTO delivery_attempt (brand, outbox_id, partner, attempt, outcome, status, ms, at)
SELECT :brand, :id, :partner, :attempt, :outcome, :status, :ms, :now
WHERE NOT EXISTS (SELECT 1 FROM delivery_attempt WHERE brand = :brand AND outbox_id = :id
  AND at = :now AND partner = :partner AND attempt = :attempt)`;

/** A lead's status by its deliveries: open if any is pending, else dead or delivered if any is; a test stays open. */
export const statusByDeliveries = `CASE
  WHEN EXISTS (SELECT 1 FROM outbox WHERE subject_id = lead.id AND state = 'pending') THEN 'open'
  WHEN EXISTS (SELECT 1 FROM outbox WHERE subject_id = lead.id AND state = 'dead') THEN 'dead'
  WHEN EXISTS (SELECT 1 FROM outbox WHERE subject_id = lead.id AND state = 'delivered')
    THEN 'delivered'
  WHEN EXISTS (SELECT 1 FROM outbox WHERE subject_id = lead.id AND last_outcome = 'test') THEN 'open'
  ELSE 'withdrawn' END`;

export const updateLeadStatus = `
UPDATE lead SET updated_at = ?3, status = ${statusByDeliveries}
WHERE status <> 'withdrawn'
  AND id = (SELECT subject_id FROM outbox WHERE brand = ?1 AND id = ?2 AND kind = 'lead')`;

/** Puts a probe's row behind the others: a row the partner cannot handle must not be every probe. */
export const release = `
UPDATE outbox SET lease = NULL, lease_until = 0, due_at = max(due_at, :dueAt),
  last_outcome = :outcome, partner = :partner, maybe_passed = ${passedAfter}
WHERE brand = :brand AND id = :id AND lease = :lease`;

/** Gives back a row that was not sent; it is due again no sooner than ?4. */
export const putOff = `
UPDATE outbox SET lease = NULL, lease_until = 0, due_at = max(due_at, ?4),
  maybe_passed = ${passedUnsent}
WHERE brand = ?1 AND id = ?2 AND lease = ?3`;

export const selectHealth = 'SELECT failures, open_until FROM partner_health WHERE partner = ?1';

/**
 * Counted in the database, because several workers may fail at the same time. If it runs twice, the breaker opens
 * one failure early.
 */
export const countFailure = `
INSERT INTO partner_health (partner, failures, open_until) VALUES (?1, 1, 0)
ON CONFLICT (partner) DO UPDATE SET failures = failures + 1,
  open_until = CASE WHEN failures + 1 >= ?2 THEN ?3 ELSE open_until END
RETURNING failures`;

/** Returns a row only to the one worker that may probe the partner. If it runs twice, nobody probes until ?3. */
export const takeProbe = `
UPDATE partner_health SET open_until = ?3
WHERE partner = ?1 AND failures >= ?4 AND open_until <= ?2
RETURNING partner`;

export const closeBreaker = `
UPDATE partner_health SET failures = 0, open_until = 0 WHERE partner = ?1 AND failures > 0`;

/** Makes due the rows that wait only because the partner was down. */
export const pullForward = `
UPDATE outbox SET due_at = ?1
WHERE state = 'pending' AND due_at > ?1 AND last_outcome IN ('down', 'unknown')
  AND ${onRoute('?2')}`;

export const countDue = `
SELECT count(*) AS due FROM outbox
WHERE state = 'pending' AND due_at <= ?1 AND ${onRoute('?2')}`;

/** The figures for the alert. ?1 the routes that have a partner, ?2 the time after which a dead row counts as recent. */
export const selectBacklog = `
SELECT count(CASE WHEN state = 'pending' AND routed THEN 1 END) AS pending,
  min(CASE WHEN state = 'pending' AND routed THEN created_at END) AS oldest,
  count(CASE WHEN state = 'pending' AND NOT routed THEN 1 END) AS unrouted,
  min(CASE WHEN state = 'pending' AND NOT routed THEN created_at END) AS oldestUnrouted,
  count(CASE WHEN state = 'dead' THEN 1 END) AS dead,
  count(CASE WHEN state = 'dead' AND settled_at > ?2 THEN 1 END) AS deadLately
FROM (
  SELECT state, created_at, settled_at, ${onRoute('?1')} AS routed
  FROM outbox WHERE state IN ('pending', 'dead')
)`;

const isSuppressed = `EXISTS (SELECT 1 FROM suppression
  WHERE brand = :brand AND hash IN (SELECT value FROM json_each(:hashes)))`;

/**
 * Marks a row still pending under the lease as being sent, unless the person is suppressed (:hashes, a JSON list).
 * A lead withdrawn before this was not passed on. Once a lease has ended another worker may take the row at any moment,
 * so nothing is sent; a lease still running starts afresh, however long the row waited.
 */
export const beginSending = `
UPDATE outbox SET maybe_passed = iif(${isSuppressed}, maybe_passed, max(maybe_passed, 1)),
  lease_until = :until
WHERE brand = :brand AND id = :id AND lease = :lease AND state = 'pending' AND lease_until > :now
RETURNING ${isSuppressed} AS suppressed`;
