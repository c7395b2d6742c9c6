/** Keeps the worker running: starts its process, kills it with all it started, starts it again. */
import { type ChildProcess, fork } from 'node:child_process';
import { openSync } from 'node:fs';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { leasedBetween, passTime, type Waiting } from './clock.ts';
import type { Kill } from './ledger.types.ts';
import type { Platform } from './platform.ts';

export interface Supervisor {
  readonly kills: readonly Kill[];
  start(): Promise<void>;
  /** `kill -9` for workerd and its host in the same moment; resolves when it runs again. */
  killAndRestart(pauseMs: number): Promise<void>;
  /** null while the worker is down. */
  pass(ms: number): Promise<Waiting | null>;
  stop(): Promise<void>;
}

const hostFile = fileURLToPath(new URL('worker-host.ts', import.meta.url));

export function supervise(platform: Platform, logFile: string): Supervisor {
  const log = openSync(logFile, 'a');
  const kills: Kill[] = [];
  let host: ChildProcess | undefined;
  let orphansBefore = 0;

  async function start(): Promise<void> {
    // A group of its own: one signal reaches workerd and its host, and nothing else.
    const child = fork(hostFile, {
      detached: true,
      execArgv: [],
      stdio: ['ignore', log, log, 'ipc'],
    });
    host = child;
    await ready(child, platform);
  }

  async function end(): Promise<void> {
    const child = host;
    host = undefined;
    if (!child) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    killGroup(child);
    await gone;
    await untilClosed(platform.port);
  }

  process.on('exit', () => host && killGroup(host));

  return {
    kills,
    start,
    async killAndRestart(pauseMs) {
      const from = Date.now();
      await end();
      const dead = Date.now();
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      await start();
      const interrupted = await leasedBetween(platform.port, from, dead);
      kills.push({ from, until: Date.now(), interrupted });
      orphansBefore = dead;
    },
    pass: (ms) => passTime(platform.port, { ms, orphansBefore }),
    stop: end,
  };
}

function ready(child: ChildProcess, platform: Platform): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', () => reject(new Error('The worker’s process ended: see worker.log')));
    child.send(platform);
  });
}

function killGroup(child: ChildProcess): void {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** A port that refuses is the proof that nothing of the killed group still serves. */
async function untilClosed(port: number): Promise<void> {
  while (await answers(port)) await new Promise((resolve) => setTimeout(resolve, 5));
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
