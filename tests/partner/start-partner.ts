/** Starts the partner on a free port, and knows the worker's variables for it. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface RunningPartner {
  readonly origin: string;
  stop(): void;
}

const file = fileURLToPath(new URL('partner-main.ts', import.meta.url));

export function startPartner(): Promise<RunningPartner> {
  const child: ChildProcess = fork(file, {
    execArgv: [],
    env: { ...process.env, PARTNER_PORT: '0' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', ({ origin }: { origin: string }) =>
      resolve({ origin, stop: () => child.kill() }),
    );
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The partner ended with ${code}`)));
  });
}
