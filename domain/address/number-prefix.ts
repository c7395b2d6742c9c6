/** A street number with a letter in front of it: `A12 Smith St`. */
import { TYPE_WORDS } from './words/street-types.data.ts';

/** A name has to follow: `A12` alone may go on. */
const prefixed = /^([a-z])(\d{1,6})((?![a-z]{2})[a-z])?(?= ([a-z]{2,})( .*)?$)/;

/** @param rest what no lot, unit, level or plain number begins, folded; null where it begins with none of these numbers */
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

/** `M4 Motorway` is the name of a road, but not `A12 St Kilda Rd`. */
function isRoute(next: string, others: string): boolean {
  const hasType = others.split(' ').some((word) => TYPE_WORDS.has(word));
  return TYPE_WORDS.has(next) && !(next === 'st' && hasType);
}
