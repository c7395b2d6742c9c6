/** The questions about where the home is, which an address answers; those that products share have one name. */

const names: ReadonlySet<string> = new Set(['state', 'postcode', 'distributor']);

/** @param name a question's name, in any product */
export function isAboutArea(name: string): boolean {
  return names.has(name);
}
