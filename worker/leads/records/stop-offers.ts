/** Takes the tick for offers back on request: on this lead and on every other of the brand with its email or mobile. */
import { clockAheadMs, passedOnOrTaken } from '../outbox/outbox-statements.ts';
import { batch, type Sql, statement } from '../sql.ts';
import { findSubject, type Named, Refused } from './find-record.ts';
import { type PassedOn, type PassedOnRow, toPassedOn } from './passed-on.ts';

export interface OffersStopped {
  /** Leads that had the tick until now. */
  readonly references: readonly string[];
  /** What partners have, or may have, of leads that were sent with the tick. */
  readonly passedOn: readonly PassedOn[];
}

/** The leads of whoever left lead ?1. */
const theirs = `
SELECT lead.id FROM lead JOIN (SELECT id, brand, email, mobile FROM lead WHERE id = ?1) AS own
  ON lead.id = own.id OR (lead.brand = own.brand AND lead.reference IS NOT NULL
    AND (lead.email = own.email COLLATE NOCASE OR lead.mobile = own.mobile))`;

/** The evidence of the first form stays as it was, so this names the same partners when it is asked again. ?2 as in `correct.ts`. */
const selectPassedOn = `
SELECT lead.reference, outbox.partner, outbox.settled_at
FROM outbox JOIN lead ON lead.id = outbox.subject_id
WHERE outbox.subject_id IN (${theirs}) AND ${passedOnOrTaken('?2')}
  AND (lead.marketing = 1 OR lead.consent ->> '$.marketing' = 1)`;

const takeBack = `
UPDATE lead SET marketing = 0 WHERE marketing = 1 AND id IN (${theirs}) RETURNING reference`;

/**
 * Needs no email or mobile: it can only take consent away.
 * @throws Refused for a message, which allows no offers
 */
export async function stopOffers(sql: Sql, named: Named, now: Date): Promise<OffersStopped | null> {
  const subject = await findSubject(sql, named);
  if (!subject) return null;
  const { kind, id, reference } = subject;
  if (kind === 'message') {
    throw new Refused(`${reference} is a message: whoever sends one is sent no offers`);
  }
  const [outbox, changed] = await batch(sql, [
    statement<PassedOnRow>(selectPassedOn, id, now.getTime() - clockAheadMs),
    statement<{ reference: string }>(takeBack, id),
  ]);
  return { references: changed.map((row) => row.reference), passedOn: outbox.map(toPassedOn) };
}
