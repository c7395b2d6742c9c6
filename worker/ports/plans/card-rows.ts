/** From database rows to cards, with prices, place and reason. */

import { placeSentence, type RankingFacts, type Sort } from '../../../domain/plans/list/rank.ts';
import { listedBy } from '../../../domain/plans/listed.ts';
import type { ComparedPlan } from '../../../domain/plans/plan.ts';
import {
  type CardProvider,
  cardOf,
  type EndedPlan,
  isServed,
  type PlanCard,
  type Signer,
} from '../../../domain/plans/plan-card.ts';

export interface ProviderColumns {
  readonly provider_id: string;
  readonly provider_name: string;
  readonly logo_url: string | null;
  readonly logo_alt: string | null;
}

export interface DocumentColumns extends ProviderColumns {
  readonly document: string;
}

export interface PlanColumns extends DocumentColumns {
  readonly plan_id: string;
  readonly estimate_cents: number;
  readonly total_cents: number;
  readonly sort_name: string;
}

interface Listing {
  readonly total: number;
  readonly sort: Sort;
  readonly day: string;
  /** How many plans of the list come before these. */
  readonly offset: number;
  /** Rows at the start that are read for the first sentence only. */
  readonly before: number;
}

export function cardsOf(rows: readonly PlanColumns[], listing: Listing): PlanCard[] {
  const { total, sort, day, offset, before } = listing;
  return rows.slice(before).map((row, index) => {
    const card = cardOfRow(row, { day });
    const { comparable } = listedBy(card.vertical);
    const place = offset + index + 1;
    const previous = rows[index + before - 1];
    const facts = previous && factsOfRow(previous);
    const reason = placeSentence(factsOfRow(row), { place, total, sort, comparable }, facts);
    return { ...card, place, reason };
  });
}

/** Without a place: the list it stands in gives that. */
export function cardOfRow(row: DocumentColumns, signer: Signer): PlanCard {
  return cardOf(planOfRow(row), providerOfRow(row), signer);
}

/** The cards of the plans that can do what the signer asks. */
export function servedCards(rows: readonly DocumentColumns[], signer: Signer): PlanCard[] {
  return rows.flatMap((row) => {
    const plan = planOfRow(row);
    return isServed(plan, signer) ? [cardOf(plan, providerOfRow(row), signer)] : [];
  });
}

/** Of a row of ended plans: each says when it ended. */
export function endedOfRow(row: DocumentColumns, signer: Signer): EndedPlan {
  return { plan: cardOfRow(row, signer), endedOn: planOfRow(row).endedOn ?? signer.day };
}

function planOfRow({ document }: DocumentColumns): ComparedPlan {
  return JSON.parse(document) as ComparedPlan;
}

export function providerOfRow(row: ProviderColumns): CardProvider {
  const logo = row.logo_url === null ? null : { url: row.logo_url, altText: row.logo_alt ?? '' };
  return { id: row.provider_id, name: row.provider_name, logo };
}

function factsOfRow(row: PlanColumns): RankingFacts {
  return {
    id: row.plan_id,
    sortName: row.sort_name,
    estimateCents: row.estimate_cents,
    totalCents: row.total_cents,
  };
}
