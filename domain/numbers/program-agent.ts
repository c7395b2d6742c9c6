/** Programs by their user agent: those that say so, and those that say nothing. */

/**
 * No browser has a URL in its user agent; crawlers, monitors and link previews name the page about themselves.
 * Cubot makes telephones.
 */
const program =
  /^$|^node\b|(?<!\bcu)bot\b|crawl|spider|slurp|headless|lighthouse|monitor|preview|https?:|^[a-z-]+\/[\d.]+$/i;

/** @param userAgent empty when there is none */
export function isProgram(userAgent: string): boolean {
  return program.test(userAgent);
}
