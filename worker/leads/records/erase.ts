/** Erases one person's data on request; the rows stay for accounting, with nothing personal in them. */
import type { Note } from '../backup/lead-journal.ts';
import { cancelDeliveries } from '../outbox/outbox-statements.ts';
import { all, batch, type Sql, statement } from '../sql.ts';
import { type Contact, findOwned, type Named, type Subject } from './find-record.ts';
import { type PassedOn, toPassedOn } from './passed-on.ts';
import { eraseLeads, eraseMessages, stillUnfinished } from './personal.ts';

export interface EraseOptions {
  readonly contact: Contact;
  /** True: also erase this brand's other records with the same email or mobile. */
  readonly everything: boolean;
  readonly dryRun: boolean;
  readonly now: Date;
  /** Written before the change, so that a restore erases again even if this run fails (docs/operations/backup.md). */
  readonly note: Note;
}

interface Elsewhere {
  readonly reference: string;
  readonly visitId: string;
  readonly leadId: string;
  /** Null: the visit was never reported to a partner's gateway. */
  readonly gatewayVisitId: string | null;
}

export interface Erased {
  readonly references: readonly string[];
  /** How many deliveries were cancelled. */
  readonly cancelled: number;
  /** Deliveries that partners have, or may have, and must be asked to erase too. */
  readonly passedOn: readonly PassedOn[];
  /** The ids that outside systems know each lead by: the visit's gateway, and the system at GRAPHQL_URL. */
  readonly elsewhere: readonly Elsewhere[];
  /** References of records with the same contact that were not erased. */
  readonly others: readonly string[];
}

/** The ids in the JSON list ?1. */
const these = 'SELECT value FROM json_each(?1)';

const closeLeads = `
UPDATE lead SET status = 'withdrawn', withdrawn_at = coalesce(withdrawn_at, ?2)
WHERE status IN ('open', 'dead') AND id IN (${these})`;

/** Leads of the same visits that were never completed: they contain only the address. */
const selectUnfinished = `
SELECT id FROM lead WHERE completed_at IS NULL AND erased_at IS NULL
  AND visit_id IN (SELECT visit_id FROM lead WHERE id IN (${these}))`;

const selectOutbox = `
SELECT subject_id, state, partner, settled_at, maybe_passed FROM outbox
WHERE subject_id IN (${these})`;

interface OutboxRow {
  readonly subject_id: string;
  readonly state: string;
  readonly partner: string | null;
  readonly settled_at: number | null;
  readonly maybe_passed: number;
}

/** The gateway's id for the visit is erased with the visit's personal data, so it is read first. */
const selectElsewhere = `
SELECT lead.reference, lead.visit_id AS visitId, lead.id AS leadId,
  visit_progress.data ->> '$.gateway_visit_id' AS gatewayVisitId
FROM lead LEFT JOIN visit_progress ON visit_progress.id = 'gateway:' || lead.visit_id
WHERE lead.id IN (${these})`;

/**
 * The brand's other records with the email (if ?2) or mobile (if ?3) of record ?1. The database
 * compares the contact details, so they never leave it.
 */
const selectSame = `
WITH own AS (
  SELECT brand, email, mobile FROM lead WHERE id = ?1
  UNION ALL SELECT brand, email, mobile FROM contact_message WHERE id = ?1
)
SELECT 'lead' AS kind, lead.brand, lead.id, lead.reference FROM lead JOIN own USING (brand)
WHERE lead.id <> ?1 AND lead.reference IS NOT NULL AND lead.erased_at IS NULL
  AND ((?2 AND lead.email = own.email COLLATE NOCASE) OR (?3 AND lead.mobile = own.mobile))
UNION ALL
SELECT 'message', m.brand, m.id, m.reference FROM contact_message AS m JOIN own USING (brand)
WHERE m.id <> ?1 AND m.erased_at IS NULL
  AND ((?2 AND m.email = own.email COLLATE NOCASE) OR (?3 AND m.mobile = own.mobile))`;

/** @throws Refused when the email or mobile is not the record's */
export async function erase(
  sql: Sql,
  named: Named,
  { contact, everything, dryRun, now, note }: EraseOptions,
): Promise<Erased | null> {
  const subject = await findOwned(sql, named, contact);
  if (!subject) return null;
  const which = [contact.email ? 1 : 0, contact.mobile ? 1 : 0];
  const same = await all<Subject>(sql, selectSame, subject.id, ...which);
  const subjects = everything ? [subject, ...same] : [subject];
  const list = JSON.stringify(subjects.map(({ id }) => id));
  const unfinished = await all<{ id: string }>(sql, selectUnfinished, list);
  const references = subjects.map(({ reference }) => reference);
  if (!dryRun) await note('erased', ...references);
  const idsOf = (kind: Subject['kind']) =>
    subjects.filter((one) => one.kind === kind).map(({ id }) => id);
  const changes = () => [
    statement(cancelDeliveries(these, '?2'), list, now.getTime()),
    statement(closeLeads, list, now.toISOString()),
    ...eraseLeads(idsOf('lead'), now),
    ...eraseLeads(
      unfinished.map(({ id }) => id),
      now,
      stillUnfinished,
    ),
    ...eraseMessages(idsOf('message'), now),
  ];
  // Read in the same transaction as the change: a partner may receive the lead at any time before it.
  const [outbox, elsewhere] = await batch(sql, [
    statement<OutboxRow>(selectOutbox, list),
    statement<Elsewhere>(selectElsewhere, list),
    ...(dryRun ? [] : changes()),
  ]);
  return {
    references,
    cancelled: outbox.filter(({ state }) => state === 'pending' || state === 'dead').length,
    passedOn: passedOn(subjects, outbox),
    elsewhere,
    others: everything ? [] : same.map(({ reference }) => reference),
  };
}

function passedOn(subjects: readonly Subject[], outbox: readonly OutboxRow[]): PassedOn[] {
  return outbox
    .filter(({ state, maybe_passed }) => state === 'delivered' || maybe_passed > 0)
    .map(({ subject_id, ...row }) => {
      const reference = subjects.find(({ id }) => id === subject_id)?.reference ?? '';
      return toPassedOn({ ...row, reference });
    });
}
