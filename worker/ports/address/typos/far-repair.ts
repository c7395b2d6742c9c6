/** The last resort: a word with several wrong letters, told from the streets that everything else fits. */
import { wordsOf } from '../../../../domain/address/fold.ts';
import { type Rung, restRung } from '../match-expression.ts';
import { isRepairable } from './repair.ts';

/** Words tried, each with a question of its own. */
const mostWords = 3;
const shortest = 6;
const mostEdits = 2;

/** A word left out, and the question about the others. */
export interface FarRung {
  readonly word: string;
  readonly rung: Rung;
}

/** What to ask about text whose other words name a place; the answers are told apart by `nearestTo`. */
export function farRungs(words: readonly string[]): FarRung[] {
  return words
    .filter((word) => word.length >= shortest && isRepairable(word))
    .slice(0, mostWords)
    .flatMap((word) => {
      const rung = restRung(words.filter((other) => other !== word));
      return rung ? [{ word, rung }] : [];
    });
}

/** Answers with a word two edits from the typed one at most, nearest first, and that word as they have it. */
export function nearestTo<Row extends { readonly name: string; readonly locality: string }>(
  word: string,
  rows: readonly Row[],
): { readonly row: Row; readonly found: string }[] {
  return rows
    .flatMap((row) => {
      const [best] = wordsOf(`${row.name} ${row.locality}`)
        .map((found) => ({ row, found, edits: editsBetween(word, found) }))
        .sort((a, b) => a.edits - b.edits);
      return best && best.edits <= mostEdits ? [best] : [];
    })
    .sort((a, b) => a.edits - b.edits);
}

/** Letters left out, put in or changed, and neighbours swapped, as few as make one word of the other. */
function editsBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > mostEdits) return Number.POSITIVE_INFINITY;
  let [before, last]: [number[], number[]] = [
    [],
    Array.from({ length: b.length + 1 }, (_, at) => at),
  ];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          (last[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (last[j - 1] ?? 0) + same,
          swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
