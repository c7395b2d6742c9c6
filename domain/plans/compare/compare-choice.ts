/** The plans chosen for a comparison, and their form in a list's URL. */

/** The most plans in a comparison. */
export const maxCompared = 4;

/** The parameter for chosen plans in the URLs of the comparison and of lists. */
export const comparedName = 'plans';

/** After a list's URL: adds its plan to those chosen earlier, which only the browser knows. */
export const addedHash = '#add';

/** A plan chosen for the comparison, as named in a list. */
export interface ComparedPlan {
  readonly id: string;
  /** Empty where the plan could not be looked up. */
  readonly name: string;
  /** The provider's name. */
  readonly provider: string;
}

/** The URL of a list with these plans already chosen. */
export function withCompared(path: string, ids: readonly string[]): string {
  return ids.length === 0 ? path : added(path, comparedQuery(ids));
}

/** The URL of a list with no plan chosen, whatever the session chose before: `plans=`. */
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
