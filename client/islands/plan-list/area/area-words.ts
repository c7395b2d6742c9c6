/** The area of a list's home: the visitor's answers about it, the query for another area, and the words for both. */
import { isForPostBoxes } from '../../../../domain/address/places/post-boxes.ts';
import { asksNetwork, isUnsold, type PlanPage } from '../../../../domain/plans/list/plan-page.ts';
import type { PlanQuery } from '../../../../domain/plans/list/plan-query.ts';
import type { Answers } from '../../../../domain/plans/question.ts';

export interface HomeArea {
  /** Empty while it is not known. */
  readonly postcode: string;
  readonly distributor: string;
}

export function homeArea({ answers = {} }: { readonly answers?: Answers }): HomeArea {
  const { postcode = '', distributor = '' } = answers;
  return { postcode: String(postcode), distributor: String(distributor) };
}

/** The query for another area; the state belongs to its postcode. */
export function inArea(query: PlanQuery, { postcode, distributor }: HomeArea): PlanQuery {
  const isThere = postcode === homeArea(query).postcode;
  const state = isThere ? (query.answers?.state ?? '') : '';
  return { ...query, page: 1, answers: { ...query.answers, postcode, state, distributor } };
}

/** `Plans for 3068, network Wattle Networks`. */
export function areaWords({ postcode, distributor }: HomeArea): string {
  return `Plans for ${postcode}${distributor ? `, network ${distributor}` : ''}`;
}

/** Why a list has no area for four digits. */
export function noHomesWords(postcode: string): string {
  return isForPostBoxes(postcode)
    ? `Postcode ${postcode} is for post boxes. Enter the postcode of your street address`
    : `There is no postcode ${postcode} in Australia`;
}

/**
 * Matches postcode and state in Western Australia and the Northern Territory, where homes cannot choose
 * their electricity retailer. It agrees with `stateAt`, whose table is too long for a browser: a state
 * that the postcode does not extend into is ignored.
 */
const withoutChoice = /^(?:6|(?!0872SA)0[89]|4825NT)/;

/** The words for a list that is empty because of its area; null where the area is not the reason. */
export function emptyAreaWords(
  list: Pick<PlanPage, 'area' | 'providers'>,
  query: PlanQuery,
): { readonly title: string; readonly way: string } | null {
  const { area } = list;
  if (area === undefined) return null;
  const { postcode } = homeArea(query);
  const place = `${postcode}${query.answers?.state}`;
  if (!area.known) {
    return {
      title: 'Which plans you can get depends on where you live',
      way: 'Enter your postcode above to see the plans for your home.',
    };
  }
  if (asksNetwork(area)) {
    return {
      title: `None of these plans is sold on all networks in ${postcode}`,
      way: 'Choose your network above to see its plans.',
    };
  }
  if (isUnsold(list) && withoutChoice.test(place)) {
    return {
      title: `No retailer on our list sells these plans in ${postcode}`,
      way:
        query.filters.fuel === 'Gas'
          ? 'Other retailers may sell gas there.'
          : 'Most homes in Western Australia and the Northern Territory cannot choose their electricity retailer.',
    };
  }
  return null;
}
