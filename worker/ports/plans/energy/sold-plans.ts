/** The energy plans sold to a home: found by its postcode's areas, read and parsed once per release. */
import type { D1Database } from '@cloudflare/workers-types';
import { sha256Of } from '../../../../domain/hex.ts';
import { whoCanGetIt } from '../../../../domain/plans/energy/detail/who-can-get-it.ts';
import { customers, type Fuels, fuels } from '../../../../domain/plans/energy/energy-filters.ts';
import type { EnergyPlan } from '../../../../domain/plans/energy/energy-plan.ts';
import type { Reference } from '../../../../domain/plans/energy/reference/reference.schema.ts';
import type { PageArea } from '../../../../domain/plans/list/plan-page.ts';
import { sortName } from '../../../../domain/plans/list/rank.ts';
import type { CardProvider } from '../../../../domain/plans/plan-card.ts';
import { WeightedMap } from '../../weighted-map.ts';
import { type ProviderColumns, providerOfRow } from '../card-rows.ts';
import { type Age, type Asker, askAnew, planListFailed, type Recall } from '../plans.port.ts';
import { rowsOf } from '../provider-rows.ts';
import { referencesOfRow, withReferences } from './energy-references.ts';
import {
  energySellersStatement,
  type ListingColumns,
  liveStatement,
  type PlanColumns,
  plansStatement,
} from './energy-statements.ts';
import { homeFor, recallAreas } from './home-areas.ts';

/** A plan as the release lists it: without its area's postcodes, and without what only its page shows in full. */
export interface SoldPlan {
  readonly plan: EnergyPlan;
  readonly provider: CardProvider;
  readonly sortName: string;
  readonly sortProvider: string;
}

interface SoldPlans {
  readonly plans: readonly SoldPlan[];
  /** Every provider that sells energy, here or elsewhere; empty if no plans were read. */
  readonly sellers: ReadonlyMap<string, CardProvider>;
  readonly area: PageArea;
  /** Reference prices, which the plans have already been compared to. */
  readonly references: readonly Reference[];
  /** When the release was loaded; null while nothing is. */
  readonly asOf: string | null;
  /** When the live release was looked up, and whether looking it up again failed. */
  readonly age: Age;
}

export interface AskedHome {
  /** All fuels if undefined. */
  readonly fuel?: Fuels | undefined;
  readonly customer?: EnergyPlan['customer'] | undefined;
  readonly postcode: string;
  readonly state?: string;
  readonly distributor: string;
  /** Instead of a postcode: asks for plans sold in this area, and plans sold everywhere. */
  readonly ownArea?: string | undefined;
}

/** Takes the asker's day, since reference prices are for a year. */
export type SoldTo = (asked: AskedHome, asker: Pick<Asker, 'day' | 'recall'>) => Promise<SoldPlans>;

/** Characters of plan JSON that an isolate keeps; parsed, they take a few times the memory. */
const mostCharacters = 6_000_000;

export function createSoldPlans(db: D1Database): SoldTo {
  // Lists and pages reuse these constantly; a release never changes, so nothing goes stale.
  const kept = new WeightedMap<string, ParsedPlans>(mostCharacters, { keepNewest: true });

  async function plansOf(
    release: string,
    { references, id }: YearOfReferences,
    part: Part,
    recall: Recall,
  ) {
    const key = `energy:plans:${release}:${part.fuel}:${part.customer}:${await part.key}`;
    const keptKey = `${key}:${id}`;
    const known = kept.use(keptKey);
    if (known) return known;
    const ask = () => readPlans(db, release, part);
    const { data } = await recall({ key, ask, failed: planListFailed });
    if (!data) return null;
    const plans = parsed(data, references);
    kept.set(keptKey, plans, plans.weight);
    return plans;
  }

  async function find(asked: AskedHome, day: string, recall: Recall): Promise<SoldPlans | null> {
    const { data, ...age } = await recallAreas(db, asked, recall);
    const home = homeFor(data.areas, asked);
    const { release, references: row } = data;
    const references = referencesOfRow(row, day);
    const held = { references, id: `${row?.id}:${references[0]?.year}` };
    const shared = { area: home.area, references, age };
    if (!release) return { ...shared, plans: [], sellers: new Map(), asOf: null };
    const parts = partsOf(asked, home.areas);
    const lists = await Promise.all(parts.map((part) => plansOf(release.id, held, part, recall)));
    if (lists.includes(null)) return null;
    const plans = lists.flatMap((list) => list?.plans ?? []);
    const sellers = lists[0]?.sellers ?? new Map();
    return { ...shared, plans, sellers, asOf: release.loadedAt };
  }

  return async (asked, { day, recall }) => {
    // A remembered release may have been replaced and deleted since: then ask for the new one.
    const found = (await find(asked, day, recall)) ?? (await find(asked, day, askAnew));
    if (!found) throw new Error('The energy plans were replaced twice while they were being read');
    return found;
  };
}

