/** All charges and credits in a home's year on an energy plan, unrounded. */
import { offerOn } from '../../price.ts';
import type { EnergyPlan } from '../energy-plan.ts';
import type { Flag } from '../energy-words.ts';
import type { Household } from '../household.ts';
import type { LineKind, PriceLine } from '../price-line.ts';
import { compileTariff } from '../tariff/compile-tariff.ts';
import { partLabel, withGst } from '../tariff/line-words.ts';
import { centsOf, type Fuel, type Part, priceTariff } from '../tariff/price-tariff.ts';
import { countedEntries, feedInOf } from './feed-in.ts';

/** A line before rounding, with its words built only on demand. */
interface Charge {
  readonly kind: LineKind;
  readonly fuel: Fuel | null;
  /** With GST; negative for a credit or discount. */
  readonly cents: number;
  readonly label: () => string;
  readonly sum: PriceLine['sum'];
  /** True for an amount of the first year only. */
  readonly firstYear: boolean;
}

export interface EnergyCharges {
  /** The tariffs' charges, before GST. */
  readonly parts: readonly Part[];
  /** Everything else. */
  readonly others: readonly Charge[];
  readonly flags: readonly Flag[];
  /** All parts, with GST. */
  readonly billed: number;
  /** The amount that a discount is a percentage of, with GST. */
  readonly discounted: (discount: Discounted) => number;
}

type Discounted = Pick<EnergyPlan['conditional'][number], 'on' | 'fuel'>;

/** None for an unpriced plan. */
export function chargesOf(plan: EnergyPlan, household: Household, day: string): EnergyCharges {
  if (plan.unpriced !== undefined) {
    return { parts: [], others: [], flags: plan.flags, billed: 0, discounted: () => 0 };
  }
  const tariffs = tariffParts(plan, household);
  const parts = tariffs.flatMap((one) => one.parts);
  const billed = centsOf(parts) * withGst;
  const discounted = (discount: Discounted) =>
    centsOf(parts.filter((part) => isOn(part, discount))) * withGst;
  const fuel = onlyFuel(plan);
  const guaranteed = plan.guaranteed.map((one) =>
    discountCharge({ ...one, fuel: one.fuel ? fuels[one.fuel] : fuel }, discounted(one)),
  );
  const offer = offerOn(plan, day);
  const paid = feedInOf(plan.feedIn, household);
  return {
    parts,
    others: [
      ...guaranteed,
      ...(offer ? [offerCharge(offer, billed + totalOf(guaranteed), fuel)] : []),
      ...feeCharges(plan, household),
      ...(paid ? [feedInCharge(paid)] : []),
    ],
    flags: [
      ...plan.flags,
      ...tariffs.flatMap(({ flags }) => flags),
      ...feedInFlags(plan, household),
    ],
    billed,
    discounted,
  };
}

/** The year's total, unrounded. */
export function yearOfCharges({ billed, others }: EnergyCharges): number {
  return billed + totalOf(others);
}

/** All lines in order: tariffs, discounts, fees, feed-in. */
export function linesOf({ parts, others }: EnergyCharges): readonly Charge[] {
  return [...parts.map(partCharge), ...others];
}

function totalOf(charges: readonly Charge[]): number {
  return charges.reduce((sum, { cents }) => sum + cents, 0);
}

function tariffParts({ electricity, gas }: EnergyPlan, household: Household) {
  return [
    ...(electricity ? [priceTariff(compileTariff(electricity), 'Electricity', household)] : []),
    ...(gas ? [priceTariff(compileTariff(gas), 'Gas', household)] : []),
  ];
}

/** Null for a dual fuel plan. */
function onlyFuel({ electricity, gas }: EnergyPlan): Fuel | null {
  if (electricity && gas) return null;
  return gas ? 'Gas' : 'Electricity';
}

const fuels = { electricity: 'Electricity', gas: 'Gas' } as const;

function isOn(part: Part, { on = 'bill', fuel }: Discounted): boolean {
  return (fuel === undefined || part.fuel === fuels[fuel]) && (on === 'bill' || isUsage(part));
}

function isUsage({ kind, unit }: Part): boolean {
  return kind === 'usage' || (kind === 'controlled-load' && unit !== 'days');
}

function partCharge(part: Part): Charge {
  const { kind, fuel, quantity, unit } = part;
  const centsEach = part.centsEach * withGst;
  return {
    kind,
    fuel,
    cents: quantity * centsEach,
    firstYear: false,
    label: () => partLabel(part),
    sum: { quantity, unit, centsEach },
  };
}

interface Discount {
  readonly name: string;
  readonly percent: number;
  readonly fuel: Fuel | null;
}

function discountCharge({ name, percent, fuel }: Discount, whole: number): Charge {
  const centsEach = -whole / 100;
  return {
    kind: 'discount',
    fuel,
    cents: percent * centsEach,
    firstYear: false,
    label: () => name,
    sum: { quantity: percent, unit: '%', centsEach },
  };
}

/** Each month of the offer counts as a twelfth of the year (rule 25). */
function offerCharge(
  { title, percentOff, months }: NonNullable<EnergyPlan['offer']>,
  billed: number,
  fuel: Fuel | null,
): Charge {
  const discount = { name: title, percent: percentOff, fuel };
  return { ...discountCharge(discount, (billed * months) / 12), firstYear: true };
}

function feeCharges({ fees, onceCents }: EnergyPlan, { exportKwh }: Household): Charge[] {
  const yearly = fees.flatMap(({ unavoidable, withSolar, name, cents }) =>
    (unavoidable || (withSolar && exportKwh > 0)) && cents ? [feeCharge(name, cents, false)] : [],
  );
  return onceCents ? [...yearly, feeCharge('Set-up, paid once', onceCents, true)] : yearly;
}

function feeCharge(name: string, cents: number, firstYear: boolean): Charge {
  return { kind: 'fee', fuel: null, cents, firstYear, label: () => name, sum: null };
}

function feedInCharge({ feedIn, kwh, cents }: NonNullable<ReturnType<typeof feedInOf>>): Charge {
  return {
    kind: 'feed-in',
    fuel: 'Electricity',
    cents: -cents,
    firstYear: false,
    label: () => feedIn.name,
    sum: { quantity: kwh, unit: 'kWh', centsEach: -cents / kwh },
  };
}

function feedInFlags({ feedIn }: EnergyPlan, { exportKwh }: Household): Flag[] {
  return exportKwh > 0 && countedEntries(feedIn).length > 1 ? ['feed-in-lowest'] : [];
}
