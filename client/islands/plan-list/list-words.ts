/** The words of a list: its status line, its counts, and the values of its sliders. */
import { isUnsoldAsOpened, type PlanPage } from '../../../domain/plans/list/plan-page.ts';
import type { PlanQuery } from '../../../domain/plans/list/plan-query.ts';
import { sortWords } from '../../../domain/plans/list/rank.ts';
import { type ListedVertical, listedBy } from '../../../domain/plans/listed.ts';
import { kindWords, nounFor } from '../../../domain/plans/words/kind-words.ts';
import { homeArea } from './area/area-words.ts';

/** The status line: the count, the order, and which plans this page shows. */
export function statusWords(list: PlanPage, query: PlanQuery): string {
  const { vertical, sort, perPage } = query;
  const { total, page, plans } = list;
  if (isUnsoldAsOpened(list, query)) {
    return `No ${kindWords([vertical])} for ${homeArea(query).postcode}.`;
  }
  // The note below says why, and which choices to remove.
  if (total === 0) return `${countWords(vertical, total)}.`;
  const from = (page - 1) * perPage + 1;
  const seen =
    total > plans.length ? ` Showing ${from}\u00a0to\u00a0${from + plans.length - 1}.` : '';
  // While no postcode is known.
  const everywhere = list.area?.known === false ? ' sold in most states' : '';
  return `${countWords(vertical, total)}${everywhere}, ${sortWords(sort, listedBy(vertical)).toLowerCase()}.${seen}`;
}

/** `1 plan`, `29 cards`. */
export function countWords(vertical: ListedVertical, total: number): string {
  return `${total} ${nounFor(vertical, total)}`;
}

/** For screen readers, which read a plus sign literally: `30 GB per month or more`. */
export function leastValueText(value: number, suffix: string): string {
  const unit = suffix.replace(/^\+?\s*/, '');
  return suffix.startsWith('+') ? `${value} ${unit} or more` : `${value} ${unit}`;
}
