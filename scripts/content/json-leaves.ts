/** The strings of a JSON value with the way to each, and the fields that a schema did not know. */

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
 * Ways to fields that stand in the file and not in what was parsed from it: a schema drops what it
 * does not know, so a misspelt field would be lost in silence.
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
