/** A page’s list: its plans, or the ways on from an empty list, within the time that a page may wait. */
import { countRelaxed, type Relaxed, relaxings } from '../../domain/plans/list/choices.ts';
import { namesIn, type PlanPage } from '../../domain/plans/list/plan-page.ts';
import {
  fullQuery,
  type ListSettings,
  type PlanQuery,
} from '../../domain/plans/list/plan-query.ts';
import { inTime, listPatienceMs, livePatienceMs } from '../cache/live-answers.ts';
import type { AppContext } from '../context.ts';
import type { Asker } from '../ports/plans/plans.port.ts';
import { withShownLogos } from './askers.ts';
import { withTogether } from './find-together.ts';

export interface FoundList {
  /** Undefined when neither a current nor an older list was available. */
  readonly list: PlanPage | undefined;
  /** For a list without plans. */
  readonly relaxed?: Relaxed;
}

/** Never rejects, and takes no longer than a page may wait. */
export async function findList(
  c: AppContext,
  query: PlanQuery,
  settings: ListSettings,
  asker: Asker,
): Promise<FoundList> {
  const until = Date.now() + livePatienceMs;
  const { plans } = c.get('ports');
  const pageFor = (asked: PlanQuery) => plans.page(fullQuery(asked, settings), asker);
  const found = await inTime(pageFor(query), listPatienceMs);
  if (!found) return { list: undefined };
  const list = withShownLogos(found, c.get('brand'));
  if (list.total > 0) {
    const whole = await inTime(withTogether(plans, list, query, asker), until - Date.now());
    return { list: whole ?? list };
  }
  const totalOf = (asked: PlanQuery) =>
    pageFor(asked).then(
      ({ total }) => total,
      () => undefined,
    );
  const counting = countRelaxed(relaxings(query, settings, namesIn(list)), totalOf);
  const relaxed = await inTime(counting, until - Date.now());
  return { list, ...(relaxed && { relaxed }) };
}
