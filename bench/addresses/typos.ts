/** Typing errors from a seed: a letter left out, added or changed, or two neighbours swapped, equally often. */

/** Shorter words get no errors, because they are too similar to each other. */
export const leastLetters = 5;

type Draw = (limit: number) => number;
type Edit = (word: string, draw: Draw) => string;

const letters = 'abcdefghijklmnopqrstuvwxyz';
const letter: Edit = (_, draw) => letters[draw(letters.length)] ?? '';

const edits: readonly Edit[] = [
  (word, draw) => replaced(word, draw(word.length), 1, ''),
  (word, draw) => replaced(word, draw(word.length + 1), 0, letter(word, draw)),
  (word, draw) => replaced(word, draw(word.length), 1, letter(word, draw)),
  (word, draw) => {
    const at = draw(word.length - 1);
    return replaced(word, at, 2, `${word[at + 1] ?? ''}${word[at] ?? ''}`);
  },
];

const replaced = (word: string, at: number, many: number, by: string): string =>
  word.slice(0, at) + by + word.slice(at + many);

/** The word in lower case with one error, never unchanged. */
export function mistyped(word: string, random: () => number): string {
  const draw: Draw = (limit) => Math.floor(random() * limit);
  const edit = edits[draw(edits.length)] ?? letter;
  const lower = word.toLowerCase();
  // Try the same kind of error again if it changed nothing: equal neighbours, or the same letter.
  for (let tries = 0; tries < 100; tries += 1) {
    const typo = edit(lower, draw);
    if (typo !== lower) return typo;
  }
  return `${lower}x`;
}

/** The name with errors in one of its words of five letters or more; undefined if it has no such word. */
export function withTypos(name: string, errors: number, random: () => number): string | undefined {
  const words = name.split(' ');
  const long = words.flatMap((word, at) =>
    word.length >= leastLetters && /^[a-z]+$/i.test(word) ? [at] : [],
  );
  const at = long[Math.floor(random() * long.length)];
  if (at === undefined) return undefined;
  let word = words[at] ?? '';
  const right = word.toLowerCase();
  for (let error = 0; error < errors; error += 1) word = mistyped(word, random);
  // A second error may have undone the first.
  while (word === right) word = mistyped(word, random);
  return words.with(at, word).join(' ');
}
