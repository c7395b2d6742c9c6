/** SQL that erases personal data and keeps what accounting needs: ids, brand, product and dates. */
import { type Statement, statement, type Value } from '../sql.ts';

/** `tracking` with only the referral code: the author of a link may have put anything into the rest. */
export const withoutCampaign = `iif(tracking ->> '$.rcCode' IS NULL, '{}', json_object('rcCode', tracking ->> '$.rcCode'))`;

/** The indexes that retention uses contain these conditions word for word. */
const campaignKept = "json_remove(tracking, '$.rcCode') <> '{}'";

/** True for a visit that still contains personal data. */
export const visitKept = `(address_line <> '' OR screen_resolution IS NOT NULL OR ${campaignKept})`;

/** True for an erased row that still has its campaign parameters: an older version left them, or a restore put them back. */
export const halfErased = `erased_at IS NOT NULL AND ${campaignKept}`;

const listed = 'IN (SELECT value FROM json_each(?1))';

/** A condition that must still be true when the row is erased. */
export interface Guard {
  readonly where: string;
  /** Numbered from `?3`. */
  readonly params: readonly Value[];
}

const notErased: Guard = { where: 'erased_at IS NULL', params: [] };

/** If the visitor has completed one in the meantime, we have promised to pass it on, so it is left alone. */
export const stillUnfinished: Guard = {
  where: 'erased_at IS NULL AND completed_at IS NULL',
  params: [],
};

/**
 * The first statement returns the ids of the leads it erased; the others depend on it. An erased row
 * gives up its idempotency key, so the same form sent again makes a new lead and does not refill this one.
 */
export function eraseLeads(
  ids: readonly string[],
  now: Date,
  { where, params }: Guard = notErased,
): Statement[] {
  const list = JSON.stringify(ids);
  const erased = `(SELECT id FROM lead WHERE id ${listed} AND erased_at IS NOT NULL)`;
  return [
    statement(
      `UPDATE lead SET name = NULL, email = NULL, mobile = NULL, tracking = ${withoutCampaign},
        plans = '[]', idempotency_key = 'erased ' || id, erased_at = coalesce(erased_at, ?2),
        updated_at = ?2
      WHERE id ${listed} AND ${where} RETURNING id`,
      list,
      now.toISOString(),
      ...params,
    ),
    statement(`DELETE FROM lead_address WHERE lead_id IN ${erased}`, list),
    // A visit is erased together with its last lead.
    statement(
      `UPDATE visit SET address_line = '', screen_resolution = NULL, tracking = ${withoutCampaign},
        idempotency_key = 'erased ' || id
      WHERE id IN (SELECT visit_id FROM lead WHERE id ${listed})
        AND NOT EXISTS (SELECT 1 FROM lead WHERE visit_id = visit.id AND erased_at IS NULL)`,
      list,
    ),
    emptyLedger(erased, list),
  ];
}

/** The first statement returns the ids of the messages it erased. */
export function eraseMessages(
  ids: readonly string[],
  now: Date,
  { where, params }: Guard = notErased,
): Statement[] {
  const list = JSON.stringify(ids);
  const erased = `(SELECT id FROM contact_message WHERE id ${listed} AND erased_at IS NOT NULL)`;
  return [
    statement(
      `UPDATE contact_message SET name = '', email = '', mobile = NULL, message = '',
        user_agent = NULL, tracking = ${withoutCampaign}, erased_at = coalesce(erased_at, ?2)
      WHERE id ${listed} AND ${where} RETURNING id`,
      list,
      now.toISOString(),
      ...params,
    ),
    emptyLedger(erased, list),
  ];
}

/** The hash covers what was typed and has no secret key, so it goes too. Without it, the same form is a conflict. */
function emptyLedger(subjects: string, list: string): Statement {
  return statement(`UPDATE submission SET content_hash = '' WHERE subject_id IN ${subjects}`, list);
}
