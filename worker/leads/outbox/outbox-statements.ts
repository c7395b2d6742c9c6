/** The SQL of acceptance: each batch runs as one transaction, and only the request that wins writes. */

/**
 * The ledger's row. A lead of the same brand and product with the same email or mobile inside the
 * window is the same lead, and a bundle only with the same products: the new form points to it (spec: delivery). Otherwise the lead
 * itself must still be open; if it is not, nothing is written and the caller takes a copy.
 */
export const claimLeadSubmission = `
INSERT INTO submission (brand, id, kind, content_hash, token, subject_id, accepted_at, consent)
SELECT ?1, ?2, 'lead', ?3, ?4, subject_id, ?5, ?11 FROM (
  SELECT coalesce(
    (SELECT id FROM lead
     WHERE brand = ?1 AND vertical = ?6 AND email = ?7 COLLATE NOCASE AND completed_at >= ?9
       AND (vertical <> 'bundle' OR verticals = ?12) AND status <> 'withdrawn'
     ORDER BY completed_at LIMIT 1),
    (SELECT id FROM lead
     WHERE brand = ?1 AND vertical = ?6 AND mobile = ?8 AND completed_at >= ?9
       AND (vertical <> 'bundle' OR verticals = ?12) AND status <> 'withdrawn'
     ORDER BY completed_at LIMIT 1),
    (SELECT id FROM lead WHERE id = ?10 AND brand = ?1 AND completed_at IS NULL)
  ) AS subject_id
) WHERE subject_id IS NOT NULL
ON CONFLICT (brand, id) DO NOTHING`;

/** Takes effect for the winning request only: its token stands in the ledger. */
export const completeLead = `
UPDATE lead SET reference = ?4, name = ?5, email = nullif(?6, ''), mobile = nullif(?7, ''),
  marketing = ?8, consent_version = ?9, consent = ?10, suspect = ?11, completed_page = ?12,
  completed_at = ?13, updated_at = ?13
WHERE completed_at IS NULL AND id =
  (SELECT subject_id FROM submission WHERE brand = ?1 AND id = ?2 AND token = ?3)`;

/** A repeat that was not ticked takes the earlier tick back; one that was adds none. */
export const keepStricterTick = `
UPDATE lead SET marketing = min(marketing, ?4)
WHERE marketing IS NOT NULL AND id =
  (SELECT subject_id FROM submission WHERE brand = ?1 AND id = ?2 AND token = ?3)`;

/** One row for each product; the reference shows that this request completed the lead. */
export const insertLeadDelivery = `
INSERT INTO outbox (brand, id, kind, subject_id, vertical, due_at, created_at)
SELECT ?1, ?4, 'lead', lead.id, ?5, ?6, ?6
FROM submission JOIN lead ON lead.id = submission.subject_id
WHERE submission.brand = ?1 AND submission.id = ?2 AND submission.token = ?3 AND lead.reference = ?7
ON CONFLICT (brand, id) DO NOTHING`;

export const selectAcceptedLead = `
SELECT submission.content_hash, lead.reference, lead.vertical, lead.verticals, lead.completed_at
FROM submission JOIN lead ON lead.id = submission.subject_id
WHERE submission.brand = ?1 AND submission.id = ?2 AND submission.kind = 'lead'`;

/** A lead that was completed before and is sent once more, later: a lead of its own. */
export const copyLead = `
INSERT INTO lead (id, idempotency_key, brand, visit_id, vertical, verticals, rc_code, tracking,
  status, page, created_at, updated_at)
SELECT ?1, ?2, brand, visit_id, vertical, verticals, rc_code, tracking, 'open', page, ?3, ?3
FROM lead WHERE id = ?4 AND brand = ?5
ON CONFLICT (idempotency_key) DO UPDATE SET idempotency_key = excluded.idempotency_key
RETURNING id`;

export const copyAddress = `
INSERT INTO lead_address (id, lead_id, address_line, address_site_id, locality, postcode, state,
  street_name, street_number1, unit_type, unit_number, lot_number, stayed_month, stayed_year,
  type, record, created_at)
SELECT ?1, ?2, address_line, address_site_id, locality, postcode, state, street_name,
  street_number1, unit_type, unit_number, lot_number, stayed_month, stayed_year, type, record,
  created_at
FROM lead_address WHERE lead_id = ?3
ON CONFLICT (lead_id) DO NOTHING`;

export const claimMessageSubmission = `
INSERT INTO submission (brand, id, kind, content_hash, token, subject_id, accepted_at)
VALUES (?1, ?2, 'message', ?3, ?4, ?5, ?6)
ON CONFLICT (brand, id) DO NOTHING`;

export const insertMessage = `
INSERT INTO contact_message (id, idempotency_key, brand, host, reference, name, email, mobile,
  message, page, tracking, user_agent, consent, suspect, created_at)
SELECT ?4, ?4, ?1, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16
FROM submission WHERE brand = ?1 AND id = ?2 AND token = ?3
ON CONFLICT (id) DO NOTHING`;

export const insertMessageDelivery = `
INSERT INTO outbox (brand, id, kind, subject_id, due_at, created_at)
SELECT ?1, ?2, 'message', subject_id, ?4, ?4
FROM submission WHERE brand = ?1 AND id = ?2 AND token = ?3
ON CONFLICT (brand, id) DO NOTHING`;

export const selectAcceptedMessage = `
SELECT submission.content_hash, contact_message.reference, contact_message.page,
  contact_message.created_at
FROM submission JOIN contact_message ON contact_message.id = submission.subject_id
WHERE submission.brand = ?1 AND submission.id = ?2 AND submission.kind = 'message'`;

export const selectReceipt = `
SELECT reference, vertical, verticals, completed_at, status, EXISTS (
  SELECT 1 FROM outbox
  WHERE subject_id = lead.id AND (state = 'delivered' OR maybe_passed > 0)
) AS passed_on
FROM lead WHERE reference = ?1 AND brand = ?2 AND completed_at IS NOT NULL`;

export const selectMessage = `
SELECT reference, page, created_at FROM contact_message WHERE reference = ?1 AND brand = ?2`;

/** What is still to be sent is cancelled; what has left stays on record as delivered. */
export const withdrawLead = `
UPDATE lead SET status = 'withdrawn', withdrawn_at = coalesce(withdrawn_at, ?3), updated_at = ?3
WHERE reference = ?1 AND brand = ?2`;

export const withdrawDeliveries = `
UPDATE outbox SET state = 'withdrawn', settled_at = ?3
WHERE state IN ('pending', 'dead')
  AND subject_id = (SELECT id FROM lead WHERE reference = ?1 AND brand = ?2)`;

/** Is there such a lead, and how many of its deliveries have left, are on their way, or may have arrived. */
export const countDelivered = `
SELECT count(DISTINCT lead.id) AS known,
  count(CASE WHEN outbox.state = 'delivered' OR outbox.maybe_passed > 0 THEN 1 END) AS delivered
FROM lead LEFT JOIN outbox ON outbox.subject_id = lead.id
WHERE lead.reference = ?1 AND lead.brand = ?2`;
