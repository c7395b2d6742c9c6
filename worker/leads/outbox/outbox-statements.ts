/** SQL for acceptance and withdrawal. Each batch is one transaction, safe to repeat. */
import { testEmailPattern } from '../../../domain/leads/test-lead.ts';

/** 1 for an email that marks a test; 0 for any other and for none. */
const isTest = (email: string) => `coalesce(${email} LIKE '${testEmailPattern}', 0)`;

/** The ids of a lead's plans as JSON, sorted. */
const idsOfPlans = `(SELECT json_group_array(id) FROM (
  SELECT json_extract(value, '$.id') AS id FROM json_each(lead.plans) ORDER BY id))`;

const addressOfLead = '(SELECT address_line FROM lead_address WHERE lead_id = lead.id)';

/**
 * True for a completed lead that the form repeats: by the same person, for the same product and the
 * same products of a bundle, within the window and not withdrawn since. Email and mobile must both be
 * given and match: a sender who matches only one may be another person, who must not get the first
 * one's receipt. A form for another plan or address is not a repeat; one that names none adds nothing
 * new. Each test is a lead of its own. A form without marks does not repeat a suspect lead, or a robot
 * could hold back a person's details.
 */
const repeat = `email = :email COLLATE NOCASE AND mobile = :mobile
  AND brand = :brand AND vertical = :vertical AND completed_at >= :windowStart
  AND (:suspect <> '[]' OR coalesce(suspect, '[]') = '[]')
  AND (vertical <> 'bundle' OR verticals = :verticals) AND status <> 'withdrawn'
  AND (:planIds = '[]' OR ${idsOfPlans} = :planIds)
  AND (:addressLine = '' OR :addressLine = coalesce(${addressOfLead}, '') COLLATE NOCASE)
  AND NOT ${isTest(':email')}`;

/**
 * Writes the form into the ledger. Its lead is an earlier one that it repeats, or else the lead it names,
 * if that is neither completed nor erased. Without either it writes nothing, and the caller makes a copy.
 */
export const claimLeadSubmission = `
INSERT INTO submission (brand, id, kind, content_hash, token, subject_id, accepted_at, consent)
SELECT :brand, :id, 'lead', :contentHash, :token, subject_id, :now, :consent FROM (
  SELECT coalesce(
    (SELECT id FROM lead WHERE ${repeat} ORDER BY completed_at LIMIT 1),
    (SELECT id FROM lead WHERE id = :leadId AND brand = :brand AND completed_at IS NULL
     AND erased_at IS NULL)
  ) AS subject_id
) WHERE subject_id IS NOT NULL
ON CONFLICT (brand, id) DO NOTHING`;

/** This form's lead or message, if this request won the race: the ledger has its token. */
const won =
  'SELECT subject_id FROM submission WHERE brand = :brand AND id = :id AND token = :token';

/** Completes the lead. One that was begun without a referral code takes the campaign parameters of its form. */
export const completeLead = `
UPDATE lead SET rc_code = coalesce(rc_code, :rcCode),
  tracking = iif(rc_code IS NULL AND (:rcCode IS NOT NULL OR tracking = '{}'), :tracking, tracking),
  reference = :reference, name = :name, email = nullif(:email, ''), mobile = nullif(:mobile, ''),
  marketing = :marketing, consent_version = :consentVersion, consent = :consent,
  suspect = :suspect, completed_page = :page, completed_at = :now, updated_at = :now, plans = :plans
WHERE completed_at IS NULL AND erased_at IS NULL AND id = (${won})`;

/**
 * A new row's state, last outcome and settled time. A test is closed at once, so that nothing can send
 * it. The table's check allows no `test` state, so the outcome tells a test from a suppressed lead.
 */
const opening = (email: string) => `iif(${isTest(email)}, 'suppressed', 'pending'),
  iif(${isTest(email)}, 'test', NULL), iif(${isTest(email)}, :now, NULL)`;

/** Inserts one row per product. The reference is on the lead only if this request completed it. */
export const insertLeadDelivery = `
INSERT INTO outbox (brand, id, kind, subject_id, vertical, due_at, created_at, state, last_outcome,
  settled_at)
SELECT :brand, :deliveryId, 'lead', lead.id, :vertical, :now, :now, ${opening('lead.email')}
FROM lead WHERE lead.id = (${won}) AND lead.reference = :reference
ON CONFLICT (brand, id) DO NOTHING`;

/** The recipients that the form named; null where its wording was no longer in force. */
const recipientsOf = (consent: string) => `${consent} ->> '$.recipients'`;

export const selectAcceptedLead = `
SELECT submission.content_hash, lead.reference, lead.vertical, lead.verticals, lead.plans,
  lead.completed_at, lead.withdrawn_at, lead.name, lead.email, lead.mobile,
  ${recipientsOf('lead.consent')} AS recipients,
  ${addressOfLead} AS address_line
FROM submission JOIN lead ON lead.id = submission.subject_id
WHERE submission.brand = ?1 AND submission.id = ?2 AND submission.kind = 'lead'`;

export const claimMessageSubmission = `
INSERT INTO submission (brand, id, kind, content_hash, token, subject_id, accepted_at)
VALUES (:brand, :id, 'message', :contentHash, :token, :messageId, :now)
ON CONFLICT (brand, id) DO NOTHING`;

