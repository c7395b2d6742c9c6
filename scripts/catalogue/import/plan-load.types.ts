/** What an import loads, and where it goes. */
import type { Catalogue } from '../../../domain/plans/catalogue.ts';
import type { EnergyPlan } from '../../../domain/plans/energy/energy-plan.ts';

/** A plan to load, with who sells it. */
export interface PlanEntry {
  readonly plan: EnergyPlan;
  readonly provider: Pick<Catalogue['providers'][number], 'id' | 'name' | 'logo'>;
}

/** Where energy plans go; live when it is finished, and not before. */
export interface PlanLoad {
  /** @returns how far a load of the same source is that was interrupted */
  begin(source: string): Promise<{ readonly taken: number }>;
  put(entries: readonly PlanEntry[], position: number): Promise<void>;
  finish(): Promise<void>;
}
