/** Starts bundled workers in workerd, through Miniflare. It imports little, because a killed process has to restart fast. */
import { dirname } from 'node:path';
import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from 'miniflare';

export interface StartOptions {
  /** The first answers every host that no other worker has a route for. */
  readonly workers: V4WorkerOptions[];
  /** Of the first worker; missing: any free one. */
  readonly port?: number;
  /** Where D1 and KV live; missing: nothing outlives the server. */
  readonly folder?: string;
}

/** Resolves when workerd answers. The caller disposes of the server. */
export async function startMiniflare({ workers, port, folder }: StartOptions): Promise<Miniflare> {
  const server = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      ...(port && { port }),
      ...(folder && { resourcePersistencePath: folder }),
      // Answers /cdn-cgi/local/scheduled: nothing here fires crons by itself.
      unsafeTriggerHandlers: true,
      telemetry: { enabled: false },
      workers,
    }),
  );
  await server.ready;
  return server;
}

/** The source of a worker whose script wrangler bundled. @param bundle the script's path */
export function sourceOf(bundle: string) {
  return {
    modules: [{ type: 'ESModule' as const, path: bundle }],
    modulesRoot: dirname(bundle),
  };
}
