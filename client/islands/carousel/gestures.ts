/** Gestures on a carousel: a finger or a sideways wheel (spec: carousels). */
import { settings } from './settings.ts';

/** The slides' position while a finger is at `raw` px; `min` and `max` are the ends. */
export function heldBack(raw: number, min: number, max: number): number {
  const edge = Math.min(max, Math.max(min, raw));
  return edge + (raw - edge) * settings.edgeFriction;
}

/** Slides to move on by: -1, 0 or 1. `moved` px to the right, over `view` px of visible width. */
export function swiped(moved: number, view: number): -1 | 0 | 1 {
  if (Math.abs(moved) <= view / settings.swipeThreshold) return 0;
  return moved < 0 ? 1 : -1;
}

/**
 * A sideways wheel, or two fingers on a trackpad: one gesture, one slide. Calls `step` with -1 or 1,
 * leaves an up-and-down wheel to the page, and returns the function that stops listening.
 */
export function onSidewaysWheel(element: HTMLElement, step: (by: -1 | 1) => void): () => void {
  let travelled = 0;
  let done = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const listen = (event: WheelEvent) => {
    if (Math.abs(event.deltaX) <= Math.abs(event.deltaY) || event.ctrlKey) return;
    // Otherwise the browser takes it for Back or Forward.
    event.preventDefault();
    clearTimeout(pause);
    pause = setTimeout(() => {
      travelled = 0;
      done = false;
    }, 150);
    travelled += event.deltaX;
    if (done || Math.abs(travelled) < 30) return;
    done = true;
    step(travelled > 0 ? 1 : -1);
  };
  element.addEventListener('wheel', listen, { passive: false });
  return () => {
    clearTimeout(pause);
    element.removeEventListener('wheel', listen);
  };
}
