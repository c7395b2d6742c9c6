/** Reads what came from outside, of which nothing is known. */

/** A key of an object that came from outside, or undefined. */
export function pick(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return Reflect.get(value, key);
}

/** The same, as text; empty when it is anything else. */
export function pickText(value: unknown, key: string): string {
  const found = pick(value, key);
  return typeof found === 'string' ? found : '';
}
