/** Energy plans as rows: each area once, found by place, and each plan apart from what only its page shows. */

import { statesOfPostcode } from '../../../../domain/address/postcode-borders.ts';
import { sha256Of } from '../../../../domain/hex.ts';
import { isEverywhere, normalArea } from '../../../../domain/plans/energy/energy-area.ts';
import type { EnergyArea, EnergyPlan } from '../../../../domain/plans/energy/energy-plan.ts';
import { fuelOf } from '../../../../domain/plans/energy/energy-plan-properties.ts';
import { sortName } from '../../../../domain/plans/list/rank.ts';
import type { CardProvider } from '../../../../domain/plans/plan-card.ts';

/** A plan to load, with its provider. */
export interface EnergyEntry {
  readonly plan: EnergyPlan;
  readonly provider: EnergyProvider;
}
export type EnergyProvider = Pick<CardProvider, 'id' | 'name'> & {
  readonly logo?: CardProvider['logo'] | undefined;
};

export const energyColumns = {
  energy_provider: ['release', 'id', 'name', 'sort_name', 'logo_url', 'logo_alt'],
  energy_area: ['release', 'id', 'fuel', 'states', 'distributors', 'except_postcodes', 'postcodes'],
  energy_place: ['release', 'place', 'area'],
  energy_plan: [
    'release',
    'id',
    'fuel',
    'customer',
    'area',
    'provider_id',
    'checked_on',
    'ended',
    'sold_from',
    'sold_until',
    'listing',
    'rest',
  ],
} as const;
export type EnergyTable = keyof typeof energyColumns;

export type EnergyRows = Readonly<Record<EnergyTable, readonly object[]>>;

/** The place of areas found without a postcode: they name no place, or every state with a choice of retailer. */
export const anyPlace = '*';

/** @param known ids of the areas that the load has already put; these plans' areas are added */
export async function energyRows(
  release: string,
  entries: readonly EnergyEntry[],
  known: Set<string>,
): Promise<EnergyRows> {
  const named = await Promise.all(
    entries.map(async (entry) => ({ ...entry, ...(await areaOf(entry)) })),
  );
  const areas = new Map(named.filter(({ id }) => !known.has(id)).map((one) => [one.id, one]));
  for (const id of areas.keys()) known.add(id);
  const providers = new Map(entries.map(({ provider }) => [provider.id, provider]));
  return {
    energy_provider: [...providers.values()].map((provider) => providerRow(release, provider)),
    energy_area: [...areas.values()].map(({ id, fuel, area }) => ({
      release,
      id,
      fuel,
      states: JSON.stringify(area.states),
      distributors: JSON.stringify(area.distributors),
      except_postcodes: JSON.stringify(area.except),
      postcodes: JSON.stringify(area.postcodes),
    })),
    energy_place: [...areas.values()].flatMap(({ id, area }) =>
      placesOf(area).map((place) => ({ release, place, area: id })),
    ),
    energy_plan: named.map(({ plan, id, fuel }) => planRow(release, plan, { area: id, fuel })),
  };
}

export function providerRow(release: string, { id, name, logo }: EnergyProvider): object {
  const row = { release, id, name, sort_name: sortName(name) };
  return { ...row, logo_url: logo?.url, logo_alt: logo?.altText };
}

const everywhere: EnergyArea = { states: [], distributors: [], postcodes: [], except: [] };

async function areaOf({ plan }: EnergyEntry) {
  const area = normalArea(plan.area ?? everywhere);
  const fuel = fuelOf(plan);
  return { fuel, area, id: (await sha256Of([fuel, area])).slice(0, 12) };
}

function placesOf(area: EnergyArea): string[] {
  const { postcodes, states, except } = area;
  if (postcodes.length === 0) {
    return states.length > 0 && !isEverywhere(area) ? [...states] : [anyPlace];
  }
  const within = (postcode: string) =>
    states.length === 0 || statesOfPostcode(postcode).some((state) => states.includes(state));
  return postcodes.filter((postcode) => within(postcode) && !except.includes(postcode));
}

function planRow(
  release: string,
  { eligibility, benefitEnds, ...plan }: EnergyPlan,
  where: { readonly area: string; readonly fuel: string },
): object {
  // Postcodes would be most of a listing, and every plan that a page reads is sold in the page's postcode.
  const listing = {
    ...plan,
    ...(plan.area && { area: { ...plan.area, postcodes: [], except: [] } }),
  };
  return {
    release,
    id: listing.id,
    ...where,
    customer: listing.customer,
    provider_id: listing.providerId,
    checked_on: listing.checkedOn,
    ended: listing.endedOn === undefined ? 0 : 1,
    sold_from: listing.from ?? '',
    sold_until: listing.until ?? '',
    listing: JSON.stringify(listing),
    rest: JSON.stringify({ eligibility, benefitEnds }),
  };
}
