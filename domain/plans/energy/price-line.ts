/** A price with the lines that add up to it, to the cent. */
import type { Flag } from './energy-words.ts';

export const lineKinds = [
  'supply',
  'usage',
  'controlled-load',
  'demand',
  'discount',
  'fee',
  'feed-in',
] as const;
export type LineKind = (typeof lineKinds)[number];

export interface PriceLine {
  readonly kind: LineKind;
  /** The line's fuel; null for a line of neither, such as a fee. */
  readonly fuel: 'Electricity' | 'Gas' | null;
  /** `Peak, 1 December to 31 March`. */
  readonly label: string;
  /** The quantity and its price, including GST; null for a line without a quantity. */
  readonly sum: {
    readonly quantity: number;
    readonly unit: 'days' | 'kWh' | 'MJ' | 'kW' | '%';
    /** Per unit, to a millionth of a cent; for a demand charge, per kW over the line's days. */
    readonly centsEach: number;
  } | null;
  /** Whole cents, including GST; negative for a credit or discount. */
  readonly cents: number;
}

/** The breakdown on every energy plan's card. */
export interface EnergyBreakdown {
  readonly lines: readonly PriceLine[];
  /** Flags, in sentences. */
  readonly notes: readonly string[];
  readonly conditional: EnergyPrice['conditional'];
}

export interface EnergyPrice {
  /** The year with any first-year offer: the sum of `lines`, in whole cents including GST. */
  readonly yearCents: number;
  /** The year without the first-year offer and one-off costs. */
  readonly ongoingCents: number;
  readonly lines: readonly PriceLine[];
  /** The plan's flags and those of this price, each once. */
  readonly flags: readonly Flag[];
  /** Not in the price: the yearly saving from each conditional discount that is a percentage. */
  readonly conditional: readonly {
    readonly name: string;
    readonly condition: string;
    readonly cents: number | null;
  }[];
}
