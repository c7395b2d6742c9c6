/** Exports for ops: filtered deliveries, or one record for the person it is about. */
import type { DeliveryKey } from '../delivery/delivery.types.ts';
import { contactHashes } from '../fingerprint.ts';
import { all, type Sql } from '../sql.ts';
import { type Contact, findOwned, type Named } from './find-record.ts';
import { type Filter, pages, showSubject } from './look-up.ts';
import type { Listed, Shown } from './record.types.ts';

export interface Exported {
  readonly rows: readonly Listed[];
  /** Leads left out because the person is on the suppression list; messages go to the brand itself, so they stay. */
  readonly suppressed: readonly DeliveryKey[];
}

const selectKnown = `
SELECT hash FROM suppression
WHERE (brand, hash) IN (
  SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?1)
)`;

/** Checks the suppression list too: where no partner is configured, no courier has checked these leads. */
export async function exportRecords(sql: Sql, filter: Filter): Promise<Exported> {
  const rows: Listed[] = [];
  const suppressed: Listed[] = [];
  for await (const page of pages(sql, filter)) {
    const known = await suppressedIn(sql, page);
    rows.push(...page.filter((row) => !known.has(row)));
    suppressed.push(...known);
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
  const subject = await findOwned(sql, named, contact);
  return subject && showSubject(sql, subject);
}

async function suppressedIn(sql: Sql, page: readonly Listed[]): Promise<ReadonlySet<Listed>> {
  const leads = page.filter(({ kind }) => kind === 'lead');
  const hashed = await Promise.all(
    leads.map(async (row) => ({ row, hashes: await contactHashes(row.brand, row.person) })),
  );
  const pairs = hashed.flatMap(({ row, hashes }) => hashes.map((hash) => [row.brand, hash]));
  const found = await all<{ hash: string }>(sql, selectKnown, JSON.stringify(pairs));
  // The brand is hashed too, so the hash alone identifies an entry.
  const known = new Set(found.map(({ hash }) => hash));
  return new Set(
    hashed.filter(({ hashes }) => hashes.some((hash) => known.has(hash))).map(({ row }) => row),
  );
}
