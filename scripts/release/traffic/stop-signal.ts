/** Ctrl+C, an end by the system or a lost terminal while traffic moves: the version is taken back before the process ends. */
import { ReleaseStopped } from '../release-order.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface StopSignal {
  /** Rejects when somebody asks for the end. */
  readonly asked: Promise<never>;
  /** Aborts then, for what would go on by itself. */
  readonly signal: AbortSignal;
  /** @throws ReleaseStopped when somebody has asked for it */
  readonly demandNone: () => void;
  /** From here on a signal ends the process as ever. */
  readonly release: () => void;
}

export function listenForStop(): StopSignal {
  const { signal, abort } = stopper();
  const asked = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  // Nobody may be waiting just then.
  asked.catch(() => undefined);
  for (const name of signals) process.on(name, abort);
  // Nothing can be said on a terminal that is gone, and the version is taken back all the same.
  process.stdout.on('error', nothing);
  return {
    asked,
    signal,
    demandNone: () => signal.throwIfAborted(),
    release() {
      for (const name of signals) process.off(name, abort);
      process.stdout.off('error', nothing);
    },
  };
}

function nothing(): void {}

function stopper() {
  const controller = new AbortController();
  const abort = (name: NodeJS.Signals) =>
    controller.abort(new ReleaseStopped(`Ended by ${name} while traffic moved`));
  return { signal: controller.signal, abort };
}
