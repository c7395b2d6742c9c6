/** What leaves the system by hand: deliveries by filter, without those who asked not to be passed on. */

import { type Contact, findSubject, type Named, requireOwner } from './find-record.ts';
import { type Filter, pages } from './list-records.ts';
import type { Listed, Shown } from './record.types.ts';
import { showSubject } from './show-record.ts';
import { all, type Sql } from './sql.ts';
import { emailHash, mobileHash } from './suppression.ts';

export interface Exported {
  readonly rows: readonly Listed[];
  /** Left out: they are on the suppression list. */
  readonly suppressed: number;
}

const selectHashes = `
SELECT brand || '/' || hash AS known FROM suppression
WHERE (brand, hash) IN (
  SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?1)
)`;

/** A lead that waits for want of a partner never met the courier, so the list is checked here too. */
export async function exportRecords(sql: Sql, filter: Filter): Promise<Exported> {
  const rows: Listed[] = [];
  let suppressed = 0;
  for await (const page of pages(sql, filter)) {
    const allowed = await unsuppressed(sql, page);
    rows.push(...allowed);
    suppressed += page.length - allowed.length;
  }
  return { rows, suppressed };
}

/**
 * Everything about one record, for the person it is about.
 * @throws Refused when the email or mobile is not the record's
 */
export async function exportPerson(
  sql: Sql,
  named: Named,
  contact: Contact,
): Promise<Shown | null> {
  const subject = await findSubject(sql, named);
  if (!subject) return null;
  await requireOwner(sql, subject, contact);
  return showSubject(sql, subject);
}

async function unsuppressed(sql: Sql, page: readonly Listed[]): Promise<Listed[]> {
  const keyed = await Promise.all(page.map(async (row) => ({ row, keys: await keysOf(row) })));
  const pairs = JSON.stringify(keyed.flatMap(({ keys }) => keys));
  const found = await all<{ known: string }>(sql, selectHashes, pairs);
  const known = new Set(found.map((one) => one.known));
  return keyed
    .filter(({ keys }) => !keys.some(([brand, hash]) => known.has(`${brand}/${hash}`)))
    .map(({ row }) => row);
}

async function keysOf({ brand, person }: Listed): Promise<[string, string][]> {
  const contact = { brand, email: person.email ?? '', mobile: person.mobile ?? '' };
  return [
    ...(person.email ? [[brand, await emailHash(contact)] satisfies [string, string]] : []),
    ...(person.mobile ? [[brand, await mobileHash(contact)] satisfies [string, string]] : []),
  ];
}
