/** A request of ops that is understood and not carried out; the message names the thing and the remedy. */
export class Refused extends Error {
  override readonly name = 'Refused';
}
