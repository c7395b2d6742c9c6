/** The postcodes that Australia Post keeps for post boxes and large receivers of mail: no street has one. */

/** Each state's run, in which 59xx also has an airport; then the general post offices of six capitals. */
const runs = /^(?:0[29]|1|58|6[89]|7[89]|[89])|^(?:0801|[23457]001)$/;

/** @param postcode four digits */
export function isForPostBoxes(postcode: string): boolean {
  return runs.test(postcode);
}
