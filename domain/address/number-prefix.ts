/** A street number with a letter prefix: `A12 Smith St`. */
import { TYPE_WORDS } from './words/street-types.data.ts';

/** A name must follow: a lone `A12` may be incomplete. */
const prefixed = /^([a-z])(\d{1,6})((?![a-z]{2})[a-z])?(?= ([a-z]{2,})( .*)?$)/;

/** @param rest folded text without a lot, unit, level or plain number in front. @returns null without such a number */
export function numberWithPrefix(rest: string) {
  const [found = '', prefix = '', digits = '', suffix, next = '', others = ''] =
    prefixed.exec(rest) ?? [];
  if (found === '' || isRoute(next, others)) return null;
  const number = {
    prefix: prefix.toUpperCase(),
    value: Number(digits),
    suffix: suffix?.toUpperCase() ?? null,
  };
  return { number, rest: rest.slice(found.length) };
}

/** `M4 Motorway` is a road's name; the `A12` of `A12 St Kilda Rd` is a number. */
function isRoute(next: string, others: string): boolean {
  const hasType = others.split(' ').some((word) => TYPE_WORDS.has(word));
  return TYPE_WORDS.has(next) && !(next === 'st' && hasType);
}
