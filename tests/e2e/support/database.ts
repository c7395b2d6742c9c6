/** The rows that the site wrote, read from the file of its local D1 while it runs. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { stateFolder } from './e2e-server.ts';

export type Row = Readonly<Record<string, string | number | null>>;

const folder = join(stateFolder, 'v3', 'd1', 'miniflare-D1DatabaseObject');

/**
 * Rows of the leads database.
 * @throws Error when the state folder has no leads database, because the server under test uses another folder
 */
export function rows(sql: string, ...values: readonly string[]): Row[] {
  const database = new DatabaseSync(leadsFile(), { readOnly: true });
  try {
    return database.prepare(sql).all(...values) as unknown as Row[];
  } finally {
    database.close();
  }
}

/** The rows of one lead, with its visit and address. */
export function leadRows(leadId: string): { visit: Row; lead: Row; address: Row } {
  const lead = only('SELECT * FROM lead WHERE id = ?', leadId);
  return {
    lead,
    visit: only('SELECT * FROM visit WHERE id = ?', String(lead.visit_id)),
    address: only('SELECT * FROM lead_address WHERE lead_id = ?', leadId),
  };
}

/** Leads of a referral code, oldest first. */
export function leadsOf(rcCode: string): Row[] {
  return rows('SELECT * FROM lead WHERE rc_code = ? ORDER BY created_at', rcCode);
}

function only(sql: string, id: string): Row {
  const found = rows(sql, id);
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} rows for ${id}: ${sql}`);
  return found[0];
}

function leadsFile(): string {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const found = files
    .filter((file) => file.endsWith('.sqlite') && !file.startsWith('metadata'))
    .map((file) => join(folder, file))
    .find(hasLeads);
  if (found) return found;
  throw new Error(`No leads database in ${folder}: set KURRAJONG_STATE to the server's value`);
}

function hasLeads(file: string): boolean {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const sql = "SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'lead'";
    return database.prepare(sql).all().length === 1;
  } finally {
    database.close();
  }
}
