/** The address of a comparison: `?plans=a&plans=b` or `?plans=a,b`, and the vertical where ids need one. */
import { maxCompared } from '../../client/ui/plans/max-compared.ts';
import {
  type ComparedVertical,
  comparedVerticals,
} from '../../content/model/plan-widget.schema.ts';

export interface CompareChoice {
  /** Ids of the first four that were chosen; nobody's among them count as unknown. */
  readonly ids: readonly string[];
  /** Chosen beyond four. */
  readonly beyond: number;
  /** A partner may give a mobile and a broadband plan the same id. */
  readonly vertical: ComparedVertical | null;
}

/** Nothing throws: what is no id is a plan that nobody has. */
export function readChoice(query: URLSearchParams): CompareChoice {
  const asked = query.getAll('plans').flatMap((value) => value.split(','));
  const chosen = [...new Set(asked.map((id) => id.trim()))].filter((id) => id !== '');
  return {
    ids: chosen.slice(0, maxCompared),
    beyond: Math.max(0, chosen.length - maxCompared),
    vertical: comparedVerticals.find((slug) => slug === query.get('vertical')) ?? null,
  };
}

/** An id that the plan calls carry. */
export function isPlanId(id: string): boolean {
  return /^[\w-]{1,64}$/.test(id);
}

/** Path and query of a comparison. */
export function comparePath(ids: readonly string[], vertical: ComparedVertical | null): string {
  const query = ids.map((id) => `plans=${encodeURIComponent(id)}`);
  if (vertical && ids.length > 0) query.push(`vertical=${vertical}`);
  return query.length > 0 ? `/compare?${query.join('&')}` : '/compare';
}
