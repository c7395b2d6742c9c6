/**
 * Joins two states of the leads into one without losing a row of either. Events are never undone: a delivery
 * stays made, and anyone withdrawn, erased or suppressed stays so. Pure.
 */
import type { Row } from '../sql.ts';
import type { Journal } from './lead-journal.ts';
import { keyOf, type LeadTable, leadTableNames, type Snapshot } from './snapshot.ts';

export interface Joined {
  readonly tables: Readonly<Record<LeadTable, readonly Row[]>>;
  readonly erase: ToErase;
  /** Deliveries that may or may not have been made: given up, so that ops look at them. */
  readonly unsure: readonly string[];
}

/** The ids of leads and messages to erase. */
interface ToErase {
  readonly lead: readonly string[];
  /** Leads of the same visits that were not completed when they were read. */
  readonly unfinished: readonly string[];
  readonly contact_message: readonly string[];
}

/**
 * @param base the state whose details win, because they are the reason for the restore
 * @param other the state that adds whatever came later
 */
export function joinStates(base: Snapshot, other: Snapshot, journal: Journal): Joined {
  const { withdrawn, erased } = journal.entries;
  const unsure: string[] = [];
  const made = deliveriesMade(base, other, journal);
  const isCovered = Date.parse(base.takenAt) >= journal.since;

  const referenceOf = referencesBySubject(base, other);
  const isGone = (subject: string) => {
    const reference = referenceOf.get(subject) ?? '';
    return withdrawn.has(reference) || erased.has(reference);
  };

  const leadOf = (a: Row | undefined, b: Row | undefined): Row => {
    // A lead completed only in the other state is taken from there; one left open there must not undo an erasure.
    const isTaken = a?.completed_at === null && (a.erased_at === null || b?.completed_at !== null);
    const row = { ...(b && (!a || isTaken) ? b : a), ...stricterTick(a, b) };
    const at = withdrawn.get(String(row.reference));
    const marked = at === undefined ? null : new Date(at).toISOString();
    const withdrawnAt = row.withdrawn_at ?? b?.withdrawn_at ?? marked;
    return withdrawnAt === null ? row : { ...row, withdrawn_at: withdrawnAt, status: 'withdrawn' };
  };

  const deliveryOf = (a: Row | undefined, b: Row | undefined): Row => {
    const later = a && b && rank(b) > rank(a) ? b : (a ?? b ?? {});
    const row: Row = { ...later, lease: null, lease_until: 0, maybe_passed: doubt(a, b) };
    const key = `${row.brand}/${row.id}`;
    const at = made.get(key);
    if (at !== undefined && row.state !== 'delivered') return delivered(row, at);
    if (at === undefined && a?.state !== 'delivered' && row.state === 'delivered') {
      unsure.push(key);
      return givenUp(a ?? row, base);
    }
    if (row.state !== 'pending' && row.state !== 'dead') return row;
    if (isGone(String(row.subject_id)))
      return { ...row, state: 'withdrawn', settled_at: row.settled_at ?? 0 };
    if (row.state === 'dead' || b !== undefined || isCovered) return row;
    unsure.push(key);
    return givenUp(row, base);
  };

  const joined = Object.fromEntries(
    leadTableNames.map((table) => {
      const join = table === 'lead' ? leadOf : table === 'outbox' ? deliveryOf : keep;
      return [table, distinctKeys(joinRows(table, base, other, join), base.tables[table])];
    }),
  ) as Record<LeadTable, Row[]>;
  const tables = withoutErased(joined);
  return {
    tables: {
      ...tables,
      suppression: [...tables.suppression, ...suppressedSince(tables, journal)],
    },
    erase: {
      ...leadsToErase(tables.lead, namedErased('lead', tables.lead, other, erased)),
      contact_message: idsLeft(
        namedErased('contact_message', tables.contact_message, other, erased),
      ),
    },
    unsure,
  };
}

type JoinRow = (a: Row | undefined, b: Row | undefined) => Row;

const keep: JoinRow = (a, b) => a ?? b ?? {};

function joinRows(table: LeadTable, base: Snapshot, other: Snapshot, join: JoinRow): Row[] {
  const ours = new Map(base.tables[table].map((row) => [keyOf(table, row), row]));
  const theirs = new Map(other.tables[table].map((row) => [keyOf(table, row), row]));
  const keys = new Set([...ours.keys(), ...theirs.keys()]);
  return [...keys].map((key) => join(ours.get(key), theirs.get(key)));
}

/** Stops data deleted or emptied along with an erased row coming back from the state that still has it. */
function withoutErased(tables: Readonly<Record<LeadTable, Row[]>>): Record<LeadTable, Row[]> {
  const idsOf = (table: LeadTable, isGone: (row: Row) => boolean) =>
    new Set(tables[table].filter(isGone).map(({ id }) => id));
  const isErased = ({ erased_at }: Row) => erased_at !== null;
  const leads = idsOf('lead', isErased);
  const messages = idsOf('contact_message', isErased);
  const visits = idsOf('visit', ({ address_line }) => address_line === '');
  const isOf = (ids: ReadonlySet<Row[string] | undefined>, id: Row[string] | undefined) =>
    id !== undefined && ids.has(id);
  return {
    ...tables,
    lead_address: tables.lead_address.filter(({ lead_id }) => !isOf(leads, lead_id)),
    visit_progress: tables.visit_progress.filter(({ visit_id }) => !isOf(visits, visit_id)),
    submission: tables.submission.map((row) =>
      isOf(leads, row.subject_id) || isOf(messages, row.subject_id)
        ? { ...row, content_hash: '' }
        : row,
    ),
  };
}

