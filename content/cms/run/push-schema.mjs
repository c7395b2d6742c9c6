/**
 * The command that updates the database to the schema. Prisma's own needs a native engine that is not on npm;
 * its WebAssembly build does the same through the adapter that the server uses.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { PrismaLibSql } from '@prisma/adapter-libsql';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';

process.env.CMS_HOME ??= fileURLToPath(new URL('..', import.meta.url));
const { home, databaseUrl: url } = await import('../cms-settings.ts');
if (url.startsWith('file:')) mkdirSync(dirname(url.slice('file:'.length)), { recursive: true });

// Readers must not keep a writer from committing: if a commit fails, Prisma leaves the database locked for good.
if (url.startsWith('file:')) {
  const connection = await new PrismaLibSql({ url }).connect();
  await connection.queryRaw({ sql: 'PRAGMA journal_mode = WAL', args: [], argTypes: [] });
  await connection.dispose();
}

const schema = [
  { path: 'schema.prisma', content: readFileSync(join(home, '.generated/schema.prisma'), 'utf8') },
];
const { SchemaEngine } = await loadEngine();
const factory = bindMigrationAwareSqlAdapterFactory(new PrismaLibSql({ url }));
const engine = await SchemaEngine.new(
  { datamodels: schema.map(({ path, content }) => [path, content]) },
  () => undefined,
  factory,
);
const { executedSteps, warnings, unexecutable } = await engine.schemaPush({
  force: process.env.CMS_ACCEPT_DATA_LOSS === 'yes',
  schema: { files: schema },
  filters: { externalTables: [], externalEnums: [] },
});
if (unexecutable.length > 0 || (warnings.length > 0 && executedSteps === 0)) {
  console.error(
    `The database was not changed:\n  ${[...unexecutable, ...warnings].join('\n  ')}\nSave a copy of it, then run again with CMS_ACCEPT_DATA_LOSS=yes`,
  );
  process.exit(1);
}
// The engine keeps a one-minute timer running.
process.exit(0);

/** Node does not import WebAssembly as a module without a flag. */
async function loadEngine() {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve('@prisma/schema-engine-wasm'));
  const glue = await import(pathToFileURL(join(folder, 'schema_engine_bg.js')).href);
  const bytes = readFileSync(join(folder, 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': glue });
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return glue;
}
