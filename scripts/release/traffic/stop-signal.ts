/** Handles Ctrl+C, termination or a lost terminal while traffic moves: the version is rolled back before the process ends. */
import { ReleaseStopped } from '../release-order.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface StopSignal {
  /** Rejects when a signal arrives. */
  readonly asked: Promise<never>;
  /** Aborts at the same time, for work that would otherwise continue. */
  readonly signal: AbortSignal;
  /** @throws ReleaseStopped if a signal has arrived */
  readonly demandNone: () => void;
  /** Stops listening: signals end the process as usual again. */
  readonly release: () => void;
}

export function listenForStop(): StopSignal {
  const { signal, abort } = stopper();
  const asked = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  // No one may be awaiting it, so avoid an unhandled rejection.
  asked.catch(() => undefined);
  for (const name of signals) process.on(name, abort);
  // Writing to a lost terminal fails, and the version must be rolled back all the same.
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
    controller.abort(new ReleaseStopped(`Stopped by ${name} while traffic was moving`));
  return { signal: controller.signal, abort };
}
