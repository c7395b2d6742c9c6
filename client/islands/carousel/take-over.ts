/** Takes over a scroller that works by itself, and gives it back as it was. */
import type { EmblaCarouselType } from 'embla-carousel';
import { startEmbla } from './embla.ts';
import { nearestSlide } from './nearest-slide.ts';
import { centre, inView, type Place, startOf, visibleCount } from './places.ts';
import { onSidewaysWheel } from './wheel.ts';

export interface TakenCarousel {
  /** False when there is nothing further on that side. */
  step(by: -1 | 1): boolean;
  /** Back to the first slide. */
  rewind(): void;
  release(): void;
}

/** `changed` is told where the carousel stands, at first too; `touched` when a visitor moved it. */
export function takeOver(
  scroller: HTMLElement,
  endless: boolean,
  changed: (place: Place) => void,
  touched: () => void,
): TakenCarousel {
  const slides = slidesOf(scroller);
  // The first in view stays the first in view, so that nothing jumps.
  const first = nearestSlide(scroller, slides);
  const shown = seenOf(scroller, slides);
  const startIndex = endless ? startOf(first, slides.length, shown) : first;
  const giveBack = prepare(scroller, endless);
  const embla = startEmbla(scroller, { endless, startIndex });

  const update = () => {
    const place = placeOf(embla);
    markSlides(scroller, slides, place);
    changed(place);
  };
  update();
  embla.on('select', update).on('reInit', update).on('pointerDown', touched);
  const step = (by: -1 | 1) => {
    const more = by > 0 ? embla.canScrollNext() : embla.canScrollPrev();
    if (!more && !endless) return false;
    // A row that is too short to go round begins again.
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
  return {
    step,
    rewind: () => embla.scrollTo(0, still()),
    release() {
      stopWheel();
      embla.destroy();
      giveBack(slides);
    },
  };
}

function placeOf(embla: EmblaCarouselType): Place {
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

/** `data-live` switches the styles (carousel.css); what is clipped needs no tab stop of its own. */
function prepare(
  scroller: HTMLElement,
  endless: boolean,
): (slides: readonly HTMLElement[]) => void {
  const { tabIndex } = scroller;
  scroller.scrollLeft = 0;
  scroller.dataset.live = endless ? 'endless' : '';
  scroller.tabIndex = -1;
  return (slides) => {
    delete scroller.dataset.live;
    scroller.tabIndex = tabIndex;
    for (const slide of slides) {
      slide.inert = false;
      delete slide.dataset.centre;
    }
  };
}

/** Slides out of view take no focus and are not read; focus inside one of them stays near. */
function markSlides(scroller: HTMLElement, slides: readonly HTMLElement[], place: Place): void {
  const seen = new Set(inView(place));
  const middle = centre(place);
  slides.forEach((slide, index) => {
    const hidden = !seen.has(index);
    if (hidden && slide.contains(document.activeElement)) scroller.focus({ preventScroll: true });
    slide.inert = hidden;
    if (index === middle) slide.dataset.centre = '';
    else delete slide.dataset.centre;
  });
}

/** Under reduced motion slides change without moving. */
function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
