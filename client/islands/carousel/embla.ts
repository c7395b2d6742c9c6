/** Embla with the carousel's own rules: alignment, native touch, edges, swipes, late resizing. */
import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { heldBack, swiped } from './gestures.ts';
import { emblaDuration, settings } from './settings.ts';
import { visibleCount } from './slides-shown.ts';

export type Embla = NonNullable<UseEmblaCarouselType[1]>;
type EmblaOptions = NonNullable<Parameters<Embla['reInit']>[0]>;

/** @param startIndex the slide that is in view already, so that nothing jumps */
export function emblaOptions(endless: boolean, startIndex: number): EmblaOptions {
  let late: ReturnType<typeof setTimeout> | undefined;
  return {
    loop: endless,
    startIndex,
    duration: emblaDuration,
    // An endless carousel has its selected slide in the middle, or just left of it if an even number is in view.
    align: (view, slide) => (endless ? Math.floor((visibleCount(view, slide) - 1) / 2) * slide : 0),
    // A mouse selects words and follows links; the buttons and the wheel move the slides.
    watchDrag: (_embla, event) => event.type.startsWith('touch'),
    // Slides out of view are inert, so focus never lands on one of them.
    watchFocus: false,
    watchResize(api) {
      clearTimeout(late);
      late = setTimeout(() => {
        if (api.rootNode().isConnected && resized(api)) api.reInit();
      }, settings.resizeDebounce);
      return false;
    },
  };
}

/** Applies the rules that Embla has no option for. */
export function rule(embla: Embla): void {
  holdBack(embla);
  embla.on('reInit', holdBack);
  moveOnAfterSwipe(embla);
}

/** True when a width has changed: the observer also reports when it starts, and changes of height. */
function resized(embla: Embla): boolean {
  const { containerRect, slideRects } = embla.internalEngine();
  const slide = embla.slideNodes()[0]?.offsetWidth ?? 0;
  return (
    Math.abs(embla.containerNode().offsetWidth - containerRect.width) >= 0.5 ||
    Math.abs(slide - (slideRects[0]?.width ?? 0)) >= 0.5
  );
}

/** Replaces Embla's friction with ours while a finger is down (spec: carousels). */
function holdBack(embla: Embla): void {
  const { scrollBounds, target, limit, dragHandler } = embla.internalEngine();
  const settle = scrollBounds.constrain;
  let raw = 0;
  let shown: number | undefined;
  scrollBounds.constrain = () => {
    if (!dragHandler.pointerDown()) {
      shown = undefined;
      settle(false);
      return;
    }
    raw = shown === undefined ? target.get() : raw + target.get() - shown;
    shown = heldBack(raw, limit.min, limit.max);
    target.set(shown);
  };
}

/** Embla returns to the nearest slide; we move on after a swipe of a fifth of the width (spec: carousels). */
function moveOnAfterSwipe(embla: Embla): void {
  let from = 0;
  let selected = 0;
  embla.on('pointerDown', () => {
    from = embla.internalEngine().location.get();
    selected = embla.selectedScrollSnap();
  });
  embla.on('pointerUp', () => {
    if (embla.selectedScrollSnap() !== selected) return;
    const { location, containerRect } = embla.internalEngine();
    const step = swiped(location.get() - from, containerRect.width);
    if (step > 0) embla.scrollNext();
    if (step < 0) embla.scrollPrev();
  });
}
