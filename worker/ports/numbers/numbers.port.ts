/** The numbers port: counts events on the site, and nothing about who caused them (docs/contracts/numbers.md). */
import type { CountedEvent } from '../../../domain/numbers/counted-event.ts';

export interface NumbersPort {
  /**
   * Never throws and never waits.
   * @returns work that must outlive the response, if there is any; it never rejects
   */
  count(event: CountedEvent): Promise<void> | undefined;
}

/** For a worker without a binding that could keep numbers. */
export const noNumbers: NumbersPort = { count: () => undefined };
