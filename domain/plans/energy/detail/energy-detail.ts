/** The details that an energy plan's page shows beside its card: rates by hour, feed-in, fees, who may take it. */
import type { LineKind } from '../price-line.ts';

export interface EnergyDetail {
  /** Null while it is priced. */
  readonly unpriced: string | null;
  /** One for each fuel and season. */
  readonly year: readonly RateSeason[];
  /** Demand charges and controlled loads. */
  readonly beside: readonly DetailLine[];
  readonly feedIn: readonly DetailLine[];
  readonly fees: readonly (DetailLine & { readonly unavoidable: boolean })[];
  readonly eligibility: readonly string[];
  readonly benefitEnds: string | null;
  /** Of the regulator: that of the home's network, or of each it is set for while that is not known; empty: none applies. */
  readonly references: readonly ReferenceLine[];
  /** Of networks that are not the home's. */
  readonly otherReferences: readonly ReferenceLine[];
  /** Where it is sold, in words. */
  readonly soldIn: string;
}

export interface ReferenceLine {
  readonly distributor: string;
  readonly words: string;
}

export interface DetailLine {
  readonly name: string;
  readonly words: string;
}

/** The picture of a season: what a unit costs at each half hour, on weekdays and at weekends. */
export interface RateSeason {
  readonly fuel: 'Electricity' | 'Gas';
  /** `1 December to 31 March`, `All year`. */
  readonly label: string;
  readonly days: number;
  /** Cents a unit, GST included, of the first step; 48 each. */
  readonly weekday: readonly number[];
  readonly weekend: readonly number[];
  /** The rates that the picture's colours stand for, dearest first. */
  readonly rates: readonly {
    readonly name: string;
    readonly kind: string;
    readonly centsEach: number;
    readonly words: string;
  }[];
  readonly supplyCentsADay: number;
}

/** What stands before a group of lines. */
export const lineGroups: Readonly<Record<LineKind, string>> = {
  supply: 'Supply',
  usage: 'Usage',
  'controlled-load': 'Controlled load',
  demand: 'Demand',
  discount: 'Discounts',
  fee: 'Fees',
  'feed-in': 'Solar feed-in',
};
