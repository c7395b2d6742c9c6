/** Which slide of a scroller stands at its start. */

/** Index of the child whose left edge is nearest to the scroller's; 0 when it has none. */
export function nearestSlide(scroller: HTMLElement): number {
  const distances = Array.from(scroller.children, (slide) =>
    slide instanceof HTMLElement
      ? Math.abs(slide.offsetLeft - scroller.offsetLeft - scroller.scrollLeft)
      : Number.POSITIVE_INFINITY,
  );
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
