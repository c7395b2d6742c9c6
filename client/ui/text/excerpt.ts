/** The beginning of a text, for cards (spec: constants). */

/** Blog card and news excerpts are cut at 115 characters. */
export const excerptLength = 115;

/** At most `length` characters, cut between words and ended with …; a short text stays as it is. */
export function excerpt(text: string, length = excerptLength): string {
  const words = text.replace(/\s+/g, ' ').trim();
  if (words.length <= length) return words;
  const cut = words.slice(0, length);
  const space = words[length] === ' ' ? length : cut.lastIndexOf(' ');
  const kept = space > length / 2 ? cut.slice(0, space) : cut.replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.replace(/[\s,;:.–—-]+$/, '')}…`;
}
