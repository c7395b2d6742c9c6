/** The area where an energy plan is sold, and the networks of a postcode (docs/contracts/energy.md). */
import { stateAt } from '../../address/postcode-borders.ts';
import type { State } from '../../address/states.ts';
import type { PageArea } from '../list/plan-page.ts';
import { distributorName } from './distributor-name.ts';
import type { EnergyArea } from './energy-plan.ts';

/** The location of a home. */
export interface Premises {
  readonly postcode: string;
  readonly state: State;
  /** Null while its network is unknown. */
  readonly distributor: string | null;
}

/** The same area in a canonical form. */
export function normalArea(area: EnergyArea): EnergyArea {
  const sorted = <T extends string>(all: readonly T[]): T[] => [...new Set(all)].toSorted();
  return {
    states: sorted(area.states),
    distributors: sorted(area.distributors.map(distributorName)),
    postcodes: sorted(area.postcodes),
    except: sorted(area.except),
  };
}

/** The states where most homes can choose among several electricity retailers. */
const choosing = ['ACT', 'NSW', 'QLD', 'SA', 'VIC'] as const satisfies readonly State[];

/** True for a plan sold in every state with a choice: it has no area, or one that only lists all those states. */
export function isEverywhere(area: EnergyArea | undefined): boolean {
  if (!area) return true;
  const { states, ...narrower } = area;
  return (
    Object.values(narrower).every((some) => some.length === 0) &&
    (states.length === 0 || choosing.every((state) => states.includes(state)))
  );
}

/** @param area undefined for a plan sold everywhere */
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
 * The networks of a postcode, by name. An area with one network assigns all its postcodes to it; an area with
 * several does not say which postcode is whose, so it counts only where there is no other evidence.
 * Areas that name postcodes outweigh those that name a state.
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

/** The known location of a home. */
export interface HomeArea {
  /** One for each network that the home may be on; none while its postcode is unknown. */
  readonly premises: readonly Premises[];
  readonly area: PageArea;
}

const unknown: HomeArea = {
  premises: [],
  area: { known: false, distributors: [], distributor: null },
};

/** @param home its network and state are ignored where the postcode does not have them */
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
 * False only where it is certain: being sold on one of the home's possible networks is enough. For a plan that
 * names the home's postcode, only a network chosen by the visitor overrides the plan's own.
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

/** While its network is unknown, a home can buy only plans sold on all its possible networks. */
export function isSoldTo(area: EnergyArea | undefined, { premises }: HomeArea): boolean {
  if (premises.length === 0) return isEverywhere(area);
  return premises.every((home) => isSoldIn(area, home));
}
