/** The areas that a home's postcode lies in, and those whose plans are sold to the home, fuel by fuel. */
import type { D1Database } from '@cloudflare/workers-types';
import { stateAt } from '../../../../domain/address/postcode-borders.ts';
import {
  type HomeArea,
  homeArea,
  isEverywhere,
  isSoldTo,
  maySell,
} from '../../../../domain/plans/energy/energy-area.ts';
import { type Fuels, fuels } from '../../../../domain/plans/energy/energy-filters.ts';
import type { EnergyArea } from '../../../../domain/plans/energy/energy-plan.ts';
import type { PageArea } from '../../../../domain/plans/list/plan-page.ts';
import { planListFailed, type Recall, type Recalled } from '../plans.port.ts';
import { rowsOf } from '../provider-rows.ts';
import { type ReferenceRow, referencesStatement } from './energy-references.ts';
import { anyPlace } from './energy-rows.ts';
import {
  type AreaColumns,
  areasStatement,
  type LiveEnergy,
  liveStatement,
} from './energy-statements.ts';

interface FoundAreas {
  readonly release: LiveEnergy | null;
  readonly areas: readonly FoundArea[];
  readonly references: ReferenceRow | null;
}

export interface FoundArea {
  readonly id: string;
  readonly fuel: string;
  readonly area: EnergyArea;
}

/** @param postcode if it is not a postcode, only areas that need none are found */
export function recallAreas(
  db: D1Database,
  { postcode, state: given }: Pick<GivenHome, 'postcode' | 'state'>,
  recall: Recall,
): Promise<Recalled<FoundAreas>> {
  const state = stateAt(postcode, given);
  const places = state ? [postcode, state, anyPlace] : [anyPlace];
  const ask = () => readAreas(db, places);
  return recall({ key: `energy:areas:${places.join()}`, ask, failed: planListFailed });
}

async function readAreas(db: D1Database, places: readonly string[]): Promise<FoundAreas> {
  const [live, areas, references] = await db.batch([
    db.prepare(liveStatement),
    db.prepare(areasStatement).bind(JSON.stringify(places)),
    db.prepare(referencesStatement),
  ]);
  return {
    release: rowsOf<LiveEnergy>(live)[0] ?? null,
    references: rowsOf<ReferenceRow>(references)[0] ?? null,
    areas: rowsOf<AreaColumns>(areas).map(foundArea),
  };
}

function foundArea({ id, fuel, place, ...row }: AreaColumns): FoundArea {
  // An area found by its postcode keeps that one; its other postcodes do not matter here.
  const postcodes = /^\d/.test(place) ? [place] : [];
  return { id, fuel, area: { ...listsOf(row), postcodes } };
}

/** The lists of an area, as a load wrote them. */
export function listsOf({
  states,
  distributors,
  except_postcodes,
}: Pick<AreaColumns, 'states' | 'distributors' | 'except_postcodes'>): Omit<
  EnergyArea,
  'postcodes'
> {
  return {
    states: JSON.parse(states) as EnergyArea['states'],
    distributors: JSON.parse(distributors) as string[],
    except: JSON.parse(except_postcodes) as string[],
  };
}

interface HomeAreas {
  readonly area: PageArea;
  /** Ids of the areas whose plans are sold to the home. */
  readonly areas: ReadonlyMap<Fuels, readonly string[]>;
}

/** The fuel whose networks decide: a plan for both fuels is sold where its electricity is. */
const networksOf = { Electricity: 'Electricity', Gas: 'Gas', Dual: 'Electricity' } as const;

interface GivenHome {
  readonly postcode: string;
  /** Counts only if the postcode lies in it. */
  readonly state?: string;
  readonly distributor: string;
}

function homeOn(found: readonly FoundArea[], fuel: Fuels, home: GivenHome): HomeArea {
  const own = found.filter((one) => one.fuel === networksOf[fuel]).map(({ area }) => area);
  return homeArea(own, home);
}

/** The area that a plan is sold in, and the release that has the area. */
export interface PlanArea {
  readonly release: string;
  readonly area: string;
  readonly fuel: string;
}

/** @returns true for a plan that is certainly not sold to the home */
export function notSoldTo(
  { areas, release }: FoundAreas,
  home: GivenHome,
): (plan: PlanArea) => boolean {
  const sold = fuels.map((fuel) => {
    // An electricity bill does not say who owns the gas pipes.
    const here = homeOn(areas, fuel, fuel === 'Gas' ? { ...home, distributor: '' } : home);
    const ids = areas.filter((one) => one.fuel === fuel && maySell(one.area, here));
    return [fuel, new Set(ids.map(({ id }) => id))] as const;
  });
  const soldIn = new Map<string, ReadonlySet<string>>(sold);
  // A release that went live in between has its own areas, which were not looked up.
  return (plan) => plan.release === release?.id && !soldIn.get(plan.fuel)?.has(plan.area);
}

export function homeFor(
  found: readonly FoundArea[],
  asked: GivenHome & { readonly fuel?: Fuels | undefined; readonly ownArea?: string | undefined },
): HomeAreas {
  const homeOf = (fuel: Fuels) => homeOn(found, fuel, asked);
  const soldIn = (fuel: Fuels): string[] => {
    const ofFuel = found.filter((one) => one.fuel === fuel);
    if (asked.ownArea !== undefined) {
      const everywhere = ofFuel.filter(({ area }) => isEverywhere(area)).map(({ id }) => id);
      return [...new Set([asked.ownArea, ...everywhere])].toSorted();
    }
    const home = homeOf(fuel);
    return ofFuel
      .filter(({ area }) => isSoldTo(area, home))
      .map(({ id }) => id)
      .toSorted();
  };
  return {
    area: homeOf(asked.fuel ?? 'Electricity').area,
    areas: new Map(fuels.map((fuel) => [fuel, soldIn(fuel)])),
  };
}
