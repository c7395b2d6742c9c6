/** `npm run catalogue:import -- <file.json> … [--check] [--brand b --stage s]`: loads providers and plans; local without a stage. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Catalogue } from '../domain/plans/catalogue.ts';
import { loadCatalogue, loadStatements } from '../worker/ports/plans/load-catalogue.ts';
import { importReport, type NamedDocument, readDocuments } from './catalogue/read-documents.ts';
import { sqlFile } from './catalogue/sql-file.ts';
import { deployedStage } from './site/deployed-stage.ts';
import { runQuietly } from './site/run-tool.ts';
import { withLocalDatabases } from './site/seed-platform.ts';

const usage = `npm run catalogue:import -- <file.json> … [options]
  --check                     reads and reports, loads nothing; fails when anything is refused
  --brand <b> --stage <s>     a deployed brand; without both, this machine`;

try {
  process.exitCode = await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      check: { type: 'boolean' },
      brand: { type: 'string' },
      stage: { type: 'string' },
    },
  });
  if (positionals.length === 0) throw new Error(usage);
  const target = deployedStage(values.brand, values.stage);
  const read = readDocuments(positionals.map(readFile));
  for (const line of importReport(read)) console.log(line);
  if (values.check) return read.refused.length > 0 ? 1 : 0;
  if (read.catalogue.plans.length === 0)
    throw new Error('Nothing was loaded: no plan was accepted.');
  console.log(await load(read.catalogue, target));
  return 0;
}

function readFile(name: string): NamedDocument {
  try {
    return { name, document: JSON.parse(readFileSync(name, 'utf8')) };
  } catch (error) {
    throw new Error(`${name} cannot be read as JSON: ${(error as Error).message}`);
  }
}

async function load(catalogue: Catalogue, target: string | undefined): Promise<string> {
  if (target === undefined) {
    const loaded = await withLocalDatabases((env) => loadCatalogue(env.CATALOGUE_DB, catalogue));
    return loaded ? 'loaded    on this machine' : 'unchanged on this machine';
  }
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  try {
    const file = join(folder, 'load.sql');
    writeFileSync(file, sqlFile(await loadStatements(catalogue)));
    const env = ['--env', target, '--remote', '--yes'];
    const database = `kurrajong-catalogue-${target}`;
    await runQuietly('wrangler', ['d1', 'execute', database, ...env, '--file', file]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return `loaded    ${target}`;
}
