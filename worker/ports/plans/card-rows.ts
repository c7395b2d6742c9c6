/** Cards from database rows, with prices, places and reasons. */

import { placeSentence } from '../../../domain/plans/list/place-words.ts';
import { factsOfCard, placeOf } from '../../../domain/plans/list/plan-page.ts';
import type { Sort } from '../../../domain/plans/list/rank.ts';
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

interface Listing {
  readonly total: number;
  readonly sort: Sort;
  readonly day: string;
  /** How many plans of the list come before these. */
  readonly offset: number;
  /** Rows at the start that are read for the first sentence only. */
  readonly before: number;
}

export function cardsOf(rows: readonly DocumentColumns[], listing: Listing): PlanCard[] {
  const { total, sort, day, offset, before } = listing;
  const cards = rows.map((row) => cardOfRow(row, { day }));
  return cards.slice(before).map((card, index) => {
    const where = placeOf(card.vertical, { place: offset + index + 1, total, sort });
    const previous = cards[index + before - 1];
    const facts = previous && factsOfCard(previous);
    return { ...card, place: where.place, reason: placeSentence(factsOfCard(card), where, facts) };
  });
}

/** Without a place: its list adds that. */
export function cardOfRow(row: DocumentColumns, signer: Signer): PlanCard {
  return cardOf(planOfRow(row), providerOfRow(row), signer);
}

/** The cards of the plans that suit the signer. */
export function servedCards(rows: readonly DocumentColumns[], signer: Signer): PlanCard[] {
  return rows.flatMap((row) => {
    const plan = planOfRow(row);
    return isServed(plan, signer) ? [cardOf(plan, providerOfRow(row), signer)] : [];
  });
}

/** An ended plan from its row, which says when it ended. */
export function endedOfRow(row: DocumentColumns, signer: Signer): EndedPlan {
  return { plan: cardOfRow(row, signer), endedOn: planOfRow(row).endedOn ?? signer.day };
}

/**
 * Trusted as it is, because nothing but an import writes it, and that has parsed the plan by its schema. After a
 * release that changes the schema, everything is imported again (docs/operations/upgrading.md).
 */
export function planOfRow({ document }: DocumentColumns): ComparedPlan {
  return JSON.parse(document) as ComparedPlan;
}

export function providerOfRow(row: ProviderColumns): CardProvider {
  const logo = row.logo_url === null ? null : { url: row.logo_url, altText: row.logo_alt ?? '' };
  return { id: row.provider_id, name: row.provider_name, logo };
}
