/** The plans chosen for a comparison, and how the URL of a list says them. */

/** How many plans may stand side by side. */
export const maxCompared = 4;

/** The name of chosen plans in a URL, of the comparison and of a list alike. */
export const comparedName = 'plans';

/** Behind the URL of a list: its plan goes to those that were chosen before, which only the browser knows. */
export const addedHash = '#add';

/** A plan that a visitor chose for the comparison, as a list names it. */
export interface ComparedPlan {
  readonly id: string;
  /** Empty while it could not be looked up. */
  readonly name: string;
  /** The provider's name. */
  readonly provider: string;
}

/** The URL of a list in which plans are chosen already. */
export function withCompared(path: string, ids: readonly string[]): string {
  return ids.length === 0 ? path : added(path, comparedQuery(ids));
}

/** The URL of a list in which none is, whatever was chosen in the session before: `plans=`. */
export function withNoneCompared(path: string): string {
  return added(path, `${comparedName}=`);
}

function added(path: string, query: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

/** `plans=a&plans=b`. */
export function comparedQuery(ids: readonly string[]): string {
  return ids.map((id) => `${comparedName}=${encodeURIComponent(id)}`).join('&');
}
