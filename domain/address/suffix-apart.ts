/** A street number's suffix after a blank: `19 A Smith St`. */
import { TYPE_WORDS } from './words/street-types.data.ts';

/** Not N, E, S and W, which are directions, nor I and O, which are not used as suffixes. */
const letterApart = /^ ([a-dfghj-mp-rtuvx-z]) ([a-z]{2,})/;

/** @param rest what follows the number, folded */
export function suffixApart(
  rest: string,
): { readonly letter: string; readonly rest: string } | null {
  const [, letter, next = ''] = letterApart.exec(rest) ?? [];
  if (letter === undefined || beginsName(letter, next, rest)) return null;
  return { letter, rest: rest.slice(2) };
}

/** `A St`, and names whose first letter is often typed apart: A'Beckett, D'Arcy, L'Estrange. */
function beginsName(letter: string, next: string, rest: string): boolean {
  if (letter === 'a' && 'beckett'.startsWith(next)) return true;
  if ((letter === 'd' || letter === 'l') && /^[aeiou]/.test(next)) return true;
  // `A St` is a street, `A St Kilda Rd` is not.
  const others = rest.split(' ').slice(3);
  return TYPE_WORDS.has(next) && !(next === 'st' && others.some((word) => TYPE_WORDS.has(word)));
}
