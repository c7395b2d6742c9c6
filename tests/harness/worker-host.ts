/** The process that gets killed: the worker in workerd, with the bindings of wrangler.toml over one folder on disk. */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { V4MiniflareOptions } from 'miniflare';

/** Plain data, because it travels to another process. */
export interface WorkerOrder {
  /** The bundled worker. */
  readonly bundle: string;
  /** Where D1, KV and the cache live. Queues have no place there: locally they are memory. */
  readonly state: string;
  readonly port: number;
  /** From wrangler.toml, read by wrangler. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly vars: Readonly<Record<string, string>>;
  readonly beside?: Beside | undefined;
}

/** A second worker on the same port, which has the leads database; the real one does not know it. */
export interface Beside {
  readonly host: string;
  /** A module, in JavaScript. */
  readonly script: string;
}

interface ReadOptions {
  readonly bindings?: Readonly<Record<string, unknown>>;
  readonly d1Databases?: Readonly<Record<string, unknown>>;
  readonly compatibilityDate?: string;
}

const require = createRequire(import.meta.url);
/** The copy that wrangler depends on, so that both are of one release. */
const { Miniflare, convertV4MiniflareOptions } = createRequire(require.resolve('wrangler'))(
  'miniflare',
) as typeof import('miniflare');

process.on('disconnect', () => process.exit(0));
process.once('message', (order: WorkerOrder) => {
  serve(order).then(
    () => process.send?.('ready'),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

/** Resolves when workerd answers. */
async function serve({ bundle, state, port, options, vars, beside }: WorkerOrder): Promise<void> {
  const { bindings, d1Databases, compatibilityDate } = options as ReadOptions;
  const real = {
    ...options,
    name: 'kurrajong',
    modules: [{ type: 'ESModule', path: bundle }],
    modulesRoot: dirname(bundle),
    bindings: { ...bindings, ...vars },
  };
  const second = beside && {
    name: 'beside',
    compatibilityDate,
    routes: [`${beside.host}/*`],
    modules: [{ type: 'ESModule', path: 'beside.js', contents: beside.script }],
    d1Databases: { LEADS_DB: d1Databases?.LEADS_DB },
  };
  const all: unknown = {
    ...{ host: '127.0.0.1', port, resourcePersistencePath: state },
    // Answers /cdn-cgi/local/scheduled: no cron fires by itself here.
    unsafeTriggerHandlers: true,
    telemetry: { enabled: false },
    workers: second ? [real, second] : [real],
  };
  await new Miniflare(convertV4MiniflareOptions(all as V4MiniflareOptions)).ready;
}
