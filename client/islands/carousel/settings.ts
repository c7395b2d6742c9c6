/** The settings of every carousel (spec: carousels). */
export const settings = {
  /** Between two movements, in ms. */
  autoplay: 3000,
  /** Of a movement, in ms. */
  speed: 500,
  /** After the last change of width, in ms. */
  resizeDebounce: 50,
  /** A swipe moves on past the visible width divided by this. */
  swipeThreshold: 5,
  /** How far the slides follow a finger past either end, as a share of its way. */
  edgeFriction: 0.35,
} as const;

/**
 * Embla counts durations in steps of its spring, not in ms: with 18 a slide is within a
 * hundredth of its way after 30 frames of 1/60 s (a test holds this).
 */
export const emblaDuration = 18;
