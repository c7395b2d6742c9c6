/** Whether every lead that was acknowledged is stored exactly once, and nothing else is. */
import type { D1Database } from '@cloudflare/workers-types';
import type { StoredLead } from './load-visits.ts';

/** An accepted form and what became of it. */
export interface StoredForm {
  readonly brand: string;
  readonly id: string;
  readonly reference: string | null;
  /** The number of its rows in the outbox, which is what partners get. */
  readonly deliveries: number;
}

const acceptedForms = `
SELECT submission.brand, submission.id, lead.reference,
  (SELECT count(*) FROM outbox WHERE outbox.subject_id = submission.subject_id) AS deliveries
FROM submission LEFT JOIN lead ON lead.id = submission.subject_id
ORDER BY submission.brand, submission.id LIMIT ?1 OFFSET ?2`;

const pageSize = 2_000;

export async function storedForms(db: D1Database): Promise<StoredForm[]> {
  const all: StoredForm[] = [];
  for (;;) {
    const { results } = await db
      .prepare(acceptedForms)
      .bind(pageSize, all.length)
      .all<StoredForm>();
    all.push(...results);
    if (results.length < pageSize) return all;
  }
}

/** The faults found; empty when all is well. @param told the leads acknowledged to visitors */
export function leadReasons(told: readonly StoredLead[], stored: readonly StoredForm[]): string[] {
  const known = new Map(stored.map((form) => [`${form.brand}/${form.id}`, form]));
  const keys = new Set(told.map(({ brand, submissionId }) => `${brand}/${submissionId}`));
  const [lost, several, strays] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const { brand, submissionId, reference } of told) {
    const key = `${brand}/${submissionId}`;
    const form = known.get(key);
    if (form?.reference !== reference || form.deliveries === 0) lost.add(key);
    else if (form.deliveries > 1) several.add(key);
  }
  for (const key of known.keys()) if (!keys.has(key)) strays.add(key);
  return [
    ...(lost.size > 0 ? [`leads lost: ${lost.size} of ${told.length}`] : []),
    ...(several.size > 0 ? [`leads to deliver more than once: ${several.size}`] : []),
    ...(strays.size > 0 ? [`leads stored that nobody was told of: ${strays.size}`] : []),
  ];
}
