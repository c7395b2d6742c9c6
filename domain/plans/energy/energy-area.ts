/** The area where an energy plan is sold, and the networks of a postcode (docs/contracts/energy.md). */
import { stateAt } from '../../address/postcode-borders.ts';
import type { State } from '../../address/states.ts';
import type { PageArea } from '../list/plan-page.ts';
import { distributorName } from './distributor-name.ts';
import type { EnergyArea } from './energy-plan.ts';

/** Where a home is. */
export interface Premises {
  readonly postcode: string;
  readonly state: State;
  /** Null while its network is not known. */
  readonly distributor: string | null;
}

/** The same networks and places, written in one way. */
export function normalArea(area: EnergyArea): EnergyArea {
  const sorted = <T extends string>(all: readonly T[]): T[] => [...new Set(all)].toSorted();
  return {
    states: sorted(area.states),
    distributors: sorted(area.distributors.map(distributorName)),
    postcodes: sorted(area.postcodes),
    except: sorted(area.except),
  };
}

/** Where most homes may choose who sells them electricity, and several retailers want them. */
const choosing = ['ACT', 'NSW', 'QLD', 'SA', 'VIC'] as const satisfies readonly State[];

/** True for a plan that is sold in each state with a choice: it says nothing of where, or only names them all. */
export function isEverywhere(area: EnergyArea | undefined): boolean {
  if (!area) return true;
  const { states, ...narrower } = area;
  return (
    Object.values(narrower).every((some) => some.length === 0) &&
    (states.length === 0 || choosing.every((state) => states.includes(state)))
  );
}

/** @param area without one, a plan is sold everywhere */
export function isSoldIn(area: EnergyArea | undefined, home: Premises): boolean {
  if (!area) return true;
  if (area.except.includes(home.postcode)) return false;
  if (area.postcodes.length > 0 && !area.postcodes.includes(home.postcode)) return false;
  if (area.states.length > 0 && !area.states.includes(home.state)) return false;
  if (area.distributors.length === 0) return true;
  const { distributor } = home;
  return (
    distributor !== null && area.distributors.some((name) => distributorName(name) === distributor)
  );
}

/**
 * The networks of a postcode, by name. An area of one network says that its postcodes are that
 * network's; one of several does not say whose each is, so it counts only where no other is known.
 * Areas that name postcodes know better than those that name a state.
 */
export function distributorsAt(
  areas: readonly EnergyArea[],
  { postcode, state }: Omit<Premises, 'distributor'>,
): string[] {
  const here = areas.filter(
    (area) =>
      area.postcodes.length + area.states.length > 0 &&
      isSoldIn({ ...area, distributors: [] }, { postcode, state, distributor: null }),
  );
  const [exact, wide] = [
    here.filter(({ postcodes }) => postcodes.length > 0),
    here.filter(({ postcodes }) => postcodes.length === 0),
  ].map(ownNetworks);
  return exact && exact.length > 0 ? exact : (wide ?? []);
}

function ownNetworks(areas: readonly EnergyArea[]): string[] {
  const lists = areas.map(({ distributors }) => [...new Set(distributors.map(distributorName))]);
  const single = lists.filter(({ length }) => length === 1);
  return [...new Set((single.length > 0 ? single : lists).flat())].toSorted();
}

/** What is known of where a home is. */
export interface HomeArea {
  /** One for each network that the home may be on; none while its postcode is not known. */
  readonly premises: readonly Premises[];
  readonly area: PageArea;
}

const unknown: HomeArea = {
  premises: [],
  area: { known: false, distributors: [], distributor: null },
};

/** @param home a network or a state that the postcode does not have is ignored */
export function homeArea(
  areas: readonly EnergyArea[],
  home: { readonly postcode: string; readonly state?: string; readonly distributor: string },
): HomeArea {
  const { postcode } = home;
  const state = stateAt(postcode, home.state);
  if (!state) return unknown;
  const all = distributorsAt(areas, { postcode, state });
  const chosen = all.find((name) => name === distributorName(home.distributor));
  const [only] = all.length > 1 ? [chosen] : all;
  const on: readonly (string | null)[] = only ? [only] : all.length > 0 ? all : [null];
  return {
    premises: on.map((distributor) => ({ postcode, state, distributor })),
    area: {
      known: true,
      distributors: all.length > 1 ? all : [],
      distributor: only ?? null,
    },
  };
}

/**
 * False only where it is certain: on one of the networks that the home may be on it may be sold. Of a
 * plan that names the home's postcode, only the visitor knows better which network that has.
 */
export function maySell(area: EnergyArea, { premises, area: known }: HomeArea): boolean {
  if (premises.length === 0) return true;
  const isSaid = known.distributors.length > 0 && known.distributor !== null;
  const anyNetwork = { ...area, distributors: [] };
  return premises.some((home) => {
    const isNamed = area.postcodes.includes(home.postcode);
    const counts = home.distributor !== null && (isSaid || !isNamed);
    return isSoldIn(counts ? area : anyNetwork, home);
  });
}

/** While its network is not known, a home is sold what is sold on each that it may be on. */
export function isSoldTo(area: EnergyArea | undefined, { premises }: HomeArea): boolean {
  if (premises.length === 0) return isEverywhere(area);
  return premises.every((home) => isSoldIn(area, home));
}
