/** Drops forms that arrived while a state was read page by page and are only partly in it. Pure. */
import type { Row } from '../sql.ts';

/** The tables that a form's rows are in or refer to. */
type Tables<R> = Readonly<Record<'visit' | 'lead' | 'lead_address' | 'visit_progress', R[]>> &
  Readonly<Record<'contact_message' | 'submission' | 'outbox', R[]>>;

/** More than two machines' clocks differ by. */
const momentMs = 300_000;

/**
 * A row is read after those it refers to, so everything a completed lead or a message needs is there. A form that
 * arrived later may be missing its lead or message: its other rows are dropped. Rows torn before the reading
 * began stay, because a damaged database is saved too.
 * @param began the start of the reading
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
