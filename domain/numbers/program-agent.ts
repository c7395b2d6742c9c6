/** Detection of bots by user agent: those that say so, and those that send none. */

/**
 * No browser has a URL in its user agent; crawlers, monitors and link previews link to a page about themselves.
 * Browsers begin with `Mozilla`, but for Opera’s and UC’s on simple phones; programs, with their own name and version.
 * Cubot is a brand of phones.
 */
const program =
  /^$|^node\b|(?<!\bcu)bot\b|crawl|spider|slurp|headless|lighthouse|monitor|preview|https?:|^(?!mozilla|opera|ucweb)[a-z-]+\/[\d.]+(?: |$)/i;

/** @param userAgent empty when there is none */
export function isProgram(userAgent: string): boolean {
  return program.test(userAgent);
}
