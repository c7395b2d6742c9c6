/** Arithmetic for the slides of a carousel that are in view. */

/** The number of slides in view at once, from widths in px; the gap is part of the slide. */
export function visibleCount(view: number, slide: number): number {
  return slide > 0 ? Math.max(1, Math.round(view / slide)) : 1;
}

/** The index, wrapped into 0 … count - 1. */
export function wrapped(index: number, count: number): number {
  return ((index % count) + count) % count;
}

export interface SlidesShown {
  /** The slide that Embla is at: the middle one of an endless carousel, else the first in view. */
  readonly selected: number;
  readonly count: number;
  readonly perView: number;
  /** The first slide follows the last. */
  readonly endless: boolean;
}

/** Indexes in view, from left to right. */
export function inView({ selected, count, perView, endless }: SlidesShown): number[] {
  if (perView >= count) return Array.from({ length: count }, (_, index) => index);
  const first = endless
    ? selected - Math.floor((perView - 1) / 2)
    : Math.min(selected, count - perView);
  return Array.from({ length: perView }, (_, index) => wrapped(first + index, count));
}

/** The slide that an endless carousel is at when `first` is the first in view. */
export function startOf(first: number, count: number, perView: number): number {
  return perView >= count ? 0 : wrapped(first + Math.floor((perView - 1) / 2), count);
}

/** The middle slide, when an odd number of at least three is in view; otherwise undefined. */
export function centre(shown: SlidesShown): number | undefined {
  const seen = inView(shown);
  return seen.length > 1 && seen.length % 2 === 1 ? seen[(seen.length - 1) / 2] : undefined;
}

/** `2 of 5`: the selected slide; `2 to 4 of 5` where several are in view and none is the middle. */
export function shownInWords(shown: SlidesShown): string {
  const seen = inView(shown);
  const first = (seen[0] ?? 0) + 1;
  const last = (seen.at(-1) ?? 0) + 1;
  if (shown.endless || first === last) return `${shown.selected + 1} of ${shown.count}`;
  return `${first} to ${last} of ${shown.count}`;
}
