/** The variety that every shard of generated plans must have, so that agreement means something. */

/** Out of 2,500 plans. */
export const fewestPriced = 2_100;

export const everyReason = [
  'controlled-load-hours',
  'flexible',
  'membership-term',
  'not-for-this-home',
  'unit-unknown',
  'units-disagree',
  'unreadable-time',
  'wholesale',
];

/** In milliseconds; a shard takes a few seconds on an idle machine. */
export const longEnough = 300_000;
