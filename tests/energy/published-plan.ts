/** The parts of a *Get Generic Plan Detail* answer that a price depends on; any key may be missing in real data. */

export interface PublishedRate {
  readonly unitPrice: string;
  readonly volume?: string | number | null;
  readonly measureUnit?: string;
}

export interface PublishedWindow {
  readonly days?: readonly string[];
  readonly startTime?: string;
  readonly endTime?: string;
}

/** A single rate, or one of the rates by time of use. */
export interface PublishedUse {
  readonly type?: string;
  readonly displayName?: string;
  readonly rates?: readonly PublishedRate[];
  readonly period?: string;
  readonly timeOfUse?: readonly PublishedWindow[];
  readonly dailySupplyCharge?: string;
}

export interface PublishedDemand extends PublishedWindow {
  readonly displayName?: string;
  readonly amount: string;
  readonly minDemand?: string;
  readonly maxDemand?: string;
  readonly measurementPeriod?: string;
  readonly chargePeriod?: string;
}

/** Older answers give the days of a demand charge as three booleans. */
export interface OlderDemand extends Omit<PublishedDemand, 'days'> {
  readonly days: Readonly<Record<'weekdays' | 'saturday' | 'sunday', boolean>>;
}

export interface PublishedPeriod {
  readonly displayName?: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly dailySupplyCharges?: string;
  readonly rateBlockUType: string;
  readonly singleRate?: PublishedUse;
  readonly timeOfUseRates?: readonly PublishedUse[];
  readonly demandCharges?: readonly (PublishedDemand | OlderDemand)[];
}

/** `rates` and `dailyCharge` in older answers. */
export interface PublishedControlledLoad {
  readonly displayName?: string;
  readonly rateBlockUType?: string;
  readonly singleRate?: PublishedUse;
  readonly timeOfUseRates?: readonly PublishedUse[];
  readonly rates?: readonly PublishedRate[];
  readonly period?: string;
  readonly dailyCharge?: string;
}

export interface PublishedDiscount {
  readonly displayName: string;
  readonly description?: string;
  readonly type: string;
  readonly category?: string;
  readonly methodUType: string;
  readonly percentOfBill?: { readonly rate: string };
  readonly percentOfUse?: { readonly rate: string };
  readonly fixedAmount?: { readonly amount: string };
  readonly percentOverThreshold?: { readonly rate: string; readonly usageAmount: string };
}

export interface PublishedFee {
  readonly type: string;
  readonly term: string;
  readonly amount?: string;
  readonly rate?: string;
  readonly description?: string;
}

export interface PublishedFeedIn {
  readonly displayName: string;
  readonly scheme: string;
  readonly payerType: string;
  readonly tariffUType: string;
  /** `amount` in older answers. */
  readonly singleTariff?: {
    readonly amount?: string;
    readonly rates?: readonly PublishedRate[];
    readonly period?: string;
  };
  readonly timeVaryingTariffs?: readonly PublishedFeedInByTime[];
}

export interface PublishedFeedInByTime {
  readonly type: string;
  readonly rates: readonly PublishedRate[];
  readonly timeVariations: readonly PublishedWindow[];
}

export interface PublishedContract {
  readonly pricingModel: string;
  readonly isFixed?: boolean;
  readonly terms?: string;
  readonly variation?: string;
  readonly tariffPeriod?: readonly PublishedPeriod[];
  readonly controlledLoad?: PublishedControlledLoad | readonly PublishedControlledLoad[];
  readonly discounts?: readonly PublishedDiscount[];
  readonly fees?: readonly PublishedFee[];
  readonly solarFeedInTariff?: readonly PublishedFeedIn[];
}

interface PublishedPlan {
  readonly planId: string;
  readonly displayName: string;
  readonly fuelType: string;
  readonly type: string;
  readonly brand: string;
  readonly brandName: string;
  readonly customerType: string;
  readonly effectiveFrom: string;
  readonly lastUpdated?: string;
  readonly geography?: { readonly distributors: readonly string[] };
  readonly electricityContract?: PublishedContract;
  readonly gasContract?: PublishedContract;
}

export interface PublishedAnswer {
  readonly data: PublishedPlan;
  readonly meta?: object;
  readonly links?: object;
}
