/** Types of what an import loads, and of where it goes. */
import type { Catalogue } from '../../../domain/plans/catalogue.ts';
import type { EnergyPlan } from '../../../domain/plans/energy/energy-plan.ts';

/** A plan to load, with its provider. */
export interface PlanEntry {
  readonly plan: EnergyPlan;
  readonly provider: Pick<Catalogue['providers'][number], 'id' | 'name' | 'logo'>;
}

/** A load of energy plans, which goes live only when it is finished. */
export interface PlanLoad {
  /** @returns the position reached by an interrupted load of the same source */
  begin(source: string): Promise<{ readonly taken: number }>;
  put(entries: readonly PlanEntry[], position: number): Promise<void>;
  finish(): Promise<void>;
}
