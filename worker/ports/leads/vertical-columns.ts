/** A lead's products as its row holds them. */
import { isVerticalSlug, type VerticalSlug } from '../../../domain/vertical.ts';

/** @throws Error when the row has an unknown vertical */
export function toVertical(value: string): VerticalSlug {
  if (isVerticalSlug(value)) return value;
  throw new Error(`The lead's vertical "${value}" is not one of domain/vertical.ts`);
}

/** A JSON list of slugs; what is none is left out. */
export function toVerticals(json: string): VerticalSlug[] {
  const values: unknown = JSON.parse(json);
  return Array.isArray(values) ? values.filter(isVerticalSlug) : [];
}
