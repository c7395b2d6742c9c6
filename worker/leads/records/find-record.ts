/** Finds the lead or message for a reference or delivery id, and checks whose it is. */
import { isReference } from '../../../domain/leads/reference.ts';
import { emailHash, mobileHash } from '../fingerprint.ts';
import { all, first, type Sql } from '../sql.ts';
import type { Kind } from './record.types.ts';
import { findByDelivery, findByReference } from './record-statements.ts';

/** A request that is understood but refused; the message says why and what to do. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** A reference such as `KJ-7F3K-9QWD`, in any case, or a delivery id as the log shows it. */
export interface Named {
  readonly name: string;
  /** null: every brand in the database. */
  readonly brand: string | null;
}

export interface Subject {
  readonly kind: Kind;
  readonly brand: string;
  readonly id: string;
  readonly reference: string;
}

/** Proof that a record is the person's own: every detail they give must match it. */
export interface Contact {
  readonly email?: string | undefined;
  readonly mobile?: string | undefined;
}

/** @throws Refused when several brands have a delivery with this id */
export async function findSubject(sql: Sql, named: Named): Promise<Subject | null> {
  const { name } = named;
  const [subject, ...others] = isDeliveryId(named)
    ? await all<Subject>(sql, findByDelivery, named.brand, name)
    : await all<Subject>(sql, findByReference, named.brand, name.toUpperCase());
  if (subject && others.length > 0) {
    const brands = [subject, ...others].map(({ brand }) => brand).join(', ');
    throw new Refused(`Several brands have "${name}" (${brands}): add --brand <slug>`);
  }
  return subject ?? null;
}

/** True when the name is one delivery's, not the whole lead's or message's. */
export function isDeliveryId({ name }: Named): boolean {
  return !isReference(name.toUpperCase());
}

interface ContactRow {
  readonly email: string | null;
  readonly mobile: string | null;
  readonly erased_at: string | null;
}

const tables = { lead: 'lead', message: 'contact_message' } as const;

/**
 * For people's requests about their own data: a reference alone proves nothing.
 * @throws Refused without a contact, when it does not match the record, or when the record was erased
 */
export async function findOwned(sql: Sql, named: Named, contact: Contact): Promise<Subject | null> {
  demandProof(named.name, contact);
  const subject = await findSubject(sql, named);
  if (subject) await requireOwner(sql, subject, contact);
  return subject;
}

/** @throws Refused without an email or mobile */
export function demandProof(name: string, { email, mobile }: Contact): void {
  if (email || mobile) return;
  throw new Refused(`Prove whose ${name} is: add --email or --mobile as on the record`);
}

async function requireOwner(
  sql: Sql,
  { kind, brand, id, reference }: Subject,
  { email, mobile }: Contact,
): Promise<void> {
  const text = `SELECT email, mobile, erased_at FROM ${tables[kind]} WHERE id = ?1`;
  const row = await first<ContactRow>(sql, text, id);
  if (row?.erased_at) {
    throw new Refused(`${reference} was erased at ${row.erased_at}: no personal data is left`);
  }
  // The hashes ignore an email's case and a mobile's notation.
  const same = async (hash: typeof emailHash, given = '', kept: string | null = '') =>
    !given || (await hash(brand, given)) === (await hash(brand, kept ?? ''));
  if (
    !(await same(emailHash, email, row?.email)) ||
    !(await same(mobileHash, mobile, row?.mobile))
  ) {
    throw new Refused(
      `${reference} holds another email or mobile: ask the person which one they sent with it`,
    );
  }
}
