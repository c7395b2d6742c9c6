/** For tests: a deployed stage as wrangler shows it, backed by SQLite and a map, from which tests remove things. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { root } from '../build/files-below.ts';
import { readContent } from '../build/read-content.ts';
import { publishFiles } from '../content/publish.ts';
import { remoteKv, wranglerKv } from '../content/wrangler-kv.ts';
import {
  type DatabaseName,
  databaseNames,
  migrationsFolder,
  migrationsIn,
} from '../databases/databases.ts';
import type { Captured } from '../site/run-tool.ts';
import type { Wrangler } from '../site/run-wrangler.ts';

export interface StandIn {
  readonly wrangler: Wrangler;
  readonly databases: Map<string, DatabaseSync>;
  readonly kv: Map<string, string>;
  readonly secrets: Set<string>;
  readonly variables: Map<string, string>;
  readonly queues: Set<string>;
  /** Commands that Cloudflare refuses, such as `versions view`. */
  readonly refused: Set<string>;
  signedIn: boolean;
  deployed: boolean;
  leadBytes: number;
  queueConsumers: number;
  /** Publishes the wanted pages from the files. */
  publish(wanted: (path: string) => boolean): Promise<void>;
}

const done = (output = ''): Captured => ({ code: 0, output, errors: '' });
const failed = (errors: string): Captured => ({ code: 1, output: '', errors });

/** wrangler's output with `--json` when the API refuses: the reason is in a note. */
export const refusedByApi = (why: string): Captured => ({
  code: 1,
  output: `${JSON.stringify({
    error: {
      text: 'A request to the Cloudflare API (/accounts/a1/d1/database/d1/query) failed.',
      notes: [{ text: why }],
      kind: 'error',
      name: 'APIError',
    },
  })}\n`,
  errors: '',
});

/** A stage in order: everything applied, published and loaded as long ago as it may be, with one partner. */
export async function healthyStage(brand: string, stage: string, now: Date): Promise<StandIn> {
  const standIn: StandIn = {
    wrangler: async (args) => answer(standIn, args),
    databases: new Map(databaseNames.map((name) => [name, migrated(migrationsFolder(name))])),
    kv: new Map(),
    secrets: new Set(['HOOK_SECRET']),
    variables: new Map([['LEAD_PARTNERS', JSON.stringify([partner])]]),
    queues: new Set([`kurrajong-leads-${brand}-${stage}`]),
    refused: new Set(),
    signedIn: true,
    deployed: true,
    leadBytes: 40_000_000,
    queueConsumers: 1,
    async publish(wanted) {
      const files = readContent()[brand];
      if (!files) throw new Error(`There is no content of ${brand}`);
      const pages = Object.fromEntries(
        Object.entries(files.pages).filter(([path]) => wanted(path)),
      );
      const store = wranglerKv(remoteKv(brand, stage), standIn.wrangler);
      const publication = { at: now.toISOString(), by: 'test', note: '' };
      await publishFiles(store, brand, { ...files, pages }, publication);
    },
  };
  await standIn.publish(() => true);
  const daysBefore = (count: number) => new Date(now.getTime() - count * 86_400_000).toISOString();
  database(standIn, 'CATALOGUE_DB').exec(
    `INSERT INTO release (id, loaded_at, plans) VALUES ('a1', '${daysBefore(35)}', 120)`,
  );
  database(standIn, 'ADDRESSES_DB').exec(
    `INSERT INTO release (id, kind, loaded_at, localities, streets, addresses, turn)
     VALUES ('gnaf-2026-11', 'national', '${daysBefore(200)}', 16000, 500000, 15000000, 1)`,
  );
  return standIn;
}

export const partner = {
  name: 'crm',
  kind: 'webhook',
  url: 'https://crm.partner.example/leads',
  signingSecret: 'HOOK_SECRET',
  verticals: '*',
  messages: true,
};

export function database({ databases }: StandIn, name: DatabaseName): DatabaseSync {
  const found = databases.get(name);
  if (!found) throw new Error(`The stand-in has no ${name}`);
  return found;
}

function migrated(folder: string): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  db.exec('CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT)');
  for (const name of migrationsIn(folder)) {
    db.exec(readFileSync(join(root, folder, name), 'utf8'));
    db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').run(name);
  }
  return db;
}

/** A new version without variables has a tenth of the traffic. */
const onTrial = [
  { version_id: 'v2', percentage: 10 },
  { version_id: 'v1', percentage: 90 },
];

function answer(standIn: StandIn, args: readonly string[]): Captured {
  const [group = '', verb = '', what = ''] = args;
  if (!standIn.signedIn) return failed('Not logged in. Run wrangler login');
  if (standIn.refused.has(`${group} ${verb}`)) return refusedByApi('Internal error [code: 7500]');
  switch (`${group} ${verb}`) {
    case 'secret list':
      if (!standIn.deployed) return failed('This Worker does not exist: not found [code: 10007]');
      return done(JSON.stringify([...standIn.secrets].map((name) => ({ name }))));
    case 'deployments status':
      return done(JSON.stringify({ versions: onTrial }));
    case 'versions view': {
      if (what !== 'v1') return done(JSON.stringify({ resources: { bindings: [] } }));
      const bindings = [...standIn.variables].map(([name, text]) => ({
        name,
        text,
        type: 'plain_text',
      }));
      return done(JSON.stringify({ resources: { bindings } }));
    }
    case 'queues info':
      return standIn.queues.has(what)
        ? done(`Queue Name: ${what}\nNumber of Consumers: ${standIn.queueConsumers}\n`)
        : failed(`Queue "${what}" does not exist.`);
    case 'd1 info':
      return standIn.databases.has('LEADS_DB')
        ? done(JSON.stringify({ database_size: standIn.leadBytes }))
        : missingDatabase(what);
    case 'd1 execute':
      return execute(standIn.databases.get(what), what, args.at(-1) ?? '');
    case 'kv bulk':
      return bulk(standIn.kv, what, args[3] ?? '');
    default:
      return failed(`The stand-in knows no ${group} ${verb}`);
  }
}

const missingDatabase = (name: string): Captured =>
  failed(`Couldn't find a D1 DB named '${name}' in the API.`);

function execute(db: DatabaseSync | undefined, name: string, command: string): Captured {
  if (!db) return missingDatabase(name);
  try {
    const results = command
      .split(';\n')
      .map((text) => ({ results: db.prepare(text).all(), success: true }));
    return done(JSON.stringify(results));
  } catch (error) {
    return refusedByApi(`${(error as Error).message}: SQLITE_ERROR [code: 7500]`);
  }
}

function bulk(kv: Map<string, string>, verb: string, file: string): Captured {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(content)) return failed('not a list');
  if (verb === 'get') {
    return done(
      JSON.stringify(Object.fromEntries(content.map((key) => [key, kv.get(key) ?? null]))),
    );
  }
  for (const { key, value } of content) kv.set(key, value);
  return done();
}
