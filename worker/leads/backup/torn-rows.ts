/** A state that was read by pages, without what came in meanwhile and is there in part. Pure. */
import type { Row } from '../sql.ts';

/** What a form consists of, and refers to. */
type Tables<R> = Readonly<Record<'visit' | 'lead' | 'lead_address' | 'visit_progress', R[]>> &
  Readonly<Record<'contact_message' | 'submission' | 'outbox', R[]>>;

/** Two machines' clocks differ by less. */
const momentMs = 300_000;

/**
 * A row is read after those that it refers to, so what a finished lead or a message needs is there. Of a form
 * that came later the rest may be there without it: that goes. What was torn before stays as it is, since a damaged
 * database is saved, too.
 * @param began when the reading did
 */
export function withoutTorn<R extends Row>(tables: Tables<R>, began: Date): Tables<R> {
  const since = began.getTime() - momentMs;
  const isBefore = (at: Row[string] | undefined) =>
    (typeof at === 'number' ? at : Date.parse(String(at))) < since;
  const those = (rows: readonly R[], column: string, of: Ids, time = 'created_at') =>
    rows.filter((row) => of.has(row[column]) || isBefore(row[time]));
  const visits = idsOf(tables.visit);
  const lead = those(tables.lead, 'visit_id', visits);
  const isDone = ({ completed_at }: Row) => completed_at !== null;
  const forms = new Set([...idsOf(lead.filter(isDone)), ...idsOf(tables.contact_message)]);
  return {
    visit: tables.visit,
    lead,
    lead_address: those(tables.lead_address, 'lead_id', idsOf(lead)),
    visit_progress: those(tables.visit_progress, 'visit_id', visits),
    contact_message: tables.contact_message,
    submission: those(tables.submission, 'subject_id', forms, 'accepted_at'),
    outbox: those(tables.outbox, 'subject_id', forms),
  };
}

type Ids = ReadonlySet<Row[string] | undefined>;

function idsOf(rows: readonly Row[]): Ids {
  return new Set(rows.map(({ id }) => id));
}
