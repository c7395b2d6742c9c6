/** The SQL that reads energy plans: the areas of a place, and the plans of areas. */

import type { ProviderColumns } from '../card-rows.ts';
import { providerColumns } from '../plan-statement.ts';

/** The live release of energy plans. */
export interface LiveEnergy {
  readonly id: string;
  readonly source: string;
  /** ISO time. */
  readonly loadedAt: string;
  readonly plans: number;
}

export const liveStatement =
  "SELECT id, source, loaded_at AS loadedAt, plans FROM energy_release WHERE state = 'live'";

export interface AreaColumns {
  readonly id: string;
  readonly fuel: string;
  readonly place: string;
  readonly states: string;
  readonly distributors: string;
  readonly except_postcodes: string;
}

/** Value: places as a JSON list. */
export const areasStatement = `SELECT a.id, a.fuel, k.place, a.states, a.distributors, a.except_postcodes
FROM energy_release r CROSS JOIN energy_place k CROSS JOIN energy_area a
WHERE r.state = 'live' AND k.release = r.id AND k.place IN (SELECT value FROM json_each(?1))
AND a.release = k.release AND a.id = k.area`;

/** Who can get a plan: kept in `rest`, since only the plan's page shows it in full, but cards need it too. */
const whoColumn = "json_extract(p.rest, '$.eligibility') AS eligibility";

export interface ListingColumns {
  readonly listing: string;
  /** A JSON list; absent from rows that were cached before this column was read. */
  readonly eligibility?: string | null;
}

export interface PlanColumns extends ListingColumns {
  readonly provider_id: string;
}

/** Values: release, fuel, customer, areas as a JSON list. */
export const plansStatement = `SELECT p.listing, ${whoColumn}, p.provider_id
FROM json_each(?4) a CROSS JOIN energy_plan p INDEXED BY energy_plan_area
WHERE p.release = ?1 AND p.fuel = ?2 AND p.customer = ?3 AND p.area = a.value AND p.ended = 0`;

/** Every provider with an energy plan that has not ended, by name. */
export const energySellersStatement = `SELECT 'energy' AS vertical, ${providerColumns}
FROM energy_release r CROSS JOIN energy_provider s
WHERE r.state = 'live' AND s.release = r.id AND s.sells = 1 ORDER BY s.sort_name, s.id`;

/** Value: ids as a JSON list. */
export const chosenEnergyStatement = `SELECT p.listing AS document, ${whoColumn}, r.id AS release, p.area, p.fuel, ${providerColumns}
FROM energy_release r CROSS JOIN json_each(?1) i CROSS JOIN energy_plan p CROSS JOIN energy_provider s
WHERE r.state = 'live' AND p.release = r.id AND p.id = i.value AND s.release = r.id AND s.id = p.provider_id`;

export interface WholePlanColumns extends ProviderColumns {
  readonly release: string;
  readonly listing: string;
  readonly rest: string;
  /** The area's id; the fields below are the area's own. */
  readonly area: string;
  readonly fuel: string;
  readonly states: string;
  readonly distributors: string;
  readonly except_postcodes: string;
  readonly postcodes: string;
}

/** One plan with the details that only its own page shows. Value: its id. */
export const wholePlanStatement = `SELECT r.id AS release, p.listing, p.rest, p.area, p.fuel, a.states, a.distributors, a.except_postcodes, a.postcodes, ${providerColumns}
FROM energy_release r CROSS JOIN energy_plan p CROSS JOIN energy_area a CROSS JOIN energy_provider s
WHERE r.state = 'live' AND p.release = r.id AND p.id = ?1
AND a.release = r.id AND a.id = p.area AND s.release = r.id AND s.id = p.provider_id`;

/** The id and checked day of every plan on offer. Value: the day of the offer. */
export const pagesStatement = `SELECT p.id, p.checked_on AS checkedOn
FROM energy_release r CROSS JOIN energy_plan p INDEXED BY energy_plan_pages
WHERE r.state = 'live' AND p.release = r.id AND p.ended = 0
AND p.sold_from <= ?1 AND (p.sold_until = '' OR p.sold_until > ?1)`;
