/** Text helpers that several rules share: ids, lists in a sentence, and text for cached HTML. */

/** True for text that can be the id of a plan or provider, ours or a partner's. */
export function isId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}

/** Removes the private-use characters that mark a visitor's slots in cached HTML (client/ui/visitor-slots.ts). */
export function withoutSlotMarks(text: string): string {
  return text.replace(/[\uE000-\uE00F]/g, '');
}

/** True for text of spaces and invisible characters alone, which no screen shows and no screen reader says. */
export function isUnseen(text: string): boolean {
  return /^[\s\p{Cf}]*$/u.test(text);
}

/** `a, b and c`. Intl gives the same result, but is slow to load on a phone. */
export function inWords(list: Iterable<string | number>, joint: 'and' | 'or' = 'and'): string {
  const words = [...list];
  const last = words.pop() ?? '';
  return words.length === 0 ? `${last}` : `${words.join(', ')} ${joint} ${last}`;
}
