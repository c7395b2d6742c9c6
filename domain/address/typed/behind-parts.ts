/** The reader of a unit, level or lot after the street: `95 George St, Level 2, Suite 5`. */
import { UNIT_WORDS } from '../words/designators.data.ts';
import { LEVEL_WORDS, NAMED_LEVELS } from '../words/level-words.data.ts';
import { TYPE_WORDS } from '../words/street-types.data.ts';
import { type FrontParts, ID, takeFront } from './front-parts.ts';

/** Short words may be part of a name, except in `U5` and `L2`. */
const LONG_WORDS = ['lot', ...Object.keys({ ...UNIT_WORDS, ...LEVEL_WORDS })].filter(
  (word) => word.length > 2,
);
const NAMED = Object.keys(NAMED_LEVELS);
const FLOOR = `\\d{1,3}(?:st|nd|rd|th) (?:floor|level)|${NAMED.join('|')}`;
const PART = `(?:(?:${LONG_WORDS.join('|')})(?: no)? ?${ID}|[ul]\\d{1,4}[a-z]?|${FLOOR})`;
const BEHIND = new RegExp(`(?<=[a-z] )${PART}(?:[ /]${PART})*(?= |$)`, 'g');

/** For text that began with the street's number; takes each kind of part once. */
export function takeBehind(into: FrontParts): void {
  into.rest = into.rest.replace(BEHIND, (found, at: number, whole: string) => {
    if (isPlace(found, whole.slice(0, at))) return found;
    // Parses it as if before a street number, for which 0 is a stand-in.
    const parts: FrontParts = { unit: null, level: null, lot: null, rest: `${found} 0` };
    takeFront(parts);
    const isTwice =
      (parts.unit && into.unit) || (parts.level && into.level) || (parts.lot && into.lot);
    if (isTwice || parts.rest !== '0') return found;
    into.unit ??= parts.unit;
    into.level ??= parts.level;
    into.lot ??= parts.lot;
    return '';
  });
}

/**
 * Kangaroo Flat 3555 is one of a hundred such suburbs, and a street may be called Basement, so a flat or a
 * one-word level counts only directly after the street's type.
 */
const NAME = new RegExp(`^(?:flat|${NAMED.filter((one) => !one.includes(' ')).join('|')})(?: |$)`);
function isPlace(found: string, before: string): boolean {
  return NAME.test(found) && !TYPE_WORDS.has(before.trim().split(' ').at(-1) ?? '');
}
