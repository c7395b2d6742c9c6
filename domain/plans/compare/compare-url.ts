/** The URL of a comparison: `?plans=a&plans=b` or `?plans=a,b`, the vertical where ids are ambiguous, and the answers. */
import { isId } from '../../text.ts';
import { impersonal, readSaid } from '../answers/said-answers.ts';
import { isListed, type ListedVertical } from '../listed.ts';
import type { Answers } from '../question.ts';
import { comparedName, comparedQuery, maxCompared } from './compare-choice.ts';

/** `differences=1` shows only the rows in which plans differ. */
const differencesName = 'differences';

/** The settings of a comparison, besides its plans. */
export interface CompareView {
  /** Needed because a partner may give a mobile and a broadband plan the same id. */
  readonly vertical: ListedVertical | null;
  /** Answers to the questions of any vertical: prices are worked out with them. */
  readonly said: Answers;
  /** Only the rows in which plans differ. */
  readonly differences: boolean;
  /** Parameters of the visitor's journey before the comparison: ids only (spec: routes). */
  readonly journey: readonly (readonly [name: string, value: string])[];
}

export interface CompareChoice {
  /** The first four chosen. An id without a plan counts as unknown. */
  readonly ids: readonly string[];
  /** The number chosen beyond four. */
  readonly beyond: number;
  readonly view: CompareView;
}

/** Never throws: text that cannot be an id counts as an unknown one. */
export function readChoice(query: URLSearchParams): CompareChoice {
  const vertical = query.get('vertical') ?? '';
  const asked = query.getAll(comparedName).flatMap((value) => value.split(','));
  const chosen = [...new Set(asked.map((id) => id.trim()))].filter((id) => id !== '');
  return {
    ids: chosen.slice(0, maxCompared),
    beyond: Math.max(0, chosen.length - maxCompared),
    view: {
      vertical: isListed(vertical) ? vertical : null,
      said: readSaid(query),
      differences: query.get(differencesName) === '1',
      journey: journeyOf(query),
    },
  };
}

const journeyNames = ['leadId', 'visitId', 'plan', 'skip', 'product'] as const;

function journeyOf(query: URLSearchParams): CompareView['journey'] {
  return journeyNames.flatMap((name) =>
    query
      .getAll(name)
      .filter(isId)
      .map((value) => [name, value] as const),
  );
}

/** Path and query of a comparison; without plans, of the page that links back to the lists. */
export function comparePath(ids: readonly string[], view: Partial<CompareView> = {}): string {
  const { vertical, said = {}, differences, journey = [] } = view;
  const rest = new URLSearchParams([
    ...(vertical ? [['vertical', vertical]] : []),
    ...Object.entries(said).map(([name, value]) => [name, String(value)]),
    ...(differences && ids.length > 0 ? [[differencesName, '1']] : []),
    ...journey.map(([name, value]) => [name, value]),
  ]).toString();
  const query = [comparedQuery(ids), rest].filter((part) => part !== '').join('&');
  return query === '' ? '/compare' : `/compare?${query}`;
}

/** The same path for sharing: without the visitor's journey and personal answers. */
export function sharedPath(ids: readonly string[], view: CompareView): string {
  return comparePath(ids, { ...view, said: impersonal(view.said), journey: [] });
}
