/** The amount a visitor pays now, in a list's URL, and the kind of plans it may be compared with. */
import { withoutSlotMarks } from '../../text.ts';
import type { FilterValues } from '../filter.ts';
import { type ListedVertical, listedBy } from '../listed.ts';

interface Asked {
  readonly vertical: ListedVertical;
  readonly filters: FilterValues;
}

export const nowName = 'now';
/** A form's hidden field: the kind of plans that its amount was typed for. */
export const paidForName = 'paidFor';
/** More characters than the largest amount with its sign and commas. */
const maxTyped = 20;

/** `Electricity,Residential`: the segment of a list's plans; empty for a product with one segment. */
export function kindAsked({ vertical, filters }: Asked): string {
  const { initial = {}, segment = Object.keys(initial) } = listedBy(vertical);
  return segment.map((name) => filters[name] ?? '').join();
}

export function readNow(params: URLSearchParams, asked: Asked): { readonly now?: string } {
  const now = withoutSlotMarks(params.get(nowName) ?? '')
    .trim()
    .slice(0, maxTyped);
  const isFor = params.get(paidForName) ?? kindAsked(asked);
  const isAsked = listedBy(asked.vertical).comparable.now !== null;
  return now !== '' && isAsked && isFor === kindAsked(asked) ? { now } : {};
}
