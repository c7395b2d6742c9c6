/** The folding of typed and stored text to the index's spelling: lower-case ASCII words. */

/** No address is longer. Anything beyond is ignored, which bounds the work per keystroke. */
const MAX_TEXT = 200;
const MAX_WORDS = 12;
const MAX_WORD = 32;

/** Half of number 12½, which would be read as number 121 and a 2. The index has no such numbers. */
const fractionBehind = /(\d) ?[¼-¾⅐-⅞]/g;

/**
 * Lower case, no accents, no apostrophes (O'Connor is OCONNOR), only `a-z 0-9 / -` and single blanks.
 * Blanks around a slash or a number's dash are removed: `3 / 12` is `3/12`, `16 - 18` is `16-18`.
 */
export function fold(text: string): string {
  return (
    text
      .slice(0, MAX_TEXT)
      // Before NFKD, which turns ´ into a blank and an accent.
      .replace(/['’‘ʼ`´]+/g, '')
      .replace(fractionBehind, '$1')
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}+/gu, '')
      .replace(/[‐‑‒–—−]/g, '-')
      .replace(/[^a-z0-9/-]+/g, ' ')
      .replace(/ *\/ */g, '/')
      .replace(/(\d[a-z]?) *- *(?=\d)/g, '$1-')
      .trim()
  );
}

/** The words of folded text in order, at most twelve: Wagga Wagga has two. */
export function foldedWords(folded: string): string[] {
  return atMost(allWords(folded));
}

/** The same without duplicates: a search looks for each word once. */
export function distinctWords(folded: string): string[] {
  return atMost([...new Set(allWords(folded))]);
}

/** The folded words of any text. */
export function wordsOf(text: string): string[] {
  return foldedWords(fold(text));
}

const allWords = (folded: string): string[] =>
  folded.split(/[^a-z0-9]+/).filter((word) => word !== '');

const atMost = (words: readonly string[]): string[] =>
  words.slice(0, MAX_WORDS).map((word) => word.slice(0, MAX_WORD));
