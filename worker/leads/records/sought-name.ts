/** Part of a name as ops type it, folded so that case and the kind of apostrophe or dash do not matter. */
import { plainLine } from '../../../domain/forms/typed.ts';

export interface SoughtName {
  /** Letters in lower case, apostrophes straight, dashes as hyphens. */
  readonly text: string;
  /** The letters of the text that SQLite's `lower`, which knows only ASCII, leaves as they are: upper case, lower case. */
  readonly letters: readonly (readonly [upper: string, lower: string])[];
}

/** D1 takes 100 parameters and expressions 100 deep, and few names have more letters. */
const mostLetters = 30;

export function soughtName(typed: string): SoughtName {
  const text = Array.from(plainLine(typed).trim(), (one) => single(one.toLowerCase()) ?? one).join(
    '',
  );
  const letters = [...new Set(text)].flatMap((lower) => {
    const upper = single(lower.toUpperCase());
    return /[^ -~]/.test(lower) && upper && upper !== lower ? [[upper, lower] as const] : [];
  });
  return { text, letters: letters.slice(0, mostLetters) };
}

/** Some letters become two in the other case, as ß does: they are compared as they are. */
function single(text: string): string | undefined {
  return [...text].length === 1 ? text : undefined;
}
