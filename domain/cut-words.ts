/** Shortening of retailers' texts at a word boundary. */

/** `undefined` for a text without words. */
export function cutWords(text: string | undefined, most: number): string | undefined {
  const words = (text ?? '').replace(/\s+/gu, ' ').trim();
  if (words === '') return undefined;
  if (words.length <= most) return words;
  const cut = words.slice(0, most - 1);
  const space = cut.lastIndexOf(' ');
  return `${withoutHalf(space > most / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.–-]+$/u, '')}…`;
}

/** Drops the first half of a surrogate pair that was cut in two. */
function withoutHalf(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/, '');
}

/** The first text with words in it, shortened. */
export function firstWords(most: number, ...texts: (string | undefined)[]): string | undefined {
  for (const text of texts) {
    const words = cutWords(text, most);
    if (words !== undefined) return words;
  }
  return undefined;
}
