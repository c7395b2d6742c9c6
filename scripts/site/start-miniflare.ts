/** Starts bundled workers in workerd through Miniflare. It imports little, because a killed process must restart fast. */
import { appendFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from 'miniflare';

export interface StartOptions {
  /** The first answers all hosts without a route to another worker. */
  readonly workers: V4WorkerOptions[];
  /** The first worker's port; any free one if missing. */
  readonly port?: number;
  /** The folder of D1 and KV; if missing, nothing outlives the server. */
  readonly folder?: string;
  /** The port on which a program can inspect the workers' isolates. */
  readonly inspectorPort?: number;
  /** A file for the workers' output; the terminal if missing. */
  readonly log?: string;
}

/** Resolves when workerd answers. The caller disposes of the server. */
export async function startMiniflare(options: StartOptions): Promise<Miniflare> {
  const { workers, port, folder, inspectorPort, log } = options;
  const server = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      ...(port && { port }),
      ...(inspectorPort && { inspectorPort }),
      ...(log && {
        handleStructuredLogs: ({ message }: { readonly message: string }) =>
          appendFileSync(log, `${message}\n`),
      }),
      ...(folder && { resourcePersistencePath: folder }),
      // Enables /cdn-cgi/local/scheduled, because nothing here fires crons automatically.
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