interface YearOfReferences {
  readonly references: readonly Reference[];
  /** Changes with the load and the year, which each have their own prices. */
  readonly id: string;
}

interface Part {
  readonly fuel: Fuels;
  readonly customer: EnergyPlan['customer'];
  readonly areas: readonly string[];
  readonly key: Promise<string>;
}

function partsOf(asked: AskedHome, areas: ReadonlyMap<Fuels, readonly string[]>): Part[] {
  const asking = asked.fuel ? [asked.fuel] : fuels;
  return asking.flatMap((fuel) => {
    const own = areas.get(fuel) ?? [];
    if (own.length === 0) return [];
    const key = sha256Of(own).then((hash) => hash.slice(0, 16));
    const whom = asked.customer ? [asked.customer] : customers;
    return whom.map((customer) => ({ fuel, customer, areas: own, key }));
  });
}

/** Rows as the database stores them: JSON, which is parsed once. */
interface PlanRows {
  readonly plans: readonly PlanColumns[];
  readonly providers: readonly ProviderColumns[];
}

/** Null if the release is no longer live: it may be half deleted. */
async function readPlans(
  db: D1Database,
  release: string,
  { fuel, customer, areas }: Part,
): Promise<PlanRows | null> {
  const [live, plans, providers] = await db.batch([
    db.prepare(liveStatement),
    db.prepare(plansStatement).bind(release, fuel, customer, JSON.stringify(areas)),
    db.prepare(energySellersStatement),
  ]);
  if (rowsOf<{ id: string }>(live)[0]?.id !== release) return null;
  return { plans: rowsOf<PlanColumns>(plans), providers: rowsOf<ProviderColumns>(providers) };
}

interface ParsedPlans {
  readonly plans: readonly SoldPlan[];
  readonly sellers: ReadonlyMap<string, CardProvider>;
  readonly weight: number;
}

function parsed({ plans, providers }: PlanRows, references: readonly Reference[]): ParsedPlans {
  const sellers = new Map(providers.map((row) => [row.provider_id, providerOfRow(row)]));
  const sold = plans.flatMap((row): SoldPlan[] => {
    const provider = sellers.get(row.provider_id);
    const plan = withReferences(planOfListing(row), references);
    if (!provider) return [];
    const names = { sortName: sortName(plan.name), sortProvider: sortName(provider.name) };
    return [{ plan, provider, ...names }];
  });
  const weight = plans.reduce((sum, { listing }) => sum + listing.length, 0);
  return { plans: sold, sellers, weight };
}

/** The listing that a load wrote, trusted as `planOfRow` says, with one line on who can get the plan. */
export function planOfListing({ listing, eligibility }: ListingColumns): EnergyPlan {
  const plan = JSON.parse(listing) as EnergyPlan;
  const who = whoCanGetIt({ eligibility: JSON.parse(eligibility ?? '[]') as string[] });
  return { ...plan, eligibility: who === null ? [] : [who] };
}
