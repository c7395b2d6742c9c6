/** A command line that cannot be carried out; the message names the remedy. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
