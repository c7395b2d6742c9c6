/** The settings of every carousel (spec: carousels). */
export const settings = {
  /** Pause between two movements, in ms. */
  autoplay: 3000,
  /** Duration of a movement, in ms. */
  speed: 500,
  /** Wait after the last change of width, in ms. */
  resizeDebounce: 50,
  /** A swipe longer than the visible width divided by this moves on. */
  swipeThreshold: 5,
  /** How far the slides follow a finger past either end, as a share of the finger's travel. */
  edgeFriction: 0.35,
} as const;

/**
 * Embla's durations are steps of its spring, not ms: with 18, a slide is within a hundredth of its
 * travel after 30 frames of 1/60 s (a test checks this).
 */
export const emblaDuration = 18;
