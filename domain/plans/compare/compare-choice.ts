/** The URL of a comparison: `?plans=a&plans=b` or `?plans=a,b`, and the vertical where ids need one. */
import { isListed, type ListedVertical } from '../listed.ts';

/** How many plans may stand side by side. */
export const maxCompared = 4;

export interface CompareChoice {
  /** The first four that were chosen. An id that no plan has is counted as unknown. */
  readonly ids: readonly string[];
  /** Chosen beyond four. */
  readonly beyond: number;
  /** A partner may give a mobile and a broadband plan the same id. */
  readonly vertical: ListedVertical | null;
}

/** Never throws: text that cannot be an id counts as an unknown one. */
export function readChoice(query: URLSearchParams): CompareChoice {
  const vertical = query.get('vertical') ?? '';
  const asked = query.getAll('plans').flatMap((value) => value.split(','));
  const chosen = [...new Set(asked.map((id) => id.trim()))].filter((id) => id !== '');
  return {
    ids: chosen.slice(0, maxCompared),
    beyond: Math.max(0, chosen.length - maxCompared),
    vertical: isListed(vertical) ? vertical : null,
  };
}

/** Path and query of a comparison. */
export function comparePath(ids: readonly string[], vertical: ListedVertical | null): string {
  const query = ids.map((id) => `plans=${encodeURIComponent(id)}`);
  if (vertical && ids.length > 0) query.push(`vertical=${vertical}`);
  return query.length > 0 ? `/compare?${query.join('&')}` : '/compare';
}
