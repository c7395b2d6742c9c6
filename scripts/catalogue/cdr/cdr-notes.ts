/** Notes made while a plan is read: how unclear data was read, and why the plan has no price. */
import type { Flag, UnpricedReason } from '../../../domain/plans/energy/energy-words.ts';

export interface CdrNotes {
  readonly flags: Set<Flag>;
  readonly unpriced: Set<UnpricedReason>;
}

export function newNotes(): CdrNotes {
  return { flags: new Set(), unpriced: new Set() };
}
