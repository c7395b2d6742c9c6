/** The postcodes that Australia Post keeps for post boxes and large receivers of mail: no street has one. */

/** Each state's run; 59xx also has an airport. */
const runs = /^(?:0[29]|1|58|6[89]|7[89]|[89])/;

/** @param postcode four digits */
export function isForPostBoxes(postcode: string): boolean {
  return runs.test(postcode);
}
