/**
 * One cookie of a Cookie header, as it stands there. hono/cookie decodes what it reads and encodes what
 * it writes: a query and a partner's token would come back changed (`%26` for `&`), and so would every
 * cookie that visitors hold already.
 */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  return header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
