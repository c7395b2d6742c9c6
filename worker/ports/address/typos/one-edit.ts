/** Words that are one edit apart: a letter left out, added or changed, or two neighbours swapped. */

/** Every spelling of a word without one of its letters, each once. */
export function withoutOneLetter(word: string): Set<string> {
  const all = new Set<string>();
  for (let at = 0; at < word.length; at++) all.add(word.slice(0, at) + word.slice(at + 1));
  return all;
}

/** True for words that are one edit apart, and for equal ones. */
export function isOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  const restOf = (word: string, skipped: number): string => word.slice(from + skipped);
  if (a.length > b.length) return restOf(a, 1) === restOf(b, 0);
  if (a.length < b.length) return restOf(a, 0) === restOf(b, 1);
  if (restOf(a, 1) === restOf(b, 1)) return true;
  return a[from] === b[from + 1] && a[from + 1] === b[from] && restOf(a, 2) === restOf(b, 2);
}
