/** A worker under test in its own folder: it can be killed, and started again with the state it left. */
import { cpSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/site/port/free-port.ts';
import { type Child, startChild } from './child-process.ts';
import type { Prepared } from './prepared-worker.ts';
import type { Beside, WorkerOrder } from './worker-host.ts';

export interface RunningWorker {
  readonly port: number;
  /** Where D1, KV and the cache live. */
  readonly state: string;
  /** The file with everything it has printed. */
  readonly log: string;
  /** Resolves when it answers. */
  start(): Promise<void>;
  /** Sends `kill -9` to workerd and its host in one signal; resolves when the port is closed. */
  kill(): Promise<void>;
}

export interface WorkerChoice {
  readonly bundle: keyof Prepared['bundles'];
  readonly vars: Readonly<Record<string, string>>;
  readonly beside?: Beside;
  /** Where its state goes; beside the log by default. */
  readonly stateFolder?: string | undefined;
}

/** @param folder an existing folder for the log and the state */
export async function startWorker(
  { bundles, options, template }: Prepared,
  folder: string,
  { bundle, vars, beside, stateFolder = folder }: WorkerChoice,
): Promise<RunningWorker> {
  const port = await freePort();
  const state = join(stateFolder, 'state');
  const log = join(folder, 'worker.log');
  const order: WorkerOrder = { bundle: bundles[bundle], state, port, options, vars, beside };
  rmSync(state, { recursive: true, force: true });
  cpSync(template, state, { recursive: true });
  let host: Child | undefined;
  const worker: RunningWorker = {
    port,
    state,
    log,
    async start() {
      host = startChild(new URL('worker-host.ts', import.meta.url), { log });
      await host.tell(order);
    },
    async kill() {
      await host?.kill();
      host = undefined;
      // A refused connection proves that no process of the killed group still serves.
      while (await answers(port)) await pause(5);
    },
  };
  await worker.start();
  return worker;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
