/** A command as somebody can paste it into a shell. */

/** What a shell takes as it stands. */
const plain = /^[\w@%+=:,./-]+$/;

/** Words that hold anything else stand in single quotes. */
export function shellWords(words: readonly string[]): string {
  return words
    .map((word) => (plain.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`))
    .join(' ');
}
