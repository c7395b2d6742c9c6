/** Starts the partner and talks to it: its port, and how well it is. */
import { fork } from 'node:child_process';
import { openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PartnerOrder, PartnerReport } from './fault-partner.ts';
import type { Mode } from './partner-behaviour.ts';

export interface PartnerProcess {
  readonly port: number;
  /** Resolves when the partner has taken it in. */
  become(mode: Mode): Promise<void>;
  stop(): void;
}

const file = fileURLToPath(new URL('fault-partner.ts', import.meta.url));

export async function startPartner(order: PartnerOrder, logFile: string): Promise<PartnerProcess> {
  const log = openSync(logFile, 'a');
  const child = fork(file, { execArgv: [], stdio: ['ignore', log, log, 'ipc'] });
  const tell = (next: PartnerOrder) =>
    new Promise<PartnerReport>((resolve, reject) => {
      child.once('message', (report: PartnerReport) => resolve(report));
      child.once('exit', () => reject(new Error(`The partner ended: ${logFile}`)));
      child.send(next);
    });
  process.on('exit', () => child.kill('SIGKILL'));
  const { port } = await tell(order);
  return {
    port,
    async become(mode) {
      await tell({ ...order, mode });
    },
    stop: () => child.kill('SIGKILL'),
  };
}
