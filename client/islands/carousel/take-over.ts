/** Takes over a scroller that works without script, and gives it back as it was. */
import { type Embla, rule } from './embla.ts';
import { onSidewaysWheel } from './gestures.ts';
import { centre, inView, type SlidesShown, startOf, visibleCount } from './slides-shown.ts';

export interface TakenCarousel {
  /** False when there is nothing further on that side. */
  step(by: -1 | 1): boolean;
  /** Back to the first slide. */
  rewind(): void;
  release(): void;
}

/** A scroller made ready for Embla: where to begin, and how to give it back. */
export interface PreparedScroller {
  readonly node: HTMLElement;
  /** The first slide in view stays the first, so that nothing jumps. */
  readonly startIndex: number;
  readonly giveBack: () => void;
}

export function prepareScroller(scroller: HTMLElement, endless: boolean): PreparedScroller {
  const slides = slidesOf(scroller);
  const first = nearestSlide(scroller, slides);
  const startIndex = endless ? startOf(first, slides.length, seenOf(scroller, slides)) : first;
  const giveBack = prepare(scroller, endless);
  return { node: scroller, startIndex, giveBack: () => giveBack(slides) };
}

/** Calls `changed` with the slides shown, now and after each move, and `touched` when a visitor moves them. */
export function takeOver(
  embla: Embla,
  endless: boolean,
  changed: (shown: SlidesShown) => void,
  touched: () => void,
): TakenCarousel {
  rule(embla);
  const scroller = embla.rootNode();
  const update = () => {
    const shown = shownBy(embla);
    markSlides(scroller, embla.slideNodes(), shown);
    changed(shown);
  };
  update();
  embla.on('select', update).on('reInit', update).on('pointerDown', touched);
  const step = (by: -1 | 1) => {
    const more = by > 0 ? embla.canScrollNext() : embla.canScrollPrev();
    if (!more && !endless) return false;
    // A row too short to loop starts again from the other end.
    const last = embla.scrollSnapList().length - 1;
    if (!more) embla.scrollTo(by > 0 ? 0 : last, still());
    else if (by > 0) embla.scrollNext(still());
    else embla.scrollPrev(still());
    return true;
  };
  const stopWheel = onSidewaysWheel(scroller, (by) => {
    touched();
    step(by);
  });
  return { step, rewind: () => embla.scrollTo(0, still()), release: stopWheel };
}

function shownBy(embla: Embla): SlidesShown {
  return {
    selected: embla.selectedScrollSnap(),
    count: embla.slideNodes().length,
    perView: seenOf(embla.rootNode(), embla.slideNodes()),
    endless: embla.internalEngine().options.loop,
  };
}

function seenOf(scroller: HTMLElement, slides: readonly HTMLElement[]): number {
  const row = scroller.firstElementChild;
  if (!(row instanceof HTMLElement)) return 1;
  return visibleCount(row.offsetWidth, slides[0]?.offsetWidth ?? 0);
}

function slidesOf(scroller: HTMLElement): HTMLElement[] {
  return Array.from(scroller.firstElementChild?.children ?? []).filter(
    (slide) => slide instanceof HTMLElement,
  );
}

/** `data-live` switches the styles (carousel.css). */
function prepare(
  scroller: HTMLElement,
  endless: boolean,
): (slides: readonly HTMLElement[]) => void {
  scroller.scrollLeft = 0;
  scroller.dataset.live = endless ? 'endless' : '';
  const giveTabStopBack = takeTabStop(scroller);
  return (slides) => {
    delete scroller.dataset.live;
    giveTabStopBack();
    for (const slide of slides) {
      slide.inert = false;
      delete slide.dataset.centre;
    }
  };
}

/**
 * A scroller that no longer scrolls needs no tab stop. One that has the focus keeps its tab stop until
 * blur: without it, the scroller would show no focus ring (base.css).
 */
function takeTabStop(scroller: HTMLElement): () => void {
  const { tabIndex } = scroller;
  const take = () => {
    scroller.tabIndex = -1;
  };
  if (document.activeElement === scroller) scroller.addEventListener('blur', take, { once: true });
  else take();
  return () => {
    scroller.removeEventListener('blur', take);
    scroller.tabIndex = tabIndex;
  };
}

/** Makes slides out of view inert; a focus inside one of them moves to the scroller. */
function markSlides(
  scroller: HTMLElement,
  slides: readonly HTMLElement[],
  shown: SlidesShown,
): void {
  const seen = new Set(inView(shown));
  const middle = centre(shown);
  slides.forEach((slide, index) => {
    const hidden = !seen.has(index);
    if (hidden && slide.contains(document.activeElement)) scroller.focus({ preventScroll: true });
    slide.inert = hidden;
    if (index === middle) slide.dataset.centre = '';
    else delete slide.dataset.centre;
  });
}

/** True under reduced motion, where slides change without moving. */
function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Index of the slide at the scroller's start; 0 when there are no slides. */
function nearestSlide(scroller: HTMLElement, slides: readonly HTMLElement[]): number {
  const start = scroller.getBoundingClientRect().left;
  const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left - start));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
