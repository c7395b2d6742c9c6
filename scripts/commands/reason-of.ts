/** The reason for a failure, for the person who runs a command. */

/** The message of an error. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The message of an error's cause: operators are told why storage failed, visitors are not. */
export function rootReasonOf(error: unknown): string {
  return reasonOf(error instanceof Error && error.cause ? error.cause : error);
}
