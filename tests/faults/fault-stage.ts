/** Everything a run needs, in its own folder: the worker, the partner, their ledgers, the clock. */
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startChild } from '../harness/child-process.ts';
import { emptyFolder, type Prepared } from '../harness/prepared-worker.ts';
import { startWorker, type WorkerChoice } from '../harness/running-worker.ts';
import { audit, type Figures } from './audit.ts';
import { clockWorker, leasedBetween, passTime, type Waiting } from './clock.ts';
import type { PartnerOrder, PartnerReport } from './fault-partner.ts';
import { type ClientLine, type Kill, type PartnerLine, readLines } from './ledger.ts';
import type { Mode } from './partner-behaviour.ts';
import { partnerVars } from './partner-kinds.ts';

export interface Stage {
  readonly port: number;
  /** The file in which visitors record what they were told. */
  readonly clientLedger: string;
  kills(): number;
  /** Resolves when the worker runs again. */
  killAndRestart(pauseMs: number): Promise<void>;
  /** Makes this much time pass for whatever waits; null while the worker is down. */
  pass(ms: number): Promise<Waiting | null>;
  /** Resolves when the partner has changed to this mode. */
  become(mode: Mode): Promise<void>;
  /** The audit of the ledgers so far. */
  figures(): Figures;
  /** When the partner took its last delivery; 0 before the first. */
  lastAcceptedAt(): number;
  stop(): Promise<void>;
}

export interface StageOptions {
  readonly seed: number;
  readonly mode: Mode;
  readonly bundle: WorkerChoice['bundle'];
}

export async function openStage(
  prepared: Prepared,
  folder: string,
  { seed, mode, bundle }: StageOptions,
): Promise<Stage> {
  emptyFolder(folder);
  const clientLedger = join(folder, 'clients.jsonl');
  const ledger = join(folder, 'partner.jsonl');
  const script = new URL('fault-partner.ts', import.meta.url);
  const partner = startChild(script, { log: join(folder, 'partner.log') });
  const behave = (mode: Mode) =>
    partner.tell<PartnerReport>({ seed, ledger, mode } satisfies PartnerOrder);
  const vars = partnerVars((await behave(mode)).port);
  const { FAULTS_STATE } = process.env;
  const stateFolder = FAULTS_STATE && join(FAULTS_STATE, basename(folder));
  const choice = { bundle, vars, beside: clockWorker, stateFolder };
  const worker = await startWorker(prepared, folder, choice);
  const { port } = worker;
  const kills: Kill[] = [];
  let orphansBefore = 0;
  const taken = () => readLines<PartnerLine>(ledger);
  return {
    port,
    clientLedger,
    kills: () => kills.length,
    async killAndRestart(pauseMs) {
      const from = Date.now();
      await worker.kill();
      const dead = Date.now();
      await pause(pauseMs);
      await worker.start();
      const interrupted = await leasedBetween(port, from, dead);
      kills.push({ from, until: Date.now(), interrupted });
      orphansBefore = dead;
    },
    pass: (ms) => passTime(port, { ms, orphansBefore }),
    async become(mode) {
      await behave(mode);
    },
    figures: () =>
      audit({
        clients: readLines<ClientLine>(clientLedger),
        partner: taken(),
        kills,
        endedAt: Date.now(),
      }),
    lastAcceptedAt: () =>
      Math.max(0, ...taken().flatMap((line) => (line.what === 'accepted' ? [line.at] : []))),
    async stop() {
      await worker.kill();
      await partner.kill();
    },
  };
}
