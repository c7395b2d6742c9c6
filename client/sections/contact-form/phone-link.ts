/** The `tel:` link of a phone number as an editor writes it, with words around it or instead of its digits. */

/** The zero that is dialled only within Australia: `+61 (0)2 …`. */
const inland = /(\+\d{2})\s*\(0\)/;
/** `1300 ENERGY`: letters in place of the digits that share their keys. */
const phoneword = /\b(1[38]00|13)[\s-]?([A-Z](?:[A-Z\s-]*[A-Z])?)(?![a-z])/;
/** One number alone: a second one, opening hours or an extension may follow. */
const digits = /\+?\(?\d(?:[\s).-]{0,2}\d)*/;

/** The letters on each key of a phone, from 2 to 9. */
const keys = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

/** Undefined for text without a number. */
export function phoneLink(phone: string): string | undefined {
  const [, start, word] = phoneword.exec(phone) ?? [];
  if (start && word) return `tel:${start}${word.replace(/[\s-]/g, '').replace(/./g, keyOf)}`;
  const [number] = digits.exec(phone.replace(inland, '$1')) ?? [];
  return number && `tel:${number.replace(/[^+\d]/g, '')}`;
}

function keyOf(letter: string): string {
  return `${keys.findIndex((key) => key.includes(letter)) + 2}`;
}
