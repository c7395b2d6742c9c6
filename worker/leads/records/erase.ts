/** Erases one person's data on request: the rows stay for accounting, without anything personal. */
import type { Note } from '../backup/lead-journal.ts';
import { cancelDeliveries } from '../outbox/outbox-statements.ts';
import { all, batch, type Sql, statement } from '../sql.ts';
import { type Contact, findOwned, type Named, type Subject } from './find-record.ts';
import { type PassedOn, toPassedOn } from './passed-on.ts';
import { eraseLeads, eraseMessages } from './personal.ts';

export interface EraseOptions {
  readonly contact: Contact;
  /** True: also every other record of this brand with the same email or mobile. */
  readonly everything: boolean;
  readonly dryRun: boolean;
  readonly now: Date;
  /** Comes before the change: whatever stops it, a restore erases again (docs/operations/backup.md). */
  readonly note: Note;
}

interface Elsewhere {
  readonly reference: string;
  readonly visitId: string;
  readonly leadId: string;
  /** Null: no gateway of a partner was told of the visit. */
  readonly gatewayVisitId: string | null;
}

export interface Erased {
  readonly references: readonly string[];
  /** How many deliveries were cancelled. */
  readonly cancelled: number;
  /** What partners have, or may have, and must be asked to erase, too. */
  readonly passedOn: readonly PassedOn[];
  /** Under which ids systems outside know each lead: the visit's gateway, and whoever GRAPHQL_URL names. */
  readonly elsewhere: readonly Elsewhere[];
  /** References of records with the same contact that were not erased. */
  readonly others: readonly string[];
}

/** The ids in the JSON list ?1. */
const these = 'SELECT value FROM json_each(?1)';

const closeLeads = `
UPDATE lead SET status = 'withdrawn', withdrawn_at = coalesce(withdrawn_at, ?2)
WHERE status IN ('open', 'dead') AND id IN (${these})`;

/** Leads of the same visits that were never filled in: they hold the address only. */
const selectUnfinished = `
SELECT id FROM lead WHERE completed_at IS NULL AND erased_at IS NULL
  AND visit_id IN (SELECT visit_id FROM lead WHERE id IN (${these}))`;

/** One that its visitor completed meanwhile is a lead that was promised to be passed on. */
const stillUnfinished = { where: 'erased_at IS NULL AND completed_at IS NULL', params: [] };

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

/** The gateway's id of a visit goes with the visit's personal data, so it is read before. */
const selectElsewhere = `
SELECT lead.reference, lead.visit_id AS visitId, lead.id AS leadId,
  visit_progress.data ->> '$.gateway_visit_id' AS gatewayVisitId
FROM lead LEFT JOIN visit_progress ON visit_progress.id = 'gateway:' || lead.visit_id
WHERE lead.id IN (${these})`;

/**
 * Other records of the brand with the email (if ?2) or mobile (if ?3) of record ?1. The contact
 * is compared in the database and does not leave it.
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
  // In the transaction of the change: a partner may get it at any time before.
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
