/** Withdraws consent to offers on request: on this lead and the brand's other leads with its email or mobile. */
import { clockAheadMs, passedOnOrTaken } from '../outbox/outbox-statements.ts';
import { batch, type Sql, statement } from '../sql.ts';
import { findSubject, type Named, Refused } from './find-record.ts';
import { type PassedOn, type PassedOnRow, toPassedOn } from './passed-on.ts';

export interface OffersStopped {
  /** The leads whose tick was removed. */
  readonly references: readonly string[];
  /** Deliveries sent with the tick that partners have, or may have. */
  readonly passedOn: readonly PassedOn[];
}

/** Lead ?1 and the same person's other leads. */
const theirs = `
SELECT lead.id FROM lead JOIN (SELECT id, brand, email, mobile FROM lead WHERE id = ?1) AS own
  ON lead.id = own.id OR (lead.brand = own.brand AND lead.reference IS NOT NULL
    AND (lead.email = own.email COLLATE NOCASE OR lead.mobile = own.mobile))`;

/** The first form's evidence never changes, so a second run names the same partners. ?2 is ?6 of `correct.ts`. */
const selectPassedOn = `
SELECT lead.reference, outbox.partner, outbox.settled_at
FROM outbox JOIN lead ON lead.id = outbox.subject_id
WHERE outbox.subject_id IN (${theirs}) AND ${passedOnOrTaken('?2')}
  AND (lead.marketing = 1 OR lead.consent ->> '$.marketing' = 1)`;

const takeBack = `
UPDATE lead SET marketing = 0 WHERE marketing = 1 AND id IN (${theirs}) RETURNING reference`;

/**
 * Needs no email or mobile as proof, because it can only take consent away.
 * @throws Refused for a message, whose sender is never sent offers
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
