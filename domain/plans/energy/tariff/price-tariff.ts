/** The parts of a home's year on a tariff, before GST (rules 17 to 20). */
import type { Flag } from '../energy-words.ts';
import type { Household } from '../household.ts';
import type { LineKind } from '../price-line.ts';
import type { CompiledDemand, CompiledRate, CompiledTariff } from './compile-tariff.ts';
import { chargedDemand } from './demand.ts';
import { steppedByPeriod } from './rate-steps.ts';
import type { Rate } from './tariff.schema.ts';
import { measuredIn, type Use } from './use.ts';
import { type SomeDays, type StatedDays, wholeYear } from './year-days.ts';

export type Fuel = 'Electricity' | 'Gas';

/** A quantity at a price. */
export interface Part {
  readonly kind: LineKind;
  readonly fuel: Fuel;
  readonly quantity: number;
  readonly unit: 'days' | 'kWh' | 'MJ' | 'kW';
  /** Cents per unit, before GST. */
  readonly centsEach: number;
  /** The retailer's name for a controlled load or demand charge. */
  readonly name: string | null;
  /** Null for all year. */
  readonly season: StatedDays | null;
  /** The step of a rate that this part is for. */
  readonly step: { readonly rate: Rate; readonly index: number } | null;
}

export interface TariffParts {
  readonly parts: readonly Part[];
  readonly flags: readonly Flag[];
}

type Whose = Pick<Part, 'kind' | 'fuel' | 'name' | 'season'>;

export function priceTariff(tariff: CompiledTariff, fuel: Fuel, household: Household): TariffParts {
  const use = yearUse(fuel, household);
  const several = tariff.seasons.length > 1;
  const parts: Part[] = [];
  for (const { season, days, rates } of tariff.seasons) {
    const stated = several ? season : null;
    parts.push(
      supplyPart({ kind: 'supply', fuel, name: null, season: stated }, season.supplyCents, days),
    );
    const whose: Whose = { kind: 'usage', fuel, name: null, season: stated };
    for (const rate of rates) addRate(parts, whose, { rate, use, days });
  }
  const load = loadParts(tariff, household);
  const demand = chargedDemand(tariff.demand, household);
  parts.push(...load.parts, ...demand.charged.map((one) => demandPart(fuel, one)));
  return { parts, flags: [...tariff.flags, ...load.flags, ...demand.flags] };
}

function yearUse(fuel: Fuel, { kwh, mj, measured }: Household): Use {
  if (fuel === 'Gas') return { year: mj, measured: null };
  if (!measured) return { year: kwh, measured: null };
  return { year: kwh, measured: { weekdays: measured.weekdays, halfHours: measured.used } };
}

function supplyPart(whose: Whose, centsEach: number, { count }: SomeDays): Part {
  return { ...whose, quantity: count, unit: 'days', centsEach, step: null };
}

interface RatedUse {
  readonly rate: CompiledRate;
  readonly use: Use;
  readonly days: SomeDays;
}

/** Adds a part for each step that is reached. */
function addRate(parts: Part[], whose: Whose, { rate: compiled, use, days }: RatedUse): void {
  const { rate, share, hours, blockDays } = compiled;
  const units = use.measured ? measuredIn(use.measured, hours, days) : use.year * share;
  if (units <= 0) return;
  const { kind, fuel, name, season } = whose;
  const unit = fuel === 'Gas' ? 'MJ' : 'kWh';
  const steps = steppedByPeriod(rate.blocks, units, { days: days.count, blockDays });
  for (const [index, quantity] of steps.entries()) {
    if (quantity <= 0) continue;
    const centsEach = rate.blocks[index]?.cents ?? 0;
    parts.push({ kind, fuel, name, season, quantity, unit, centsEach, step: { rate, index } });
  }
}

/** Of the alternatives, the one with the number on the bill, otherwise the dearest (rule 19). */
function loadParts({ loads }: CompiledTariff, household: Household): TariffParts {
  const { controlledLoadKwh, controlledLoadNumber, measured } = household;
  if (controlledLoadKwh <= 0 || loads.length === 0) return { parts: [], flags: [] };
  const register = measured?.controlled;
  const use: Use = {
    year: controlledLoadKwh,
    measured: measured && register ? { weekdays: measured.weekdays, halfHours: register } : null,
  };
  const numbered = loads.filter(
    ({ load }) => controlledLoadNumber !== null && load.number === controlledLoadNumber,
  );
  const candidates = (numbered.length > 0 ? numbered : loads).map(({ load, rates, flags }) => {
    const whose: Whose = {
      kind: 'controlled-load',
      fuel: 'Electricity',
      name: load.name,
      season: null,
    };
    const parts: Part[] = [];
    if (load.supplyCents > 0) parts.push(supplyPart(whose, load.supplyCents, wholeYear));
    for (const rate of rates) addRate(parts, whose, { rate, use, days: wholeYear });
    return { parts, flags, cents: centsOf(parts) };
  });
  const chosen = candidates.reduce((best, one) => (one.cents > best.cents ? one : best));
  // Asking for the bill's number only helps if it is not known yet and the loads have different numbers.
  const isTold = new Set(loads.map(({ load }) => load.number)).size > 1;
  const several: Flag =
    controlledLoadNumber === null && isTold ? 'controlled-load-dearest' : 'controlled-load-unnamed';
  const flags = candidates.length > 1 ? [...chosen.flags, several] : chosen.flags;
  return { parts: chosen.parts, flags };
}

interface Charged {
  readonly compiled: CompiledDemand;
  readonly kw: number;
}

function demandPart(fuel: Fuel, { compiled: { charge, centsEach }, kw }: Charged): Part {
  const name = charge.name ?? null;
  return {
    kind: 'demand',
    fuel,
    name,
    season: charge,
    quantity: kw,
    unit: 'kW',
    centsEach,
    step: null,
  };
}

export function centsOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { quantity, centsEach }) => sum + quantity * centsEach, 0);
}