export const insertMessage = `
INSERT INTO contact_message (id, idempotency_key, brand, host, reference, name, email, mobile,
  message, page, tracking, user_agent, consent, suspect, created_at)
SELECT subject_id, subject_id, :brand, :host, :reference, :name, :email, :mobile,
  :message, :page, :tracking, :userAgent, :consent, :suspect, :now
FROM (${won}) WHERE true
ON CONFLICT (id) DO NOTHING`;

export const insertMessageDelivery = `
INSERT INTO outbox (brand, id, kind, subject_id, due_at, created_at, state, last_outcome, settled_at)
SELECT :brand, :id, 'message', message.id, :now, :now, ${opening('message.email')}
FROM contact_message AS message WHERE message.id = (${won})
ON CONFLICT (brand, id) DO NOTHING`;

export const selectAcceptedMessage = `
SELECT submission.content_hash, message.reference, message.page, message.created_at
FROM submission JOIN contact_message AS message ON message.id = submission.subject_id
WHERE submission.brand = ?1 AND submission.id = ?2 AND submission.kind = 'message'`;

/** True for a row of `outbox` that a partner has or may have, including one being sent. */
export const passedOn = `(outbox.state = 'delivered' OR outbox.maybe_passed > 0)`;

/** True for a row that a restore holds, or held when it broke off: the row is not sent. */
export const isHeld = `outbox.lease LIKE 'restore%'`;

/**
 * True where `passedOn` is, and for a row that a courier has claimed: it will send what it read, unless the row is
 * withdrawn. Nothing is sent under a lease that has ended.
 * @param now the SQL parameter with the time in milliseconds
 */
export const passedOnOrTaken = (now: string) =>
  `(${passedOn} OR (outbox.state = 'pending' AND outbox.lease_until > ${now} AND NOT ${isHeld}))`;

/** How far a command's clock may run ahead of the worker's, by which a lease may not have ended yet. */
export const clockAheadMs = 300_000;

/** The state of a row of `outbox` as ops see it. */
export const deliveryState = `iif(outbox.last_outcome = 'test', 'test', outbox.state)`;

/** A repeat without the tick withdraws the earlier tick; a repeat with it does not add one. */
export const keepStricterTick = `
UPDATE lead SET marketing = :marketing WHERE marketing > :marketing AND id = (${won})`;

const isTicked = (consent: string) => `${consent} ->> '$.marketing' = 1`;

/**
 * The lead whose tick this form is the first to withdraw, with the partners that have or may have the
 * lead, or null. It compares the evidence, not the rows just changed, so that a repeated batch gives
 * the same result. `:now` is in milliseconds.
 */
export const selectTickTakenBack = `
SELECT lead.reference, (SELECT group_concat(DISTINCT coalesce(partner, 'unsettled')) FROM outbox
  WHERE subject_id = lead.id AND ${passedOnOrTaken(':now')}) AS partners
FROM submission JOIN lead ON lead.id = submission.subject_id
WHERE submission.brand = :brand AND submission.id = :id AND submission.token = :token
  AND ${isTicked('lead.consent')} AND NOT ${isTicked('submission.consent')}
  AND NOT EXISTS (SELECT 1 FROM submission AS earlier
    WHERE earlier.subject_id = lead.id AND NOT ${isTicked('earlier.consent')}
    AND (earlier.accepted_at, earlier.id) < (submission.accepted_at, submission.id))`;

export const selectReceipt = `
SELECT reference, vertical, verticals, plans, completed_at, withdrawn_at, erased_at,
  ${recipientsOf('consent')} AS recipients,
  status = 'withdrawn' AND withdrawn_at IS NULL AND NOT ${isTest('email')} AS suppressed,
  ${isTest('email')} AS test,
  EXISTS (SELECT 1 FROM outbox WHERE subject_id = lead.id AND ${passedOn}) AS passed_on
FROM lead WHERE reference = ?1 AND brand = ?2 AND completed_at IS NOT NULL`;

export const selectMessage = `
SELECT reference, page, created_at FROM contact_message WHERE reference = ?1 AND brand = ?2`;

export const withdrawLead = `
UPDATE lead SET status = 'withdrawn', withdrawn_at = coalesce(withdrawn_at, ?3), updated_at = ?3
WHERE reference = ?1 AND brand = ?2`;

/**
 * Cancels unsent deliveries; those already made stay on record as delivered.
 * @param subjects SQL that selects the ids of leads and messages
 * @param at the SQL parameter with the time in milliseconds
 */
export const cancelDeliveries = (subjects: string, at: string) => `
UPDATE outbox SET state = 'withdrawn', settled_at = ${at}
WHERE state IN ('pending', 'dead') AND subject_id IN (${subjects})`;

export const cancelLeadDeliveries = cancelDeliveries(
  'SELECT id FROM lead WHERE reference = ?1 AND brand = ?2',
  '?3',
);

/** Whether the lead exists, and the number of its deliveries that a partner has or may have. */
export const countPassedOn = `
SELECT count(DISTINCT lead.id) AS known, count(CASE WHEN ${passedOn} THEN 1 END) AS passedOn
FROM lead LEFT JOIN outbox ON outbox.subject_id = lead.id
WHERE lead.reference = ?1 AND lead.brand = ?2`;
