/** Chosen plans as the catalogue stores them, unpriced, and the providers in their lists. */
import type { D1Database } from '@cloudflare/workers-types';
import { maxPageSize } from '../../../domain/plans/list/asked-plans.ts';
import { inOrder, type NamedProvider } from '../../../domain/plans/list/plan-page.ts';
import { defaultSort } from '../../../domain/plans/list/rank.ts';
import { cardOf, type EndedPlan, type PlanCard } from '../../../domain/plans/plan-card.ts';
import type { Answers } from '../../../domain/plans/question.ts';
import { cardOfRow, type DocumentColumns, endedOfRow, providerOfRow } from './card-rows.ts';
import {
  type ReferenceRow,
  referencesOfRow,
  referencesStatement,
  withReferences,
} from './energy/energy-references.ts';
import {
  chosenEnergyStatement,
  energySellersStatement,
  type ListingColumns,
} from './energy/energy-statements.ts';
import type { PlanArea } from './energy/home-areas.ts';
import { endedOn, isOnOffer } from './energy/on-offer.ts';
import { planOfListing } from './energy/sold-plans.ts';
import { chosenEndedStatement, chosenStatement } from './plan-statement.ts';
import type { ChosenPlans, PlanChoice } from './plans.port.ts';
import { named, rowsOf, type SellerRow, sellersOf } from './provider-rows.ts';

type EnergyRow = DocumentColumns & PlanArea & Omit<ListingColumns, 'listing'>;

interface ChosenRows {
  readonly rows: readonly DocumentColumns[];
  readonly ended: readonly DocumentColumns[];
  /** Energy plans, on sale or not: the day decides. */
  readonly energy: readonly EnergyRow[];
  readonly references: ReferenceRow | null;
  readonly sellers: readonly SellerRow[];
}

export async function chosenRows(
  db: D1Database,
  ids: PlanChoice['ids'],
  verticals: PlanChoice['verticals'],
): Promise<ChosenRows> {
  const some = JSON.stringify(ids.slice(0, maxPageSize));
  const where = JSON.stringify(verticals);
  const withEnergy = verticals.includes('energy');
  const [found, ended, sellers, energy, energySellers, references] = await db.batch([
    db.prepare(chosenStatement).bind(some, where),
    db.prepare(chosenEndedStatement).bind(some, where),
    sellersOf(db, verticals),
    ...(withEnergy
      ? [
          db.prepare(chosenEnergyStatement).bind(some),
          db.prepare(energySellersStatement),
          db.prepare(referencesStatement),
        ]
      : []),
  ]);
  return {
    rows: rowsOf<DocumentColumns>(found),
    ended: rowsOf<DocumentColumns>(ended),
    energy: rowsOf<EnergyRow>(energy),
    references: rowsOf<ReferenceRow>(references)[0] ?? null,
    sellers: [...rowsOf<SellerRow>(sellers), ...rowsOf<SellerRow>(energySellers)],
  };
}

/** @param isElsewhere true for an energy plan that is not sold where the home is */
export function chosenPlans(
  { rows, ended, energy, references, sellers }: ChosenRows,
  day: string,
  said: Answers,
  isElsewhere: (plan: PlanArea) => boolean,
): Omit<ChosenPlans, 'staleSince'> {
  const signer = { day, answers: said };
  const table = referencesOfRow(references, day);
  const elsewhere: string[] = [];
  const sold = energy.flatMap((row) => {
    const plan = planOfListing({ ...row, listing: row.document });
    if (!isOnOffer(plan, day)) return [];
    if (isElsewhere(row)) elsewhere.push(plan.id);
    return [cardOf(withReferences(plan, table), providerOfRow(row), signer)];
  });
  const plans = inOrder([...rows.map((row) => cardOfRow(row, signer)), ...sold], defaultSort);
  return {
    plans,
    elsewhere,
    ended: [
      ...ended.map((row) => endedOfRow(row, { day })),
      ...energy.flatMap((row) => endedEnergy(row, day)),
    ],
    providers: sellersIn(plans, sellers),
    partial: false,
  };
}

function endedEnergy(row: EnergyRow, day: string): EndedPlan[] {
  const over = endedOn(planOfListing({ ...row, listing: row.document }), day);
  return over === null ? [] : [{ plan: cardOfRow(row, { day }), endedOn: over }];
}

/** The providers in the lists that these plans come from. */
function sellersIn(plans: readonly PlanCard[], rows: readonly SellerRow[]): NamedProvider[] {
  const shown = new Set<string>(plans.map(({ vertical }) => vertical));
  return rows.filter(({ vertical }) => shown.has(vertical)).map(named);
}
