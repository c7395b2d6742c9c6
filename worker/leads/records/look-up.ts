/** Record lookups: filtered deliveries, page by page, or everything about one lead or message. */
import { normaliseMobile } from '../../../domain/forms/person.ts';
import { leadColumns } from '../../ports/leads/lead-columns.ts';
import { all, batch, type Sql, statement, type Value } from '../sql.ts';
import { findSubject, type Named, type Subject } from './find-record.ts';
import type { DeliveryState, Listed, Shown } from './record.types.ts';
import {
  type AttemptRow,
  type DeliveryRow,
  isKnownProduct,
  type ListedRow,
  type RepeatRow,
  readable,
  readObject,
  type ShownRow,
  type StepRow,
  toAttempt,
  toCommon,
  toDelivery,
  toListed,
  toRepeat,
  toStep,
} from './record-rows.ts';
import * as text from './record-statements.ts';
import { type SoughtName, soughtName } from './sought-name.ts';

export interface Filter {
  /** null: every brand in the database. */
  readonly brand: string | null;
  readonly state?: DeliveryState | undefined;
  /** A product, or `message` for the contact form. */
  readonly vertical?: string | undefined;
  readonly since?: Date | undefined;
  /** True: only forms marked suspect. */
  readonly suspect?: boolean | undefined;
  readonly person?: Sought | undefined;
}

/** The person to look for: every given detail must match. */
interface Sought {
  /** Part of the name, in any case and with any kind of apostrophe or dash. */
  readonly name?: string | undefined;
  /** The whole email, in any case. */
  readonly email?: string | undefined;
  /** The whole mobile, in any notation. */
  readonly mobile?: string | undefined;
}

/** Rows per page; D1 returns about 1 MB at most. */
export const pageSize = 200;

/** Yields pages of deliveries, newest first, up to `limit` rows. */
export async function* pages(
  sql: Sql,
  filter: Filter,
  limit = Number.POSITIVE_INFINITY,
): AsyncGenerator<readonly Listed[]> {
  const name = filter.person?.name === undefined ? null : soughtName(filter.person.name);
  let cursor: readonly Value[] = [null, null, null];
  let left = limit;
  while (left > 0) {
    const size = Math.min(left, pageSize);
    const rows = await all<ListedRow>(
      sql,
      text.selectListed(name?.letters.length ?? 0),
      ...filterParams(filter, name),
      ...cursor,
      size,
      ...(name?.letters.flat() ?? []),
    );
    if (rows.length > 0) yield rows.map(toListed);
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    cursor = [last.created_at, last.brand, last.id];
    left -= rows.length;
  }
}

export async function list(sql: Sql, filter: Filter, limit: number): Promise<Listed[]> {
  const found: Listed[] = [];
  for await (const page of pages(sql, filter, limit)) found.push(...page);
  return found;
}

function filterParams(
  { brand, state, vertical, since, suspect, person }: Filter,
  name: SoughtName | null,
): Value[] {
  const { email, mobile } = person ?? {};
  return [
    brand,
    state ?? null,
    vertical ?? null,
    since?.getTime() ?? 0,
    suspect ? 1 : 0,
    name?.text ?? null,
    email?.trim() ?? null,
    mobile ? normaliseMobile(mobile) : null,
  ];
}

export async function show(sql: Sql, named: Named): Promise<Shown | null> {
  const subject = await findSubject(sql, named);
  return subject && showSubject(sql, subject);
}

export async function showSubject(sql: Sql, { kind, brand, id }: Subject): Promise<Shown | null> {
  const [[row], repeats, steps, deliveries, attempts] = await batch(sql, [
    statement<ShownRow>(kind === 'lead' ? text.selectLead : text.selectMessage, id),
    statement<RepeatRow>(text.selectRepeats, id),
    statement<StepRow>(text.selectSteps, id),
    statement<DeliveryRow>(text.selectDeliveries, id, brand),
    statement<AttemptRow>(text.selectAttempts, id, brand),
  ]);
  if (!row) return null;
  const common = toCommon(row);
  return {
    ...common,
    isReadable: common.isReadable && deliveries.every(isKnownProduct),
    person: { ...common.person, steps: steps.map(toStep) },
    id: row.id,
    visitId: row.visit_id,
    affiliateId: row.affiliate_id,
    verticals: readable(leadColumns.verticals, row.verticals) ?? [],
    status: row.status,
    withdrawnAt: row.withdrawn_at,
    consent: readObject(row.consent),
    repeats: repeats.map(toRepeat),
    deliveries: deliveries.map(toDelivery),
    attemptsMade: attempts.map(toAttempt),
  };
}
