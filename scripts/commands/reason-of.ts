/** Why something failed, for whoever runs a command. */

/** The words of an error. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The words of what is behind an error: visitors are not told why storage failed; ops are. */
export function rootReasonOf(error: unknown): string {
  return reasonOf(error instanceof Error && error.cause ? error.cause : error);
}
