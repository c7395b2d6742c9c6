/** The last resort for a word with several wrong letters: comparison with streets that match every other word. */
import { wordsOf } from '../../../../domain/address/fold.ts';
import { type Rung, restRung } from '../match-expression.ts';
import { isRepairable } from './repair.ts';

/** The most words tried, each with its own query. */
const mostWords = 3;
const shortest = 6;
const mostEdits = 2;

/** A word left out, and the query for the others. */
export interface FarRung {
  readonly word: string;
  readonly rung: Rung;
}

/** The queries that each leave out a word, if the others name a place; `nearestTo` ranks their answers. */
export function farRungs(words: readonly string[]): FarRung[] {
  return words
    .filter((word) => word.length >= shortest && isRepairable(word))
    .slice(0, mostWords)
    .flatMap((word) => {
      const rung = restRung(words.filter((other) => other !== word));
      return rung ? [{ word, rung }] : [];
    });
}

/** Rows with a word at most two edits from the typed one, nearest first, each with its own word. */
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

/** The fewest edits from one word to the other: a letter left out, added or changed, or neighbours swapped. */
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
