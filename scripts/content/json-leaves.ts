/** The strings of a JSON value, each with its path, and the fields that a schema does not know. */
import { placeIn } from '../../content/model/fault-words.ts';

export interface Leaf {
  /** `sections.0.tiles.2.link.url` */
  readonly at: string;
  readonly value: string;
}

/** Every string of a JSON value, in order. */
export function leavesOf(value: unknown, at = ''): Leaf[] {
  if (typeof value === 'string') return [{ at, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => leavesOf(one, placeIn(at, key)));
}

/**
 * The paths of fields that are in the file but not in its parsed value: a schema silently drops unknown
 * fields, so a misspelt one would be lost.
 */
export function unknownFields(raw: unknown, parsed: unknown, at = ''): string[] {
  if (!isRecord(raw) || !isRecord(parsed)) return [];
  return Object.entries(raw).flatMap(([key, value]) =>
    Object.hasOwn(parsed, key)
      ? unknownFields(value, parsed[key], placeIn(at, key))
      : [placeIn(at, key)],
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
