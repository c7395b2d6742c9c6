/** A price as lines that add up to it: where every cent comes from. */
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
  /** Which fuel it is of; null for what is of neither, such as a fee. */
  readonly fuel: 'Electricity' | 'Gas' | null;
  /** `Peak, 1 December to 31 March`. */
  readonly label: string;
  /** How much of what, and at how many cents, GST included; null where there is no such sum. */
  readonly sum: {
    readonly quantity: number;
    readonly unit: 'days' | 'kWh' | 'MJ' | 'kW' | '%';
    /** For one unit, to a millionth of a cent; of a demand charge, for a kW over the line's days. */
    readonly centsEach: number;
  } | null;
  /** Whole cents, GST included; negative where it takes off. */
  readonly cents: number;
}

/** On every card of an energy plan. */
export interface EnergyBreakdown {
  readonly lines: readonly PriceLine[];
  /** Flags, in sentences. */
  readonly notes: readonly string[];
  readonly conditional: EnergyPrice['conditional'];
}

export interface EnergyPrice {
  /** The year, first-year offer included: the sum of `lines`. Whole cents, GST included. */
  readonly yearCents: number;
  /** The year without the first-year offer and what is paid once. */
  readonly ongoingCents: number;
  readonly lines: readonly PriceLine[];
  /** The plan's flags and those of this price, each once. */
  readonly flags: readonly Flag[];
  /** Beside the price: what each conditional discount would take off a year, where it is a percentage. */
  readonly conditional: readonly {
    readonly name: string;
    readonly condition: string;
    readonly cents: number | null;
  }[];
}
