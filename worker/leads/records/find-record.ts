/** From what ops have at hand, a reference or a delivery's id, to the one lead or message it names. */

import { isReference } from '../../../domain/leads/reference.ts';
import type { Kind } from './record.types.ts';
import { findByDelivery, findByReference } from './record-statements.ts';
import { Refused } from './refused.ts';
import { all, first, type Sql } from './sql.ts';
import { emailHash, mobileHash } from './suppression.ts';

/** Which record: a reference such as `KJ-7F3K-9QWD`, or the id of a delivery (as in the log). */
export interface Named {
  readonly name: string;
  /** null: every brand that the database holds. */
  readonly brand: string | null;
}

export interface Subject {
  readonly kind: Kind;
  readonly brand: string;
  readonly id: string;
  readonly reference: string;
}

/** How somebody proves that a record is theirs; whatever is given must be on it. */
export interface Contact {
  readonly email?: string | undefined;
  readonly mobile?: string | undefined;
}

/** @throws Refused when more than one brand has such an id */
export async function findSubject(sql: Sql, { name, brand }: Named): Promise<Subject | null> {
  const reference = name.trim().toUpperCase();
  const found = isReference(reference)
    ? await all<Subject>(sql, findByReference, brand, reference)
    : await all<Subject>(sql, findByDelivery, brand, name.trim());
  const [subject, other] = found;
  if (other) {
    const brands = found.map((one) => one.brand).join(', ');
    throw new Refused(`"${name}" is known to more than one brand (${brands}): add --brand <slug>`);
  }
  return subject ?? null;
}

/** True when the id of one delivery was given, not the reference of the whole. */
export function isDeliveryId({ name }: Named): boolean {
  return !isReference(name.trim().toUpperCase());
}

interface ContactRow {
  readonly email: string | null;
  readonly mobile: string | null;
  readonly erased_at: string | null;
}

const tables = { lead: 'lead', message: 'contact_message' } as const;

/**
 * Holds a request about somebody's data against the record: the reference alone is not enough.
 * @throws Refused when it is not theirs, or nothing is left of it
 */
export async function requireOwner(
  sql: Sql,
  { kind, brand, id, reference }: Subject,
  { email, mobile }: Contact,
): Promise<void> {
  if (!email && !mobile) {
    throw new Refused(`Say whose ${reference} is: add --email or --mobile as on the record`);
  }
  const text = `SELECT email, mobile, erased_at FROM ${tables[kind]} WHERE id = ?1`;
  const row = await first<ContactRow>(sql, text, id);
  if (row?.erased_at) {
    throw new Refused(
      `${reference} was erased at ${row.erased_at}: no personal data is left on it`,
    );
  }
  const typed = { brand, email: email ?? '', mobile: mobile ?? '' };
  const kept = { brand, email: row?.email ?? '', mobile: row?.mobile ?? '' };
  const matches =
    (!email || (await emailHash(typed)) === (await emailHash(kept))) &&
    (!mobile || (await mobileHash(typed)) === (await mobileHash(kept)));
  if (!matches) {
    throw new Refused(
      `${reference} holds another email or mobile: ask the person for what they sent with it`,
    );
  }
}
