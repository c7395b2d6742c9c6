/** Everything a run is played on: partner, worker, ledgers, in a folder of its own. */
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/lighthouse/free-port.ts';
import { audit, type Figures } from './audit.ts';
import { readLines } from './json-lines.ts';
import type { ClientLine, PartnerLine } from './ledger.types.ts';
import type { Mode } from './partner-behaviour.ts';
import { partnerVars } from './partner-kinds.ts';
import { type PartnerProcess, startPartner } from './partner-process.ts';
import type { Platform } from './platform.ts';
import { type Supervisor, supervise } from './supervisor.ts';

/** What all runs share. */
export interface Prepared {
  readonly workerOptions: Platform['workerOptions'];
  /** A filled platform to copy. */
  readonly template: string;
  readonly bundles: { readonly real: string; readonly queueOnly: string };
}

export interface Stage {
  readonly port: number;
  readonly clientLedger: string;
  readonly partner: PartnerProcess;
  readonly supervisor: Supervisor;
  /** What the ledgers say now. */
  figures(): Figures;
  /** When the partner took its last delivery. */
  lastAcceptedAt(): number;
  stop(): Promise<void>;
}

export async function openStage(
  { workerOptions, template, bundles }: Prepared,
  folder: string,
  { seed, mode, bundle }: { seed: number; mode: Mode; bundle: keyof Prepared['bundles'] },
): Promise<Stage> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const state = join(process.env.FAULTS_STATE ?? folder, 'state');
  rmSync(state, { recursive: true, force: true });
  cpSync(template, state, { recursive: true });
  const clientLedger = join(folder, 'clients.jsonl');
  const ledger = join(folder, 'partner.jsonl');
  const partner = await startPartner({ seed, ledger, mode }, join(folder, 'partner.log'));
  const port = await freePort();
  const supervisor = supervise(
    {
      bundle: bundles[bundle],
      folder: state,
      port,
      workerOptions,
      vars: partnerVars(partner.port),
    },
    join(folder, 'worker.log'),
  );
  await supervisor.start();
  return {
    ...{ port, clientLedger, partner, supervisor },
    figures: () =>
      audit({
        clients: readLines<ClientLine>(clientLedger),
        partner: readLines<PartnerLine>(ledger),
        kills: supervisor.kills,
        endedAt: Date.now(),
      }),
    lastAcceptedAt: () =>
      readLines<PartnerLine>(ledger).reduce(
        (last, line) => (line.what === 'accepted' ? Math.max(last, line.at) : last),
        0,
      ),
    async stop() {
      await supervisor.stop();
      partner.stop();
    },
  };
}
