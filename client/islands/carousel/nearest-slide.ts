/** Where the slides of a scroller stand, from its layout. */

/** Index of the slide that stands at the scroller's start; 0 when it has none. */
export function nearestSlide(scroller: HTMLElement, slides: readonly HTMLElement[]): number {
  const start = scroller.getBoundingClientRect().left;
  const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left - start));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
