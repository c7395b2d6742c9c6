/** All energy plans sold to a home, with tariffs, sent to a browser that prices them from its meter data. */

import type { EnergyPlan } from '../energy/energy-plan.ts';
import type { CardProvider } from '../plan-card.ts';
import type { NamedProvider, PageArea, UnpricedPlan } from './plan-page.ts';

/** The answer of `GET /api/plans/energy`. */
export interface SoldEnergy {
  /** Plans on sale, with or without a price. */
  readonly plans: readonly { readonly plan: EnergyPlan; readonly provider: CardProvider }[];
  readonly providers: readonly NamedProvider[];
  readonly area: PageArea;
  /** The plans without a price, with the reason. */
  readonly unpriced: readonly UnpricedPlan[];
  /** ISO time when the plans were loaded, or when a stale answer was fetched; null while none are loaded. */
  readonly asOf: string | null;
  /** True where the plans could not be refreshed, so these are the last ones fetched. */
  readonly stale: boolean;
}
