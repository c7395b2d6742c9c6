/** Finds values that would be lost when an island's props travel as JSON in an attribute. */

/**
 * The path of the first value that `JSON.parse(JSON.stringify(value))` changes, e.g. `props.from`,
 * or undefined when everything survives. A key whose value is undefined counts as absent.
 */
export function firstLossyPath(value: unknown, path = 'props'): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : path;
  if (typeof value !== 'object') return path;
  if (Array.isArray(value)) {
    return firstOf(value.entries(), (key) => `${path}[${key}]`);
  }
  if (!isPlain(value) || 'toJSON' in value) return path;
  if (Object.getOwnPropertySymbols(value).length > 0) return path;
  return firstOf(
    Object.entries(value).filter(([, inner]) => inner !== undefined),
    (key) => `${path}.${key}`,
  );
}

function firstOf<Key>(
  entries: Iterable<[Key, unknown]>,
  name: (key: Key) => string,
): string | undefined {
  for (const [key, inner] of entries) {
    const found = firstLossyPath(inner, name(key));
    if (found !== undefined) return found;
  }
  return undefined;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
