/** A delivery that a partner has, or may have, as reported to ops. */
import { iso } from './record-rows.ts';

export interface PassedOn {
  readonly reference: string;
  readonly partner: string | null;
  /** Null while it is being sent. */
  readonly at: string | null;
}

export interface PassedOnRow {
  readonly reference: string;
  readonly partner: string | null;
  readonly settled_at: number | null;
}

export function toPassedOn({ reference, partner, settled_at }: PassedOnRow): PassedOn {
  return { reference, partner, at: settled_at === null ? null : iso(settled_at) };
}
