/** The built site on its own socket, with no development server or assets worker in front of it. */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Miniflare, V4WorkerOptions, V4WorkerOptionsShape } from 'miniflare';
import { freePort } from '../../scripts/site/port/free-port.ts';
import { sourceOf, startMiniflare } from '../../scripts/site/start-miniflare.ts';
import { type IsolateHeap, watchHeap } from './isolate-heap.ts';

export interface DirectSite {
  readonly server: Miniflare;
  readonly port: number;
  /** Of the site's isolate. */
  readonly heap: IsolateHeap;
  /** Runs the sweep of every minute; resolves when it has ended. */
  sweep(): Promise<void>;
  stop(): Promise<void>;
}

export interface DirectOrder {
  /** The bundled worker. */
  readonly bundle: string;
  readonly options: V4WorkerOptionsShape;
  /** The state of a filled platform, to be copied. */
  readonly template: string;
  /** The folder for the copy and for `worker.log`. */
  readonly folder: string;
  readonly vars: Readonly<Record<string, string>>;
}

const name = 'direct';

/** Starts the site as a production worker that logs no requests. The caller stops it. */
export async function startDirectSite(order: DirectOrder): Promise<DirectSite> {
  const { bundle, options, template, vars } = order;
  const folder = join(order.folder, 'state');
  rmSync(order.folder, { recursive: true, force: true });
  cpSync(template, folder, { recursive: true });
  const bindings = { ...options.bindings, STAGE: 'production', REQUEST_LOG: 'off', ...vars };
  const site: V4WorkerOptions = { ...options, ...sourceOf(bundle), bindings };
  // Miniflare puts another worker in front of one with assets, so `behind` serves the assets and runs the crons.
  const { queueConsumers, ...behind } = site;
  const { assets, cronTriggers, ...direct } = site;
  const server = await startMiniflare({
    folder,
    inspectorPort: await freePort(),
    log: join(order.folder, 'worker.log'),
    workers: [
      { ...behind, name: 'behind' },
      {
        ...direct,
        name,
        serviceBindings: { ASSETS: 'behind' },
        unsafeDirectSockets: [{ host: '127.0.0.1' }],
      },
    ],
  });
  const heap = await watchHeap(server, name);
  const { port } = await server.unsafeGetDirectURL(name);
  return {
    server,
    heap,
    port: Number(port),
    async sweep() {
      const url = new URL('/cdn-cgi/local/scheduled?cron=*+*+*+*+*', await server.ready);
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(`The sweep answered ${answer.status}`);
      await answer.arrayBuffer();
    },
    async stop() {
      heap.close();
      await server.dispose();
    },
  };
}
