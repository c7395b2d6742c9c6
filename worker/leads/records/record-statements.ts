/** SQL for record lookups. Where ?1 is a brand, null means every brand in the database. */
import { deliveryState } from '../outbox/outbox-statements.ts';

const leadColumns = `'lead' AS kind, lead.brand, lead.reference, lead.completed_at AS accepted_at,
  visit.host, lead.completed_page AS page, lead.rc_code, lead.tracking, lead_address.postcode,
  lead_address.state AS address_state, lead.marketing, lead.consent, lead.suspect, lead.erased_at,
  lead.name, lead.email, lead.mobile, lead_address.address_line, lead_address.locality,
  lead_address.record, lead.plans, visit.screen_resolution, NULL AS message, NULL AS user_agent`;

const messageColumns = `'message' AS kind, message.brand, message.reference,
  message.created_at AS accepted_at, message.host, message.page,
  json_extract(message.tracking, '$.rcCode') AS rc_code, message.tracking,
  NULL AS postcode, NULL AS address_state,
  json_extract(message.consent, '$.marketing') AS marketing, message.consent, message.suspect,
  message.erased_at, message.name, message.email, message.mobile, NULL AS address_line,
  NULL AS locality, NULL AS record, '[]' AS plans, NULL AS screen_resolution, message.message, message.user_agent`;

const deliveryColumns = `outbox.id, outbox.vertical, ${deliveryState} AS state, outbox.attempts,
  outbox.due_at, outbox.partner, outbox.last_outcome, outbox.settled_at`;

const fromLead = `JOIN visit ON visit.id = lead.visit_id
  LEFT JOIN lead_address ON lead_address.lead_id = lead.id`;

/**
 * Deliveries, newest first. ?1 brand, ?2 state, ?3 product or `message`, ?4 accepted since (ms),
 * ?5 suspects only, ?6 part of a name (`soughtName`), ?7 email, ?8 mobile, ?9 to ?11 the end of the page before,
 * ?12 page size, from ?13 the name's letters, upper case and lower case in turn. `instr` has no wildcards, so % and _
 * in a name are literal.
 * @param letters the number of the name's letters
 */
export const selectListed = (letters: number) => `
SELECT * FROM (
  SELECT ${leadColumns}, ${deliveryColumns}, outbox.created_at, lead.status AS lead_status
  FROM outbox JOIN lead ON lead.id = outbox.subject_id AND outbox.kind = 'lead' ${fromLead}
  UNION ALL
  SELECT ${messageColumns}, ${deliveryColumns}, outbox.created_at, NULL AS lead_status
  FROM outbox JOIN contact_message AS message
    ON message.id = outbox.subject_id AND outbox.kind = 'message'
)
WHERE (?1 IS NULL OR brand = ?1) AND (?2 IS NULL OR state = ?2)
  AND (?3 IS NULL OR coalesce(vertical, 'message') = ?3) AND created_at >= ?4
  AND (?5 = 0 OR suspect <> '[]')
  AND (?6 IS NULL OR instr(${foldedName(letters)}, ?6) > 0)
  AND (?7 IS NULL OR lower(email) = lower(?7)) AND (?8 IS NULL OR mobile = ?8)
  AND (?9 IS NULL OR (created_at, brand, id) < (?9, ?10, ?11))
ORDER BY created_at DESC, brand DESC, id DESC LIMIT ?12`;

/** A name in lower case, with straight apostrophes: char(8217) is ’. */
function foldedName(letters: number): string {
  const places = Array.from({ length: letters }, (_, at) => `?${13 + 2 * at}, ?${14 + 2 * at}`);
  return places.reduce(
    (text, pair) => `replace(${text}, ${pair})`,
    'replace(lower(name), char(8217), char(39))',
  );
}

export const findByReference = `
SELECT 'lead' AS kind, brand, id, reference FROM lead
WHERE reference = ?2 AND (?1 IS NULL OR brand = ?1)
UNION ALL
SELECT 'message', brand, id, reference FROM contact_message
WHERE reference = ?2 AND (?1 IS NULL OR brand = ?1)`;

export const findByDelivery = `
SELECT outbox.kind, outbox.brand, outbox.subject_id AS id,
  coalesce(lead.reference, message.reference) AS reference
FROM outbox LEFT JOIN lead ON lead.id = outbox.subject_id
LEFT JOIN contact_message AS message ON message.id = outbox.subject_id
WHERE outbox.id = ?2 AND (?1 IS NULL OR outbox.brand = ?1)`;

export const selectLead = `
SELECT ${leadColumns}, lead.id, lead.visit_id, visit.affiliate_id, lead.verticals, lead.status,
  lead.withdrawn_at
FROM lead ${fromLead} WHERE lead.id = ?1`;

export const selectMessage = `
SELECT ${messageColumns}, message.id, NULL AS visit_id, NULL AS affiliate_id, '[]' AS verticals,
  NULL AS status, NULL AS withdrawn_at
FROM contact_message AS message WHERE message.id = ?1`;

export const selectDeliveries = `
SELECT ${deliveryColumns} FROM outbox WHERE subject_id = ?1 AND brand = ?2 ORDER BY id`;

/** Forms that repeat lead ?1. The first form's evidence is on the lead itself. */
export const selectRepeats = `
SELECT submission.accepted_at, submission.consent FROM submission
JOIN lead ON lead.id = submission.subject_id
WHERE lead.id = ?1 AND submission.consent IS NOT NULL
  AND submission.consent IS NOT lead.consent ORDER BY submission.accepted_at`;

/** Leaves out the row with the gateway's id for the visit, which is not a step. */
export const selectSteps = `
SELECT created_at, data FROM visit_progress
WHERE visit_id = (SELECT visit_id FROM lead WHERE id = ?1) AND id NOT LIKE 'gateway:%'
ORDER BY created_at`;

export const selectAttempts = `
SELECT delivery_attempt.* FROM delivery_attempt
JOIN outbox ON outbox.brand = delivery_attempt.brand AND outbox.id = delivery_attempt.outbox_id
WHERE outbox.subject_id = ?1 AND outbox.brand = ?2 ORDER BY delivery_attempt.at`;