/**
 * A visitor whose page stayed open across the loss may have begun again under the same key. Both rows are kept,
 * and the base's keeps the key. Renamed rows are written first, so that the key is free for it.
 */
function distinctKeys(rows: readonly Row[], base: readonly Row[]): Row[] {
  const holders = new Map(base.map((row) => [row.idempotency_key, row.id]));
  const isTaken = ({ id, idempotency_key: key }: Row) =>
    key !== undefined && holders.has(key) && holders.get(key) !== id;
  const renamed = rows
    .filter(isTaken)
    .map((row) => ({ ...row, idempotency_key: `${row.idempotency_key} ${row.id}` }));
  return [...renamed, ...rows.filter((row) => !isTaken(row))];
}

/** A visitor who sent the same form again without the tick stays without it (`keepStricterTick`). */
function stricterTick(a: Row | undefined, b: Row | undefined): Row {
  const ticks = [a, b].flatMap((row) => (typeof row?.marketing === 'number' ? row.marketing : []));
  return ticks.length === 2 ? { marketing: Math.min(...ticks) } : {};
}

/** Ranks a delivery's state by how far it has got. */
function rank({ state }: Row): number {
  if (state === 'pending') return 0;
  if (state === 'dead') return 1;
  return state === 'delivered' ? 3 : 2;
}

function doubt(a: Row | undefined, b: Row | undefined): number {
  return Math.max(Number(a?.maybe_passed ?? 0), Number(b?.maybe_passed ?? 0));
}

/** A delivery is written to the journal slightly before the outbox. */
const momentMs = 300_000;

/** For deliveries before this the base's own row is right: if it is pending, ops may have replayed it. */
export function unknownSince(base: Snapshot): number {
  return Date.parse(base.takenAt) - momentMs;
}

/** When each delivery was made, from the journal or an accepted attempt. A row's state alone proves nothing. */
function deliveriesMade(
  base: Snapshot,
  other: Snapshot,
  { entries }: Journal,
): Map<string, number> {
  const since = unknownSince(base);
  const known = new Set(base.tables.outbox.map(({ brand, id }) => `${brand}/${id}`));
  const yes = other.tables.delivery_attempt.filter(
    ({ outcome, at, brand, outbox_id: id }) =>
      outcome === 'delivered' && (Number(at) >= since || !known.has(`${brand}/${id}`)),
  );
  return new Map([
    ...yes.map((row) => [`${row.brand}/${row.outbox_id}`, Number(row.at)] as const),
    ...entries.delivered,
  ]);
}

function delivered(row: Row, at: number): Row {
  const settled = { state: 'delivered', settled_at: row.settled_at ?? at };
  return { ...row, ...settled, last_outcome: 'delivered', maybe_passed: 2 };
}

/** A `dead` row is never sent automatically; ops can list it and replay it by hand. */
function givenUp(row: Row, { takenAt }: Snapshot): Row {
  const settled = { state: 'dead', settled_at: Date.parse(takenAt), maybe_passed: 2 };
  return { ...row, ...settled, lease: null, lease_until: 0, last_outcome: 'unknown' };
}

function referencesBySubject(...states: readonly Snapshot[]): Map<string, string> {
  const rows = states.flatMap(({ tables }) => [...tables.lead, ...tables.contact_message]);
  return new Map(
    rows.flatMap(({ id, reference }) => (reference === null ? [] : [[`${id}`, `${reference}`]])),
  );
}

function suppressedSince({ suppression }: { suppression: readonly Row[] }, { entries }: Journal) {
  const known = new Set(suppression.map(({ brand, hash }) => `${brand}/${hash}`));
  return [...entries.suppressed]
    .filter(([id]) => !known.has(id))
    .map(([id, at]): Row => {
      const [brand = '', hash = ''] = id.split('/');
      return { brand, hash, reason: 'asked', created_at: new Date(at).toISOString() };
    });
}

/** Rows erased in the other state or the journal. */
function namedErased(
  table: 'lead' | 'contact_message',
  rows: readonly Row[],
  other: Snapshot,
  erased: ReadonlyMap<string, number>,
): Row[] {
  const elsewhere = new Set(
    other.tables[table].filter(({ erased_at }) => erased_at !== null).map(({ id }) => id),
  );
  return rows.filter((row) => elsewhere.has(row.id ?? null) || erased.has(String(row.reference)));
}

/** With a lead, the uncompleted leads of its visit. */
function leadsToErase(
  leads: readonly Row[],
  named: readonly Row[],
): Omit<ToErase, 'contact_message'> {
  const visits = new Set(named.map(({ visit_id }) => visit_id ?? null));
  const erasing = new Set(named);
  const unfinished = leads.filter(
    (row) => row.completed_at === null && visits.has(row.visit_id ?? null) && !erasing.has(row),
  );
  return { lead: idsLeft(named), unfinished: idsLeft(unfinished) };
}

/** The ids of those that are not erased yet. */
function idsLeft(rows: readonly Row[]): string[] {
  return rows.filter(({ erased_at }) => erased_at === null).map(({ id }) => String(id));
}
