/** Which stages show what only the people who build the sites need. */
import type { AppContext } from '../../context.ts';

/** Visitors have no use for it, and production no page that is not content. */
export function isWorkshop(c: AppContext): boolean {
  const stage = c.get('stage');
  return stage === 'development' || stage === 'qa';
}
