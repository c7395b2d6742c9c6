/** The letter of a street number where a blank stands before it: `19 A Smith St`. */
import { TYPE_WORDS } from './words/street-types.data.ts';

/** Not N, E, S and W, which are directions, nor I and O, which are no suffixes. */
const letterApart = /^ ([a-dfghj-mp-rtuvx-z]) ([a-z]{2,})/;

/** @param rest what follows the number, folded */
export function suffixApart(
  rest: string,
): { readonly letter: string; readonly rest: string } | null {
  const [, letter, next = ''] = letterApart.exec(rest) ?? [];
  if (letter === undefined || beginsName(letter, next, rest)) return null;
  return { letter, rest: rest.slice(2) };
}

/** `A St`, and names whose first letter often stands apart: A'Beckett, D'Arcy, L'Estrange. */
function beginsName(letter: string, next: string, rest: string): boolean {
  if (letter === 'a' && 'beckett'.startsWith(next)) return true;
  if ((letter === 'd' || letter === 'l') && /^[aeiou]/.test(next)) return true;
  // `A St` is a street, `A St Kilda Rd` is not.
  const others = rest.split(' ').slice(3);
  return TYPE_WORDS.has(next) && !(next === 'st' && others.some((word) => TYPE_WORDS.has(word)));
}
