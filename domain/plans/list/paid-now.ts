/** What the visitor pays now, as a list's URL says it, and the plans that it may be set against. */
import { withoutSlotMarks } from '../../text.ts';
import type { FilterValues } from '../filter.ts';
import { type ListedVertical, listedBy } from '../listed.ts';

interface Asked {
  readonly vertical: ListedVertical;
  readonly filters: FilterValues;
}

export const nowName = 'now';
/** A hidden field of a form: what the amount in it was typed for. */
export const paidForName = 'paidFor';
/** More than the largest amount has, with its sign and commas: what is longer is no amount. */
const maxTyped = 20;

/** `Electricity,Residential`: what sets a list's plans apart from the product's others; empty where nothing does. */
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
