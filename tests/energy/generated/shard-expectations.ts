/** What every shard of generated plans has to show, so that an agreement means something. */

/** Of 2,500. */
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

/** Ten seconds on a machine that does nothing else. */
export const longEnough = 300_000;
