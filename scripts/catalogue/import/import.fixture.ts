/** A folder of files for an import, and a load that keeps its plans in memory. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { importFiles } from './import-files.ts';
import { type ImportSettings, importPlans } from './import-plans.ts';
import type { PlanEntry, PlanLoad } from './plan-load.types.ts';

/** Writes strings as they are and other values as JSON. */
export async function inImportFolder<T>(
  files: Readonly<Record<string, unknown>>,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  try {
    for (const [name, content] of Object.entries(files)) {
      const file = join(folder, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    }
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Stages plans in memory as a database does, and can fail as one does. */
export function heldLoad() {
  const held = {
    source: '',
    taken: 0,
    staged: new Map<string, PlanEntry>(),
    live: new Map<string, PlanEntry>(),
    puts: 0,
    /** The number of puts after which it fails. */
    failsAfter: Number.POSITIVE_INFINITY,
  };
  const load: PlanLoad = {
    begin(source) {
      if (source !== held.source) Object.assign(held, { source, taken: 0, staged: new Map() });
      return Promise.resolve({ taken: held.taken });
    },
    put(entries, position) {
      if (held.puts >= held.failsAfter) return Promise.reject(new Error('The database is gone'));
      held.puts++;
      for (const entry of entries) held.staged.set(entry.plan.id, entry);
      held.taken = position;
      return Promise.resolve();
    },
    finish() {
      Object.assign(held, { live: held.staged, source: '', taken: 0, staged: new Map() });
      return Promise.resolve();
    },
  };
  return { held, load };
}

export async function importFolder(folder: string, over: Partial<ImportSettings> = {}) {
  const settings = { day: '2026-11-21', batch: 2, keep: false, ...over };
  const imported = await importPlans(importFiles([folder]), settings);
  if (imported.energyPlans > 0) await over.load?.finish();
  return imported;
}
