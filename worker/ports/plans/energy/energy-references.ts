/** Energy's reference prices in D1: loaded on their own, and read with the plans that are compared to them. */
import type { D1Database } from '@cloudflare/workers-types';
import type { EnergyPlan } from '../../../../domain/plans/energy/energy-plan.ts';
import type { Reference } from '../../../../domain/plans/energy/reference/reference.schema.ts';
import {
  referencesOf,
  referencesOn,
} from '../../../../domain/plans/energy/reference/references-of.ts';
import { insertRows } from '../../json-rows.ts';
import type { LoadStatement } from '../../statement.ts';

/** At most one row. */
export const referencesStatement = 'SELECT id, document FROM energy_reference';

export interface ReferenceRow {
  readonly id: string;
  readonly document: string;
}

/** Replaces the loaded reference prices with these. @param id changes with any of them */
export function referenceStatements(id: string, table: readonly Reference[]): LoadStatement[] {
  const row = { id, document: JSON.stringify(table) };
  return [
    { sql: 'DELETE FROM energy_reference' },
    { sql: insertRows('energy_reference', ['id', 'document']), json: JSON.stringify([row]) },
  ];
}

/** The id of the loaded reference prices. */
export async function loadedReferences(db: D1Database): Promise<string | undefined> {
  return (await db.prepare(referencesStatement).first<ReferenceRow>())?.id;
}

/** The reference prices for the day’s year, from the loaded row. */
export function referencesOfRow(row: ReferenceRow | null, day: string): readonly Reference[] {
  return row ? referencesOn(JSON.parse(row.document) as Reference[], day) : [];
}

/** A plan compared to its networks' reference prices, whatever comparison it came with. */
export function withReferences(plan: EnergyPlan, table: readonly Reference[]): EnergyPlan {
  return { ...plan, references: referencesOf(plan, table) };
}
