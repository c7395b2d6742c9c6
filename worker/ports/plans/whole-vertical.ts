/** Every plan of a vertical that is priced on request, cached as the catalogue has it, without visitors' answers. */
import type { D1Database } from '@cloudflare/workers-types';
import { answersWithin } from '../../../domain/plans/limits.ts';
import { maxPageSize } from '../../../domain/plans/list/asked-plans.ts';
import {
  isUnder,
  type NamedProvider,
  type PlanPage,
  pageOf,
} from '../../../domain/plans/list/plan-page.ts';
import type { PlanQuery } from '../../../domain/plans/list/plan-query.ts';
import { type ListedVertical, listedBy } from '../../../domain/plans/listed.ts';
import { completeAnswers } from '../../../domain/plans/question.ts';
import {
  cardOfRow,
  type DocumentColumns,
  endedOfRow,
  type ProviderColumns,
  planOfRow,
  servedCards,
} from './card-rows.ts';
import { verticalEndedStatement, verticalStatement } from './plan-statement.ts';
import { planListFailed, type Recall, type Recalled, type SingleQuestion } from './plans.port.ts';
import {
  type CatalogueRelease,
  named,
  releaseStatement,
  rowsOf,
  sellersOf,
} from './provider-rows.ts';
import type { AllPlans } from './single/single-of-all.ts';

export interface WholeVertical {
  readonly rows: readonly DocumentColumns[];
  readonly ended: readonly DocumentColumns[];
  readonly providers: readonly NamedProvider[];
  readonly asOf: string | null;
}

/** One question for every page and list of the vertical, so that it is rarely asked again. */
export function recallWhole(
  db: D1Database,
  vertical: ListedVertical,
  recall: Recall,
): Promise<Recalled<WholeVertical>> {
  const ask = () => wholeVertical(db, vertical);
  return recall({ key: `vertical:${vertical}`, ask, failed: planListFailed });
}

async function wholeVertical(db: D1Database, vertical: ListedVertical): Promise<WholeVertical> {
  const [found, ended, sellers, release] = await db.batch([
    db.prepare(verticalStatement).bind(vertical),
    db.prepare(verticalEndedStatement).bind(vertical),
    sellersOf(db, [vertical]),
    db.prepare(releaseStatement),
  ]);
  return {
    rows: rowsOf<DocumentColumns>(found),
    ended: rowsOf<DocumentColumns>(ended),
    providers: rowsOf<ProviderColumns>(sellers).map(named),
    asOf: rowsOf<CatalogueRelease>(release)[0]?.loadedAt ?? null,
  };
}

/** Priced for this visitor, then filtered and put in order. */
export function answeredPage(whole: WholeVertical, query: PlanQuery, day: string): PlanPage {
  const { rows, providers, asOf } = whole;
  const signer = { day, answers: query.answers };
  const cards = servedCards(rows, signer).filter((card) => isUnder(card, query));
  const perPage = Math.min(maxPageSize, Math.max(1, query.perPage));
  return { ...pageOf(cards, { ...query, perPage }), providers, asOf };
}

/** Priced for a visitor who looks at one plan, in no particular order. */
export function allOf(
  { rows, ended, providers }: WholeVertical,
  day: string,
  { vertical, id, said = {} }: SingleQuestion,
): Omit<AllPlans, 'staleSince'> {
  const plan = rows.map(planOfRow).find((one) => one.id === id);
  const answers = plan
    ? answersWithin(plan, said)
    : completeAnswers(listedBy(vertical).questions, said);
  const signer = { day, answers };
  const plans = servedCards(rows, signer);
  const isListed = plans.some((one) => one.id === id);
  return {
    answers,
    plans,
    unserved: isListed
      ? []
      : rows.filter((row) => planOfRow(row).id === id).map((row) => cardOfRow(row, signer)),
    ended: ended.map((row) => endedOfRow(row, signer)),
    providers,
  };
}
