/** A plan as the plan calls answer it (spec: entities), and what the duties need beside it. */

/** Money in dollars here, as everywhere in the gateway's answers. */
export interface PlanAnswer {
  readonly id: string;
  readonly name: string;
  /** The ongoing price of a billing period. */
  readonly cost: number;
  readonly minimum_cost: number;
  /** Features. */
  readonly inclusion: readonly string[];
  readonly special_offer: string | null;
  /** 1 while the offer can be taken up; its price then stands in the place of the cost. */
  readonly special_offer_status: 0 | 1;
  readonly special_offer_title: string | null;
  readonly special_offer_price: number | null;
  readonly special_offer_description: string | null;
  readonly special_offer_months: number | null;
  /** The last day of the offer. */
  readonly special_offer_until: string | null;
  readonly providers: {
    readonly id: string;
    readonly name: string;
    readonly logo: { readonly url: string; readonly altText: string } | null;
  };
  readonly contract: { readonly contract_name: string; readonly months: number };
  /** What stands behind a price: `/month`, `/28 days`. */
  readonly unit: string;
  /** What the list is ordered by. */
  readonly estimated_monthly_cost: number;
  /** From 1, in this list. */
  readonly place: number;
  readonly reason: string;
  readonly sponsored: boolean;
  readonly checked_on: string;
  readonly critical_information: string;
  /** Gigabytes a month. A null of a partner says nothing, and is not read as without a limit. */
  readonly data: number | 'unlimited';
  /** Broadband only, in megabits a second; null when the provider gives none. */
  readonly typical_evening_speed?: number | null;
  readonly speed?: number;
  readonly modem?: string;
  readonly connection_type?: string;
}
