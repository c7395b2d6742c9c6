/** What a finger does to a carousel: when it moves on, and how it is held back at the ends (spec: carousels). */
import { settings } from './settings.ts';

/** Where the slides stand while a finger is at `raw` px; `min` and `max` are the ends. */
export function heldBack(raw: number, min: number, max: number): number {
  const edge = Math.min(max, Math.max(min, raw));
  return edge + (raw - edge) * settings.edgeFriction;
}

/** Slides to move on by: -1, 0 or 1. `moved` px to the right, over `view` px of visible width. */
export function swiped(moved: number, view: number): -1 | 0 | 1 {
  if (Math.abs(moved) <= view / settings.swipeThreshold) return 0;
  return moved < 0 ? 1 : -1;
}
