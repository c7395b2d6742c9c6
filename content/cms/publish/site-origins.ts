/** The sites of a brand, as an administrator names them: one a line. */

/**
 * Without what a line says behind its host, and each once. A line from before they were looked at may be
 * no address: it is called as it is, and beside each publication stands that nobody answered.
 */
export function originsOf({ origins }: { readonly origins: string }): string[] {
  return [...new Set(linesOf(origins).map((line) => originOf(line) ?? line))];
}

/** The words for whoever saves a line that is no address of a site; undefined when each is one. */
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
