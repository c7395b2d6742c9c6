/** Starts bundled workers in workerd, through Miniflare. It imports little, because a killed process has to restart fast. */
import { appendFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions } from 'miniflare';

export interface StartOptions {
  /** The first answers every host that no other worker has a route for. */
  readonly workers: V4WorkerOptions[];
  /** Of the first worker; missing: any free one. */
  readonly port?: number;
  /** Where D1 and KV live; missing: nothing outlives the server. */
  readonly folder?: string;
  /** Lets a program watch the workers' isolates. */
  readonly inspectorPort?: number;
  /** A file for what the workers print; missing: the terminal. */
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
