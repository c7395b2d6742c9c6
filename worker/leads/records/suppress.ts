/** Adds people to the suppression list, and removes them, as hashes. */
import * as v from 'valibot';
import { email as emailSchema, mobNumber } from '../../../domain/forms/person.ts';
import type { Note } from '../backup/lead-journal.ts';
import { contactHashes } from '../fingerprint.ts';
import { all, type Sql } from '../sql.ts';
import { type Contact, Refused } from './find-record.ts';

export interface SuppressOptions {
  readonly reason: string;
  readonly now: Date;
  /** Written before the change, so that a restore suppresses again even if this run fails (docs/operations/backup.md). */
  readonly note: Note;
}

export interface Suppressed {
  /** The number of hashes added or removed; 0 when the list was already right. */
  readonly changed: number;
}

const insert = `
INSERT INTO suppression (brand, hash, reason, created_at)
SELECT ?1, value, ?3, ?4 FROM json_each(?2) WHERE true
ON CONFLICT (brand, hash) DO NOTHING RETURNING hash`;

const remove = `
DELETE FROM suppression WHERE brand = ?1 AND hash IN (SELECT value FROM json_each(?2))
RETURNING hash`;

/** @throws Refused when the email or mobile is not valid */
export async function suppress(
  sql: Sql,
  brand: string,
  contact: Contact,
  { reason, now, note }: SuppressOptions,
): Promise<Suppressed> {
  const hashes = await contactHashes(brand, checkedContact(contact));
  await note('suppressed', ...hashes.map((hash) => `${brand}/${hash}`));
  const list = JSON.stringify(hashes);
  return { changed: (await all(sql, insert, brand, list, reason, now.toISOString())).length };
}

/** @throws Refused when the email or mobile is not valid */
export async function unsuppress(sql: Sql, brand: string, contact: Contact): Promise<Suppressed> {
  const hashes = JSON.stringify(await contactHashes(brand, checkedContact(contact)));
  return { changed: (await all(sql, remove, brand, hashes)).length };
}

/**
 * Checks the values: a typo would suppress nobody and still look like a success.
 * @throws Refused when the email or mobile is not valid
 */
export function checkedContact({ email, mobile }: Contact): Contact {
  if (!email && !mobile) throw new Refused('Say who: add --email, --mobile or both');
  return {
    email: email && checked(emailSchema, '--email', email),
    mobile: mobile && checked(mobNumber, '--mobile', mobile),
  };
}

function checked(schema: v.GenericSchema<unknown, string>, option: string, value: string): string {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new Refused(`${option}: ${result.issues[0].message}`);
}
