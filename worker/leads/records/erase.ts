/** Erases one person's data on request: the rows stay for accounting, and say nothing about anybody. */
import {
  type Contact,
  findSubject,
  type Named,
  requireOwner,
  type Subject,
} from './find-record.ts';
import { eraseLeads, eraseMessages } from './personal.ts';
import { iso } from './record-rows.ts';
import { all, type Sql, type Statement, statement } from './sql.ts';

export interface EraseOptions {
  readonly contact: Contact;
  /** True: also whatever else of this brand holds the same email or mobile. */
  readonly everything: boolean;
  readonly dryRun: boolean;
  readonly now: Date;
}

/** A partner that has the data, or may have: it must be asked to erase it too. */
export interface PassedOn {
  readonly reference: string;
  readonly partner: string | null;
  readonly at: string | null;
}

export interface Erased {
  readonly references: readonly string[];
  /** Deliveries that are not sent any more. */
  readonly cancelled: number;
  readonly passedOn: readonly PassedOn[];
  /** Records with the same contact that were left as they are. */
  readonly others: readonly string[];
}

const cancel = `
UPDATE outbox SET state = 'withdrawn', settled_at = ?2
WHERE state IN ('pending', 'dead') AND subject_id IN (SELECT value FROM json_each(?1))`;

const closeLeads = `
UPDATE lead SET status = 'withdrawn', withdrawn_at = coalesce(withdrawn_at, ?2)
WHERE status IN ('open', 'dead') AND id IN (SELECT value FROM json_each(?1))`;

/** Same brand and same email (?2) or mobile (?3) as this record; the contact stays in the database. */
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

/** Leads of the same visits that were never filled in: they hold the address only. */
const selectUnfinished = `
SELECT id FROM lead WHERE completed_at IS NULL AND erased_at IS NULL AND visit_id IN (
  SELECT visit_id FROM lead WHERE id IN (SELECT value FROM json_each(?1))
)`;

const selectOutbox = `
SELECT subject_id, state, partner, settled_at, maybe_passed FROM outbox
WHERE subject_id IN (SELECT value FROM json_each(?1))`;

interface OutboxRow {
  readonly subject_id: string;
  readonly state: string;
  readonly partner: string | null;
  readonly settled_at: number | null;
  readonly maybe_passed: number;
}

/** @throws Refused when the email or mobile is not the record's */
export async function erase(
  sql: Sql,
  named: Named,
  { contact, everything, dryRun, now }: EraseOptions,
): Promise<Erased | null> {
  const subject = await findSubject(sql, named);
  if (!subject) return null;
  await requireOwner(sql, subject, contact);
  const same = await all<Subject>(
    sql,
    selectSame,
    ...[subject.id, contact.email ? 1 : 0, contact.mobile ? 1 : 0],
  );
  const subjects = everything ? [subject, ...same] : [subject];
  const keys = JSON.stringify(subjects.map(({ id }) => id));
  const outbox = await all<OutboxRow>(sql, selectOutbox, keys);
  if (!dryRun) {
    const unfinished = await all<{ id: string }>(sql, selectUnfinished, keys);
    await sql.run([
      statement(cancel, keys, now.getTime()),
      statement(closeLeads, keys, now.toISOString()),
      ...erasing(subjects, unfinished, now),
    ]);
  }
  return {
    references: subjects.map(({ reference }) => reference),
    cancelled: outbox.filter(({ state }) => state === 'pending' || state === 'dead').length,
    passedOn: passedOn(subjects, outbox),
    others: everything ? [] : same.map(({ reference }) => reference),
  };
}

function erasing(
  subjects: readonly Subject[],
  unfinished: readonly { readonly id: string }[],
  now: Date,
): Statement[] {
  const ids = (kind: Subject['kind']) =>
    subjects.filter((one) => one.kind === kind).map(({ id }) => id);
  return [
    ...eraseLeads([...ids('lead'), ...unfinished.map(({ id }) => id)], now),
    ...eraseMessages(ids('message'), now),
  ];
}

function passedOn(subjects: readonly Subject[], outbox: readonly OutboxRow[]): PassedOn[] {
  return outbox
    .filter(({ state, maybe_passed }) => state === 'delivered' || maybe_passed > 0)
    .map(({ subject_id, partner, settled_at }) => ({
      reference: subjects.find(({ id }) => id === subject_id)?.reference ?? '',
      partner,
      at: settled_at === null ? null : iso(settled_at),
    }));
}
