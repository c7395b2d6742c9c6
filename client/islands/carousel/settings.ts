/** The settings of every carousel (spec: carousels). */
export const settings = {
  /** Between two movements, in ms. */
  autoplay: 3000,
  /** Of a movement, in ms. */
  speed: 500,
  /** After the last change of width, in ms. */
  resizeDebounce: 50,
  /** A swipe over more than one part in so many of the visible width moves on. */
  swipeThreshold: 5,
  /** How much of a finger's way past the first or the last slide is followed. */
  edgeFriction: 0.35,
} as const;

/**
 * Embla counts durations in steps of its spring, not in ms: with 18 a slide has arrived after
 * 30 frames of 1/60 s, to less than a hundredth of its way (held by a test).
 */
export const emblaDuration = 18;
