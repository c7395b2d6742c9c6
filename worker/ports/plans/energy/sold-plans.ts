/** The energy plans that a home is sold: found by the areas of its postcode, read and parsed once for each release. */
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
import { type Asker, askAnew, planListFailed, type Recall, type Recalled } from '../plans.port.ts';
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

/** A plan as the release has it, without its area and what only its own page shows, or shows whole. */
export interface SoldPlan {
  readonly plan: EnergyPlan;
  readonly provider: CardProvider;
  readonly sortName: string;
  readonly sortProvider: string;
}

interface SoldPlans {
  readonly plans: readonly SoldPlan[];
  /** Everybody who sells energy, here or elsewhere; nobody where no plans were read. */
  readonly sellers: ReadonlyMap<string, CardProvider>;
  readonly area: PageArea;
  /** Reference prices, which the plans are held against already. */
  readonly references: readonly Reference[];
  /** When the release was loaded; null while nothing is. */
  readonly asOf: string | null;
  /** When it was asked which release is live, and whether asking again failed. */
  readonly age: Omit<Recalled<unknown>, 'data'>;
}

export interface AskedHome {
  /** All of them without a word of it. */
  readonly fuel?: Fuels | undefined;
  readonly customer?: EnergyPlan['customer'] | undefined;
  readonly postcode: string;
  readonly state?: string;
  readonly distributor: string;
  /** In place of a postcode: what is sold in this area, and what is sold everywhere. */
  readonly ownArea?: string | undefined;
}

/** On a day: reference prices are of a year. */
export type SoldTo = (asked: AskedHome, asker: Pick<Asker, 'day' | 'recall'>) => Promise<SoldPlans>;

/** Characters of the plans that an isolate keeps; parsed, they weigh a few times as much. */
const mostCharacters = 6_000_000;

export function createSoldPlans(db: D1Database, most: number = mostCharacters): SoldTo {
  // Used over and over by lists and pages; a release never changes, so nothing grows old.
  const kept = new WeightedMap<string, ParsedPlans>(most, { keepNewest: true });

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
    // A release that was replaced since it was remembered is gone: the new one is asked for.
    const found = (await find(asked, day, recall)) ?? (await find(asked, day, askAnew));
    if (!found) throw new Error('The energy plans were replaced twice while they were read');
    return found;
  };
}

interface YearOfReferences {
  readonly references: readonly Reference[];
  /** Another load, and another year, has other prices. */
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

/** Rows as the database has them: JSON, which is parsed once. */
interface PlanRows {
  readonly plans: readonly PlanColumns[];
  readonly providers: readonly ProviderColumns[];
}

/** Null where the release is not the live one any more: it may be half deleted. */
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

/** What a load wrote, with who can get it in a line. */
export function planOfListing({ listing, eligibility }: ListingColumns): EnergyPlan {
  const plan = JSON.parse(listing) as EnergyPlan;
  const who = whoCanGetIt({ eligibility: JSON.parse(eligibility ?? '[]') as string[] });
  return { ...plan, eligibility: who === null ? [] : [who] };
}
