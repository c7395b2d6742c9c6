/** Counts what happens on the site, without anything about who did it (docs/contracts/numbers.md). */
import type { CountedEvent } from '../../../domain/numbers/counted-event.ts';

export interface NumbersPort {
  /**
   * Never throws and never waits.
   * @returns work that is to outlive the answer, where there is any; it never rejects
   */
  count(event: CountedEvent): Promise<void> | undefined;
}

/** Where nothing is bound that could keep numbers. */
export const noNumbers: NumbersPort = { count: () => undefined };
