/** The SQL of acceptance and withdrawal. Each batch is one transaction, safe to repeat. */
import { testEmailPattern } from '../../../domain/leads/test-lead.ts';

/** 1 for an email that marks a test; 0 for any other and for none. */
const isTest = (email: string) => `coalesce(${email} LIKE '${testEmailPattern}', 0)`;

/** The ids of a lead's plans as JSON, in one order. */
const idsOfPlans = `(SELECT json_group_array(id) FROM (
  SELECT json_extract(value, '$.id') AS id FROM json_each(lead.plans) ORDER BY id))`;

const addressOfLead = '(SELECT address_line FROM lead_address WHERE lead_id = lead.id)';

/**
 * Whether a form repeats a completed lead: by the same person, for the same product, and the same
 * products of a bundle, within the window and not withdrawn since. Both email and mobile have to be
 * those of the lead: who knows but one of them, or where the lead has but one, may be another person,
 * who must not be given the first one's receipt. A form for another plan or another address is no
 * repeat; one without it says nothing new. A test repeats nothing and nothing repeats it: a person with
 * its mobile would not be passed on. Nor does a form without marks repeat a suspect one: a robot could
 * keep somebody's details back with it.
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
 * if that is still open and not erased. If neither, it writes nothing, and the caller makes a copy.
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

/** The lead or message of this form, if this request won: its token stands in the ledger. */
const won =
  'SELECT subject_id FROM submission WHERE brand = :brand AND id = :id AND token = :token';

/** A lead that was begun without a referral code takes the campaign that its form came with. */
export const completeLead = `
UPDATE lead SET rc_code = coalesce(rc_code, :rcCode),
  tracking = iif(rc_code IS NULL AND (:rcCode IS NOT NULL OR tracking = '{}'), :tracking, tracking),
  reference = :reference, name = :name, email = nullif(:email, ''), mobile = nullif(:mobile, ''),
  marketing = :marketing, consent_version = :consentVersion, consent = :consent,
  suspect = :suspect, completed_page = :page, completed_at = :now, updated_at = :now, plans = :plans
WHERE completed_at IS NULL AND erased_at IS NULL AND id = (${won})`;

/**
 * How a new row begins: its state, its last outcome, and when it was settled. A test is closed before
 * anybody could send it. The table's check knows no state of that name, so the outcome tells it from
 * somebody who is suppressed.
 */
const opening = (email: string, at: string) => `iif(${isTest(email)}, 'suppressed', 'pending'),
  iif(${isTest(email)}, 'test', NULL), iif(${isTest(email)}, ${at}, NULL)`;

/** One row per product. The reference is on the lead only if this request completed it. */
export const insertLeadDelivery = `
INSERT INTO outbox (brand, id, kind, subject_id, vertical, due_at, created_at, state, last_outcome,
  settled_at)
SELECT :brand, :deliveryId, 'lead', lead.id, :vertical, :now, :now, ${opening('lead.email', ':now')}
FROM lead WHERE lead.id = (${won}) AND lead.reference = :reference
ON CONFLICT (brand, id) DO NOTHING`;

export const selectAcceptedLead = `
SELECT submission.content_hash, lead.reference, lead.vertical, lead.verticals, lead.plans,
  lead.completed_at, lead.withdrawn_at, lead.name, lead.email, lead.mobile,
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
SELECT :brand, :id, 'message', message.id, :now, :now, ${opening('message.email', ':now')}
FROM contact_message AS message WHERE message.id = (${won})
ON CONFLICT (brand, id) DO NOTHING`;

export const selectAcceptedMessage = `
SELECT submission.content_hash, message.reference, message.page, message.created_at
FROM submission JOIN contact_message AS message ON message.id = submission.subject_id
WHERE submission.brand = ?1 AND submission.id = ?2 AND submission.kind = 'message'`;

/** True for a row of `outbox` that a partner has or may have; a row being sent counts, too. */
export const passedOn = `(outbox.state = 'delivered' OR outbox.maybe_passed > 0)`;

/** True for a row that a restore holds, or held when it was ended half-way: nothing of it is sent. */
export const isHeld = `outbox.lease LIKE 'restore%'`;

/**
 * The same as `passedOn`, and for one that a courier has read and waits to send: as it read it, unless it is withdrawn.
 * Under a lease that has ended nothing is sent.
 * @param now parameter with the time in milliseconds
 */
export const passedOnOrTaken = (now: string) =>
  `(${passedOn} OR (outbox.state = 'pending' AND outbox.lease_until > ${now} AND NOT ${isHeld}))`;

/** A command's clock may run ahead of the worker's, whose lease has not ended then. */
export const clockAheadMs = 300_000;

/** The state of a row of `outbox` as ops know it. */
export const deliveryState = `iif(outbox.last_outcome = 'test', 'test', outbox.state)`;

/** A repeat without the tick takes the earlier tick back; a repeat with it adds none. */
export const keepStricterTick = `
UPDATE lead SET marketing = :marketing WHERE marketing > :marketing AND id = (${won})`;

const isTicked = (consent: string) => `${consent} ->> '$.marketing' = 1`;

/**
 * The lead whose tick this form is the first to take back, with the partners that have or may have it:
 * null where none. By the evidence, not by what was changed just now, so that it says the same when a
 * batch is repeated. `:now` is in milliseconds.
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
 * Cancels what is still to be sent; what was delivered stays on record as delivered.
 * @param subjects selects the ids of leads and messages
 * @param at parameter with the time in milliseconds
 */
export const cancelDeliveries = (subjects: string, at: string) => `
UPDATE outbox SET state = 'withdrawn', settled_at = ${at}
WHERE state IN ('pending', 'dead') AND subject_id IN (${subjects})`;

export const cancelLeadDeliveries = cancelDeliveries(
  'SELECT id FROM lead WHERE reference = ?1 AND brand = ?2',
  '?3',
);

/** Whether there is such a lead, and how many of its deliveries a partner has or may have. */
export const countPassedOn = `
SELECT count(DISTINCT lead.id) AS known, count(CASE WHEN ${passedOn} THEN 1 END) AS passedOn
FROM lead LEFT JOIN outbox ON outbox.subject_id = lead.id
WHERE lead.reference = ?1 AND lead.brand = ?2`;
