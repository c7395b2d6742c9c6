/** The SQL that takes personal data out of rows and leaves what accounting needs: ids, brand, product, dates. */
import { clickIdNames } from './record-rows.ts';
import { type Statement, statement } from './sql.ts';

/** Campaigns stay; what belongs to one visitor goes. */
export const withoutClickIds = `json_remove(tracking, ${clickIdNames.map((name) => `'$.${name}'`).join(', ')})`;

/** True where one of them is there. */
export const hasClickIds = `EXISTS (SELECT 1 FROM json_each(tracking)
  WHERE key IN (${clickIdNames.map((name) => `'${name}'`).join(', ')}))`;

const listed = 'IN (SELECT value FROM json_each(?1))';

/** What a rule adds, so that a row that changed meanwhile is left alone. */
export interface Guard {
  readonly where: string;
  /** `?3` and on. */
  readonly params: readonly (string | number | null)[];
}

const always: Guard = { where: 'erased_at IS NULL', params: [] };

/** The first statement gives the ids of the leads that were erased; the others follow what it did. */
export function eraseLeads(
  ids: readonly string[],
  now: Date,
  { where, params }: Guard = always,
): Statement[] {
  const list = JSON.stringify(ids);
  const erased = `(SELECT id FROM lead WHERE id ${listed} AND erased_at IS NOT NULL)`;
  return [
    statement(
      `UPDATE lead SET name = NULL, email = NULL, mobile = NULL, tracking = ${withoutClickIds},
        erased_at = ?2, updated_at = ?2 WHERE id ${listed} AND ${where} RETURNING id`,
      ...[list, now.toISOString(), ...params],
    ),
    statement(`DELETE FROM lead_address WHERE lead_id IN ${erased}`, list),
    // A visit goes with the last lead that was made of it.
    statement(
      `UPDATE visit SET address_line = '', screen_resolution = NULL, tracking = ${withoutClickIds}
      WHERE id IN (SELECT visit_id FROM lead WHERE id ${listed})
        AND NOT EXISTS (SELECT 1 FROM lead WHERE visit_id = visit.id AND erased_at IS NULL)`,
      list,
    ),
    emptyLedger(erased, list),
  ];
}

export function eraseMessages(
  ids: readonly string[],
  now: Date,
  { where, params }: Guard = always,
): Statement[] {
  const list = JSON.stringify(ids);
  return [
    statement(
      `UPDATE contact_message SET name = '', email = '', mobile = NULL, message = '',
        user_agent = NULL, tracking = ${withoutClickIds}, erased_at = ?2
      WHERE id ${listed} AND ${where} RETURNING id`,
      ...[list, now.toISOString(), ...params],
    ),
    emptyLedger(
      `(SELECT id FROM contact_message WHERE id ${listed} AND erased_at IS NOT NULL)`,
      list,
    ),
  ];
}

/** The hash holds what was typed, and its salt stands beside it. Without it the same id is a conflict. */
function emptyLedger(subjects: string, list: string): Statement {
  return statement(`UPDATE submission SET content_hash = '' WHERE subject_id IN ${subjects}`, list);
}
