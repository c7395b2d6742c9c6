/** The details that an energy plan's page adds to its card: rates by hour, feed-in, fees, eligibility. */
import type { LineKind } from '../price-line.ts';

export interface EnergyDetail {
  /** Why the plan has no price; null where it has one. */
  readonly unpriced: string | null;
  /** One for each fuel and season. */
  readonly year: readonly RateSeason[];
  /** Demand charges and controlled loads. */
  readonly beside: readonly DetailLine[];
  readonly feedIn: readonly DetailLine[];
  readonly fees: readonly (DetailLine & { readonly unavoidable: boolean })[];
  readonly eligibility: readonly string[];
  readonly benefitEnds: string | null;
  /** The regulator's, for the home's network, or for every network while that is unknown; empty where none applies. */
  readonly references: readonly ReferenceLine[];
  /** Those of networks other than the home's. */
  readonly otherReferences: readonly ReferenceLine[];
  /** The area where it is sold, in words. */
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

/** The chart of a season: the price of a unit in each half hour, on weekdays and at weekends. */
export interface RateSeason {
  readonly fuel: 'Electricity' | 'Gas';
  /** `1 December to 31 March`, `All year`. */
  readonly label: string;
  readonly days: number;
  /** Cents per unit in the first step, including GST; 48 half hours each. */
  readonly weekday: readonly number[];
  readonly weekend: readonly number[];
  /** The rates behind the chart's colours, dearest first. */
  readonly rates: readonly {
    readonly name: string;
    readonly kind: string;
    readonly centsEach: number;
    readonly words: string;
  }[];
  readonly supplyCentsADay: number;
}

/** The heading of each group of lines. */
export const lineGroups: Readonly<Record<LineKind, string>> = {
  supply: 'Supply',
  usage: 'Usage',
  'controlled-load': 'Controlled load',
  demand: 'Demand',
  discount: 'Discounts',
  fee: 'Fees',
  'feed-in': 'Solar feed-in',
};
