/** The path of a plan's page. */
import type { ListedVertical } from '../listed.ts';

/** @param id of a plan, ours or a partner's, which needs no escaping (domain/text.ts) */
export function planPath({ vertical, id }: { vertical: ListedVertical; id: string }): string {
  return `/plans/${vertical}/${id}`;
}
