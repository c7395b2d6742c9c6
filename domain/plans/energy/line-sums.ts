/** The lines of a price in words: grouped, each with its quantity and rate. */
import { decimals, grouped } from '../../decimals.ts';
import { dollars } from '../../money.ts';
import { lineGroups } from './detail/energy-detail.ts';
import type { EnergyBreakdown, LineKind, PriceLine } from './price-line.ts';

export interface LineGroup {
  /** `Supply`, `Gas: usage`. */
  readonly title: string;
  readonly lines: readonly PriceLine[];
}

const kinds = Object.keys(lineGroups) as readonly LineKind[];

/** Groups in bill order. For a dual fuel price, the titles name the fuel. */
export function groupedLines(lines: readonly PriceLine[]): LineGroup[] {
  const fuels = [...new Set(lines.flatMap(({ fuel }) => fuel ?? []))];
  const both = fuels.length > 1;
  return [...fuels, null].flatMap((fuel) =>
    kinds.flatMap((kind) => {
      const own = lines.filter((line) => line.kind === kind && line.fuel === fuel);
      const title = lineGroups[kind];
      const words =
        both && fuel ? `${fuel}: ${title.charAt(0).toLowerCase()}${title.slice(1)}` : title;
      return own.length > 0 ? [{ title: words, lines: own }] : [];
    }),
  );
}

/** `365 days × 121.00c`, `5% of $1,204.50`; null for a line without a quantity. */
export function sumWords({ sum }: Pick<PriceLine, 'sum'>): string | null {
  if (sum === null) return null;
  const { quantity, unit, centsEach } = sum;
  if (unit === '%')
    return `${decimals(quantity)}% of ${dollars(Math.round(Math.abs(centsEach) * 100))}`;
  const noun = unit === 'days' && quantity === 1 ? 'day' : unit;
  return `${decimals(quantity)} ${noun} × ${rateWords(Math.abs(centsEach))}`;
}

/** Rates below this are shown in cents. */
const dearCents = 1_000;

/** `38.5c`, `121.0003c`, `$62.15`. */
export function rateWords(cents: number): string {
  return cents < dearCents ? `${decimals(cents, 2, 4)}c` : dollarsOf(cents);
}

/** A year's total as `about $118 a month`. */
export function monthWords(yearCents: number): string {
  const month = Math.round(yearCents / 12 / 100);
  return `about ${month < 0 ? '−' : ''}$${grouped(String(Math.abs(month)))} a month`;
}

type Conditional = EnergyBreakdown['conditional'][number];

/** `Pay on time: if you pay by the due date. Saves $42.90 a year.` */
export function discountWords({ name, condition, cents }: Conditional): string {
  const words = `${name}: ${condition}${/[.!?]$/.test(condition) ? '' : '.'}`;
  return cents === null ? words : `${words} Saves ${dollars(cents)} a year.`;
}

function dollarsOf(cents: number): string {
  return `$${decimals(cents / 100, 2, 4)}`;
}
