/** Every energy plan that a home is sold, with its tariffs: from the catalogue to the browser that prices them by the meter. */

import type { EnergyPlan } from '../energy/energy-plan.ts';
import type { CardProvider } from '../plan-card.ts';
import type { NamedProvider, PageArea, UnpricedPlan } from './plan-page.ts';

/** What `GET /api/plans/energy` answers. */
export interface SoldEnergy {
  /** On offer, with a price or without. */
  readonly plans: readonly { readonly plan: EnergyPlan; readonly provider: CardProvider }[];
  readonly providers: readonly NamedProvider[];
  readonly area: PageArea;
  /** Those without a price, with the reason. */
  readonly unpriced: readonly UnpricedPlan[];
  /** ISO time: when the plans were loaded, or when an old answer was fetched; null while none are. */
  readonly asOf: string | null;
  /** They could not be asked for again; these are the last ones we have. */
  readonly stale: boolean;
}
