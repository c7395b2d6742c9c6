/** Links around a list that take its answers along: the server wrote them with the answers of the page's own URL. */
import { isAboutArea } from '../../../../domain/plans/answers/about-area.ts';
import {
  type ListSettings,
  type PlanQuery,
  writeQuery,
} from '../../../../domain/plans/list/plan-query.ts';
import { listedBy } from '../../../../domain/plans/listed.ts';

/**
 * Writes the answers asked for now into every link with `data-said`, as a reload would: `all` that a link may
 * contain, or those that hold `anywhere`, for a link that leads to another address.
 */
export function carryAnswers(query: PlanQuery, settings: ListSettings): void {
  const { questions } = listedBy(settings.vertical);
  const written = writeQuery(query, settings);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-said]')) {
    const url = new URL(link.href);
    for (const [name, { personal }] of Object.entries(questions)) {
      const answer = written.get(name);
      const stays = link.dataset.said === 'anywhere' && isAboutArea(name);
      url.searchParams.delete(name);
      if (answer !== null && !personal && !stays) url.searchParams.set(name, answer);
    }
    link.href = url.pathname + url.search + url.hash;
  }
}
