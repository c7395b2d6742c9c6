/** Miniflare as wrangler itself uses it: the worker's real configuration over one folder on disk. */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { V4MiniflareOptions } from 'miniflare';

/** Everything a worker of the run needs, as plain data: it goes to another process. */
export interface Platform {
  /** The bundled worker. */
  readonly bundle: string;
  /** Where D1 and KV live. Queues have no place there: locally they are memory. */
  readonly folder: string;
  readonly port: number;
  /** From wrangler.toml, read by wrangler. */
  readonly workerOptions: Readonly<Record<string, unknown>>;
  readonly vars: Readonly<Record<string, string>>;
}

interface ReadOptions {
  readonly bindings?: Readonly<Record<string, unknown>>;
  readonly d1Databases?: Readonly<Record<string, unknown>>;
  readonly compatibilityDate?: string;
}

const require = createRequire(import.meta.url);
/** The one that wrangler depends on, so that both are of the same release. */
const miniflare = createRequire(require.resolve('wrangler'))(
  'miniflare',
) as typeof import('miniflare');

export type Server = InstanceType<typeof miniflare.Miniflare>;

/** The name under which the worker beside it answers. */
export const clockHost = 'clock.localhost';

/** Runs statements in the leads database, for the clock; the real worker does not know it. */
const clockWorker = `export default {
  async fetch(request, { LEADS_DB }) {
    const statements = await request.json();
    const made = statements.map(({ sql, values }) => LEADS_DB.prepare(sql).bind(...values));
    return Response.json((await LEADS_DB.batch(made)).map(({ results }) => results));
  },
};`;

/** Starts workerd; resolves when it answers. */
export async function openPlatform(platform: Platform): Promise<Server> {
  const { bundle, folder, port, workerOptions, vars } = platform;
  const { bindings, d1Databases, compatibilityDate } = workerOptions as ReadOptions;
  const options: unknown = {
    host: '127.0.0.1',
    port,
    resourcePersistencePath: folder,
    // Answers /cdn-cgi/local/scheduled: nothing here fires crons by itself.
    unsafeTriggerHandlers: true,
    telemetry: { enabled: false },
    workers: [
      {
        ...workerOptions,
        name: 'kurrajong',
        modules: [{ type: 'ESModule', path: bundle }],
        modulesRoot: dirname(bundle),
        bindings: { ...bindings, ...vars },
      },
      {
        name: 'clock',
        compatibilityDate,
        routes: [`${clockHost}/*`],
        modules: [{ type: 'ESModule', path: 'clock.js', contents: clockWorker }],
        d1Databases: { LEADS_DB: d1Databases?.LEADS_DB },
      },
    ],
  };
  const server = new miniflare.Miniflare(
    miniflare.convertV4MiniflareOptions(options as V4MiniflareOptions),
  );
  await server.ready;
  return server;
}
