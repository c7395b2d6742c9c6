/** Checks that the databases have the tables that this code needs. */
import { all } from '../../../worker/leads/sql.ts';
import { rootReasonOf } from '../../commands/reason-of.ts';
import {
  type DatabaseName,
  databaseNames,
  databases,
  migrationsFolder,
  migrationsIn,
} from '../../databases/databases.ts';
import { type DoctorTarget, isMissing, mendDatabase, migrateCommand } from '../doctor-target.ts';
import { bad, type Check, type Finding, ok } from '../finding.ts';

export const databaseChecks: readonly Check<DoctorTarget>[] = databaseNames.map((name) => ({
  about: name,
  mend: 'npx wrangler whoami',
  look: async (target) =>
    target.stage !== null && databases[name].isLocalOnly
      ? []
      : [await migrationFinding(target, name)],
}));

async function migrationFinding(target: DoctorTarget, name: DatabaseName): Promise<Finding> {
  const wanted = migrationsIn(migrationsFolder(name));
  let applied: readonly string[] = [];
  try {
    applied = await appliedTo(target, name);
  } catch (error) {
    if (!isMissing(error)) throw error;
    return bad(name, 'there is no such database', mendDatabase(target, name, error));
  }
  const pending = wanted.filter((one) => !applied.includes(one));
  if (pending.length === 0) return ok(name, `has every migration, up to ${wanted.at(-1)}`);
  return bad(name, `misses ${pending.join(', ')}`, migrateCommand(target, name));
}

/** Empty if there is no table of migrations yet. */
async function appliedTo(target: DoctorTarget, name: DatabaseName): Promise<readonly string[]> {
  try {
    const rows = await all<{ name: string }>(target.sql(name), 'SELECT name FROM d1_migrations');
    return rows.map((row) => row.name);
  } catch (error) {
    if (rootReasonOf(error).includes('no such table')) return [];
    throw error;
  }
}
