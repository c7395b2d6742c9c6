/** The path of a plan's own page. */
import type { ListedVertical } from '../listed.ts';

/** @param id of a plan, ours or a partner's (domain/text.ts): it needs no escaping */
export function planPath({ vertical, id }: { vertical: ListedVertical; id: string }): string {
  return `/plans/${vertical}/${id}`;
}
