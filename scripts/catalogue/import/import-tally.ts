/** Counts of what an import takes and leaves out, with reasons, kept while it runs. */
import type { EnergyPlan } from '../../../domain/plans/energy/energy-plan.ts';

interface Counted {
  readonly reason: string;
  readonly count: number;
  readonly examples: readonly string[];
}

export interface ImportTally {
  /** @param entry id and place: `QUA1@EME (plans.json, entry 4)` */
  refuse(entry: string, reason: string): void;
  /** An energy plan that will be loaded, on sale or ended. */
  take(plan: EnergyPlan): void;
  /** Another answer with the same id is newer. */
  older(): void;
  /** An entry from the list of plans, which has no tariff. */
  summary(): void;
  result(): ImportResult;
}

export interface ImportResult {
  readonly energy: {
    readonly priced: number;
    readonly unpriced: Readonly<Record<string, number>>;
    readonly ended: number;
    readonly flags: Readonly<Record<string, number>>;
  };
  readonly older: number;
  readonly summaries: number;
  readonly refused: readonly Counted[];
}

const mostExamples = 3;
const mostReason = 300;

/** @param keep keeps every refusal as an example, for a full report */
export function importTally({ keep }: { readonly keep: boolean }): ImportTally {
  const refused = new Map<string, { count: number; examples: string[] }>();
  const unpriced: Record<string, number> = {};
  const flags: Record<string, number> = {};
  let priced = 0;
  let ended = 0;
  let older = 0;
  let summaries = 0;
  return {
    refuse(entry, said) {
      const kind = kindOfReason(said).slice(0, mostReason);
      const reason = said.slice(0, mostReason);
      const known = refused.get(kind) ?? { count: 0, examples: [] };
      known.count++;
      const example = kind === reason ? entry : `${entry}: ${reason}`;
      if (keep || known.examples.length < mostExamples) known.examples.push(example);
      refused.set(kind, known);
    },
    take(plan) {
      if (plan.unpriced) unpriced[plan.unpriced] = (unpriced[plan.unpriced] ?? 0) + 1;
      else priced++;
      if (plan.endedOn !== undefined) ended++;
      for (const flag of plan.flags) flags[flag] = (flags[flag] ?? 0) + 1;
    },
    older() {
      older++;
    },
    summary() {
      summaries++;
    },
    result: () => ({
      energy: { priced, unpriced, ended, flags },
      older,
      summaries,
      refused: [...refused]
        .map(([reason, { count, examples }]) => ({ reason, count, examples }))
        .toSorted((a, b) => b.count - a.count || (a.reason < b.reason ? -1 : 1)),
    }),
  };
}

/** Reasons that differ only in quoted text or list index count as one. */
function kindOfReason(reason: string): string {
  return reason
    .replace(/\.\d+(?=[.:])/g, '')
    .replace(/(Expected )?"[^"]*"/g, (whole, expected) => (expected ? whole : '"…"'));
}
