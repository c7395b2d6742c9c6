/** The SQL of looking at records. `?1 IS NULL` stands for every brand that the database holds. */

const leadColumns = `'lead' AS kind, lead.brand, lead.reference, lead.completed_at AS accepted_at,
  visit.host, lead.completed_page AS page, lead.rc_code, lead.tracking, lead_address.postcode,
  lead_address.state AS address_state, lead.marketing, lead.consent, lead.suspect, lead.erased_at,
  lead.name, lead.email, lead.mobile, lead_address.address_line, lead_address.locality,
  NULL AS message, NULL AS user_agent`;

const messageColumns = `'message' AS kind, contact_message.brand, contact_message.reference,
  contact_message.created_at AS accepted_at, contact_message.host, contact_message.page,
  json_extract(contact_message.tracking, '$.rcCode') AS rc_code, contact_message.tracking,
  NULL AS postcode, NULL AS address_state,
  json_extract(contact_message.consent, '$.marketing') AS marketing, contact_message.consent,
  contact_message.suspect, contact_message.erased_at, contact_message.name, contact_message.email,
  contact_message.mobile, NULL AS address_line, NULL AS locality, contact_message.message,
  contact_message.user_agent`;

const deliveryColumns = `outbox.id, outbox.vertical, outbox.state, outbox.attempts, outbox.due_at,
  outbox.partner, outbox.last_outcome, outbox.settled_at`;

const fromLead = `JOIN visit ON visit.id = lead.visit_id
  LEFT JOIN lead_address ON lead_address.lead_id = lead.id`;

/**
 * Deliveries, newest first. ?2 state, ?3 product (`message` for messages), ?4 accepted since (ms),
 * ?5 suspects only, ?6 to ?8 where the page before ended, ?9 how many.
 */
export const selectListed = `
SELECT * FROM (
  SELECT ${leadColumns}, ${deliveryColumns}, outbox.created_at, lead.status AS lead_status
  FROM outbox JOIN lead ON lead.id = outbox.subject_id AND outbox.kind = 'lead' ${fromLead}
  UNION ALL
  SELECT ${messageColumns}, ${deliveryColumns}, outbox.created_at, NULL AS lead_status
  FROM outbox JOIN contact_message
    ON contact_message.id = outbox.subject_id AND outbox.kind = 'message'
)
WHERE (?1 IS NULL OR brand = ?1) AND (?2 IS NULL OR state = ?2)
  AND (?3 IS NULL OR coalesce(vertical, 'message') = ?3) AND created_at >= ?4
  AND (?5 = 0 OR suspect <> '[]')
  AND (?6 IS NULL OR (created_at, brand, id) < (?6, ?7, ?8))
ORDER BY created_at DESC, brand DESC, id DESC LIMIT ?9`;

export const findByReference = `
SELECT 'lead' AS kind, brand, id, reference FROM lead
WHERE reference = ?2 AND (?1 IS NULL OR brand = ?1)
UNION ALL
SELECT 'message', brand, id, reference FROM contact_message
WHERE reference = ?2 AND (?1 IS NULL OR brand = ?1)`;

export const findByDelivery = `
SELECT outbox.kind, outbox.brand, outbox.subject_id AS id,
  coalesce(lead.reference, contact_message.reference) AS reference
FROM outbox LEFT JOIN lead ON lead.id = outbox.subject_id
LEFT JOIN contact_message ON contact_message.id = outbox.subject_id
WHERE outbox.id = ?2 AND (?1 IS NULL OR outbox.brand = ?1)`;

export const selectLead = `
SELECT ${leadColumns}, lead.id, lead.visit_id, visit.affiliate_id, lead.verticals, lead.status,
  lead.withdrawn_at
FROM lead ${fromLead} WHERE lead.id = ?1`;

export const selectMessage = `
SELECT ${messageColumns}, contact_message.id, NULL AS visit_id, NULL AS affiliate_id,
  '[]' AS verticals, NULL AS status, NULL AS withdrawn_at
FROM contact_message WHERE contact_message.id = ?1`;

export const selectDeliveries = `
SELECT ${deliveryColumns} FROM outbox WHERE subject_id = ?1 AND brand = ?2 ORDER BY id`;

export const selectAttempts = `
SELECT delivery_attempt.* FROM delivery_attempt
JOIN outbox ON outbox.brand = delivery_attempt.brand AND outbox.id = delivery_attempt.outbox_id
WHERE outbox.subject_id = ?1 AND outbox.brand = ?2 ORDER BY delivery_attempt.at`;

/** Deliveries by brand and state, and since when the oldest of each waits or lies. */
export const countStates = `
SELECT brand, state, count(*) AS count, min(created_at) AS oldest FROM outbox
WHERE ?1 IS NULL OR brand = ?1 GROUP BY brand, state ORDER BY brand, state`;

export const selectBreakers = `
SELECT partner, failures, open_until FROM partner_health WHERE failures > 0 ORDER BY partner`;

export const countSuppressed = `
SELECT count(*) AS count FROM suppression WHERE ?1 IS NULL OR brand = ?1`;
