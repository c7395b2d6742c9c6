/** The sites of a brand, as an administrator enters them: one per line. */

/**
 * Each origin once, without any path in its line. A line from before lines were checked may not be an
 * address: it is called as it is, and each publication then says that the site did not answer.
 */
export function originsOf({ origins }: { readonly origins: string }): string[] {
  return [...new Set(linesOf(origins).map((line) => originOf(line) ?? line))];
}

/** The message for a line that is not the address of a site; undefined when every line is. */
export function faultOfOrigins(origins: string): string | undefined {
  const wrong = linesOf(origins).find((line) => originOf(line) === undefined);
  if (wrong === undefined) return undefined;
  return `Each line of Sites is the address of a site, such as https://www.acacia.example: "${wrong}" is not one`;
}

const linesOf = (origins: string) => origins.split(/\s+/).filter(Boolean);

function originOf(line: string): string | undefined {
  const url = URL.parse(line);
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}
