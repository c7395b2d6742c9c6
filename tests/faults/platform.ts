/** One worker of a run: the site in Miniflare over one folder on disk, and a clock beside it. */
import type { Miniflare, V4WorkerOptions, V4WorkerOptionsShape } from 'miniflare';
import { sourceOf, startMiniflare } from '../../scripts/site/start-miniflare.ts';

/** Everything a worker of the run needs, as plain data: it goes to another process. */
export interface Platform {
  /** The bundled worker. */
  readonly bundle: string;
  /** Where D1 and KV live. Queues have no place there: locally they are memory. */
  readonly folder: string;
  readonly port: number;
  /** From wrangler.toml, read by wrangler. */
  readonly workerOptions: V4WorkerOptionsShape;
  readonly vars: Readonly<Record<string, string>>;
}

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
export function openPlatform(platform: Platform): Promise<Miniflare> {
  const { bundle, folder, port, workerOptions, vars } = platform;
  const { bindings, d1Databases, compatibilityDate } = workerOptions;
  const site: V4WorkerOptions = {
    ...workerOptions,
    name: 'kurrajong',
    ...sourceOf(bundle),
    bindings: { ...bindings, ...vars },
  };
  const clock: V4WorkerOptions = {
    name: 'clock',
    ...(compatibilityDate && { compatibilityDate }),
    routes: [`${clockHost}/*`],
    modules: [{ type: 'ESModule', path: 'clock.js', contents: clockWorker }],
    ...(d1Databases && { d1Databases }),
  };
  return startMiniflare({ workers: [site, clock], folder, port });
}
