/** For tests: accepted leads and messages in any state, and the whole database as text. */
import { env } from 'cloudflare:workers';
import type { Note } from '../backup/lead-journal.ts';
import { type Begin, type Begun, begin, message, rows } from '../outbox/accept.fixture.ts';
import { createD1Outbox } from '../outbox/d1-outbox.ts';
import type { AcceptLead, AcceptMessage } from '../outbox/outbox.types.ts';
import { d1Sql } from '../sql.ts';
import type { DeliveryState } from './record.types.ts';

export const sql = d1Sql(env.LEADS_DB);
export const acceptedAt = new Date('2026-11-01T00:00:00.000Z');
/** Three weeks later. */
export const now = new Date('2026-11-22T00:00:00.000Z');

/** For tests in which no restore follows. */
export const unnoted: Note = async () => {};

export interface Accepted<Input> {
  readonly input: Input;
  readonly reference: string;
  /** The lead's or message's id. */
  readonly id: string;
}

const outbox = (at: Date) => createD1Outbox(env.LEADS_DB, () => at);

export async function lead(
  over: Begin & { readonly at?: Date; readonly change?: Partial<AcceptLead> } = {},
): Promise<Accepted<Begun>> {
  const input = { ...(await begin(over)), ...over.change };
  const { reference } = await outbox(over.at ?? acceptedAt).acceptLead(input);
  return { input, reference, id: input.leadId };
}

export async function contact(
  over: Partial<AcceptMessage> = {},
  at = acceptedAt,
): Promise<Accepted<AcceptMessage>> {
  const input = message(over);
  const { reference } = await outbox(at).acceptMessage(input);
  const [row] = await rows<{ id: string }>(
    'SELECT id FROM contact_message WHERE reference = ?',
    reference,
  );
  return { input, reference, id: row?.id ?? '' };
}

/** Puts a lead or message into the state a courier leaves it in: state, attempts and the lead's status. */
export async function settle(
  id: string,
  state: Exclude<DeliveryState, 'test'>,
  at: Date = acceptedAt,
  vertical: string | null = null,
): Promise<void> {
  const status = state === 'pending' ? 'open' : state === 'suppressed' ? 'withdrawn' : state;
  await env.LEADS_DB.batch([
    env.LEADS_DB.prepare(
      `UPDATE outbox SET state = ?2, attempts = 10, partner = 'partner-one', last_outcome = 'down',
        settled_at = ?3 WHERE subject_id = ?1 AND (?4 IS NULL OR vertical = ?4)`,
    ).bind(id, state, at.getTime(), vertical),
    env.LEADS_DB.prepare('UPDATE lead SET status = ?2, updated_at = ?3 WHERE id = ?1').bind(
      id,
      status,
      at.toISOString(),
    ),
    env.LEADS_DB.prepare(
      `INSERT INTO delivery_attempt (brand, outbox_id, partner, attempt, outcome, status, ms, at)
      SELECT brand, id, 'partner-one', 10, 'down', 503, 12, ?2 FROM outbox WHERE subject_id = ?1`,
    ).bind(id, at.getTime()),
  ]);
}

export const deliveriesOf = (id: string) =>
  rows('SELECT * FROM outbox WHERE subject_id = ? ORDER BY id', id);

export async function leadRow(id: string): Promise<Record<string, unknown>> {
  const [row] = await rows('SELECT * FROM lead WHERE id = ?', id);
  return row ?? {};
}

/** Every value of every table, to check that nothing personal is left. */
export async function everything(): Promise<string> {
  const tables = ['visit', 'lead', 'lead_address', 'contact_message', 'submission', 'outbox'];
  const others = ['delivery_attempt', 'suppression'];
  const found = await Promise.all(
    [...tables, ...others].map((table) => rows(`SELECT * FROM ${table}`)),
  );
  return JSON.stringify(found);
}
