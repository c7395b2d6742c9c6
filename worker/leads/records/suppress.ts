/** The list of people who must not be passed on: put on it and taken off it, as hashes. */
import * as v from 'valibot';
import { email as emailSchema, mobNumber } from '../../../domain/forms/person.ts';
import type { Contact } from './find-record.ts';
import { Refused } from './refused.ts';
import { all, type Sql } from './sql.ts';
import { emailHash, mobileHash } from './suppression.ts';

export interface Suppressed {
  /** How many of email and mobile changed; 0: it was so already. */
  readonly changed: number;
}

const insert = `
INSERT INTO suppression (brand, hash, reason, created_at)
SELECT ?1, value, ?3, ?4 FROM json_each(?2) WHERE true
ON CONFLICT (brand, hash) DO NOTHING RETURNING hash`;

const remove = `
DELETE FROM suppression WHERE brand = ?1 AND hash IN (SELECT value FROM json_each(?2))
RETURNING hash`;

/** @throws Refused when email or mobile is none */
export async function suppress(
  sql: Sql,
  brand: string,
  contact: Contact,
  { reason, now }: { readonly reason: string; readonly now: Date },
): Promise<Suppressed> {
  const hashes = JSON.stringify(await hashesOf(brand, contact));
  const rows = await all(sql, insert, brand, hashes, reason, now.toISOString());
  return { changed: rows.length };
}

/** @throws Refused when email or mobile is none */
export async function unsuppress(sql: Sql, brand: string, contact: Contact): Promise<Suppressed> {
  const hashes = JSON.stringify(await hashesOf(brand, contact));
  return { changed: (await all(sql, remove, brand, hashes)).length };
}

async function hashesOf(brand: string, { email = '', mobile = '' }: Contact): Promise<string[]> {
  if (!email && !mobile) throw new Refused('Say who: add --email or --mobile, or both');
  const person = {
    brand,
    email: email && checked(emailSchema, '--email', email),
    mobile: mobile && checked(mobNumber, '--mobile', mobile),
  };
  return [
    ...(email ? [await emailHash(person)] : []),
    ...(mobile ? [await mobileHash(person)] : []),
  ];
}

/** A slip of the pen would suppress nobody and look as if it had. */
function checked(schema: v.GenericSchema<unknown, string>, option: string, value: string): string {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new Refused(`${option}: ${result.issues[0].message}`);
}
