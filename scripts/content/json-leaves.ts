/** The strings of a JSON value, each with its path, and the fields that a schema does not know. */

export interface Leaf {
  /** `sections.0.tiles.2.link.url` */
  readonly at: string;
  readonly value: string;
}

/** Every string of a JSON value, in order. */
export function leavesOf(value: unknown, at = ''): Leaf[] {
  if (typeof value === 'string') return [{ at, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => leavesOf(one, way(at, key)));
}

/**
 * The paths of fields that are in the file but not in its parsed value: a schema silently drops unknown
 * fields, so a misspelt one would be lost.
 */
export function unknownFields(raw: unknown, parsed: unknown, at = ''): string[] {
  if (!isRecord(raw) || !isRecord(parsed)) return [];
  return Object.entries(raw).flatMap(([key, value]) =>
    Object.hasOwn(parsed, key) ? unknownFields(value, parsed[key], way(at, key)) : [way(at, key)],
  );
}

function way(at: string, key: string): string {
  return at === '' ? key : `${at}.${key}`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
