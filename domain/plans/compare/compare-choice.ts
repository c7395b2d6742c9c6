/** The URL of a comparison: `?plans=a&plans=b` or `?plans=a,b`, and the vertical where ids need one. */
import { isListed, type ListedVertical } from '../listed.ts';

/** How many plans may stand side by side. */
export const maxCompared = 4;

/** The name of chosen plans in a URL, of the comparison and of a list alike. */
export const comparedName = 'plans';

/** A plan that a visitor chose for the comparison, as a list names it. */
export interface ComparedPlan {
  readonly id: string;
  readonly name: string;
}

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
  const asked = query.getAll(comparedName).flatMap((value) => value.split(','));
  const chosen = [...new Set(asked.map((id) => id.trim()))].filter((id) => id !== '');
  return {
    ids: chosen.slice(0, maxCompared),
    beyond: Math.max(0, chosen.length - maxCompared),
    vertical: isListed(vertical) ? vertical : null,
  };
}

/** The URL of a list in which plans are chosen already. */
export function withCompared(path: string, ids: readonly string[]): string {
  if (ids.length === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${comparedQuery(ids)}`;
}

/** Path and query of a comparison. */
export function comparePath(ids: readonly string[], vertical: ListedVertical | null): string {
  if (ids.length === 0) return '/compare';
  return `/compare?${comparedQuery(ids)}${vertical ? `&vertical=${vertical}` : ''}`;
}

function comparedQuery(ids: readonly string[]): string {
  return ids.map((id) => `${comparedName}=${encodeURIComponent(id)}`).join('&');
}
