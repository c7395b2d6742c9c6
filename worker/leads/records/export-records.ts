/** What ops take out of the system: deliveries by filter, or everything about one person for that person. */
import { contactHashes } from '../fingerprint.ts';
import { all, type Sql } from '../sql.ts';
import { type Contact, findSubject, type Named, requireOwner } from './find-record.ts';
import { type Filter, pages } from './list-records.ts';
import type { Listed, Shown } from './record.types.ts';
import { showSubject } from './show-record.ts';

export interface Exported {
  readonly rows: readonly Listed[];
  /** How many were left out because they are on the suppression list. */
  readonly suppressed: number;
}

const selectKnown = `
SELECT hash FROM suppression
WHERE (brand, hash) IN (
  SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?1)
)`;

/** The courier never saw a lead that waits for want of a partner, so the list is checked here, too. */
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
  const hashed = await Promise.all(
    page.map(async (row) => ({ row, hashes: await contactHashes(row.brand, row.person) })),
  );
  const pairs = hashed.flatMap(({ row, hashes }) => hashes.map((hash) => [row.brand, hash]));
  const found = await all<{ hash: string }>(sql, selectKnown, JSON.stringify(pairs));
  // A hash contains its brand, so it says enough by itself.
  const known = new Set(found.map(({ hash }) => hash));
  return hashed
    .filter(({ hashes }) => !hashes.some((hash) => known.has(hash)))
    .map(({ row }) => row);
}
