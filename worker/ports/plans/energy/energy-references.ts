/** The reference prices of energy in D1: loaded on their own, and read beside the plans they are held against. */
import type { D1Database } from '@cloudflare/workers-types';
import { sha256Of } from '../../../../domain/hex.ts';
import type { EnergyPlan } from '../../../../domain/plans/energy/energy-plan.ts';
import type { Reference } from '../../../../domain/plans/energy/reference/reference.schema.ts';
import { referencesOf } from '../../../../domain/plans/energy/reference/references-of.ts';
import { insertRows } from '../../json-rows.ts';
import type { LoadStatement } from '../../statement.ts';

/** At most one row. */
export const referencesStatement = 'SELECT id, document FROM energy_reference';

export interface ReferenceRow {
  readonly id: string;
  readonly document: string;
}

/** Puts these in the place of those that are loaded; none at all for an empty list. */
export async function referenceStatements(table: readonly Reference[]): Promise<LoadStatement[]> {
  const row = { id: await referencesId(table), document: JSON.stringify(table) };
  return [
    { sql: 'DELETE FROM energy_reference' },
    { sql: insertRows('energy_reference', ['id', 'document']), json: JSON.stringify([row]) },
  ];
}

/** @returns true when they were not loaded already */
export async function loadReferences(
  db: D1Database,
  table: readonly Reference[],
): Promise<boolean> {
  const loaded = await db.prepare(referencesStatement).first<ReferenceRow>();
  if (loaded?.id === (await referencesId(table))) return false;
  const statements = await referenceStatements(table);
  await db.batch(
    statements.map(({ sql, json }) => {
      const statement = db.prepare(sql);
      return json === undefined ? statement : statement.bind(json);
    }),
  );
  return true;
}

async function referencesId(table: readonly Reference[]): Promise<string> {
  return (await sha256Of(table)).slice(0, 16);
}

/** As a load wrote them. */
export function referencesOfRow(row: ReferenceRow | undefined): readonly Reference[] {
  return row ? (JSON.parse(row.document) as Reference[]) : [];
}

/** A plan with how far it is from those of its networks. */
export function withReferences(plan: EnergyPlan, table: readonly Reference[]): EnergyPlan {
  return table.length === 0 ? plan : { ...plan, references: referencesOf(plan, table) };
}
