/** Formats a command for pasting into a shell. */

/** A word that needs no quotes. */
const plain = /^[\w@%+=:,./-]+$/;

/** Puts any other word in single quotes. */
export function shellWords(words: readonly string[]): string {
  return words
    .map((word) => (plain.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`))
    .join(' ');
}
