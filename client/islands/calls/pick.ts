/** Reads values from outside, whose shape is unknown. */

/** A key of an object that came from outside, or undefined. */
export function pick(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return Reflect.get(value, key);
}

/** The same for text; empty when the value is anything else. */
export function pickText(value: unknown, key: string): string {
  const found = pick(value, key);
  return typeof found === 'string' ? found : '';
}
