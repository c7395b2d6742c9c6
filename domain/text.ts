/** Text that several rules read or write: ids, lists in a sentence, and words for cached HTML. */

/** True for what can be the id of a plan or a provider, ours or a partner's. */
export function isId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}

/** Private-use characters mark a visitor's slots in cached HTML (client/ui/visitor-slots.ts). */
export function withoutSlotMarks(text: string): string {
  return text.replace(/[\uE000-\uE00F]/g, '');
}

/** `a, b and c`. Intl says the same, and is slow to load on a phone. */
export function inWords(list: Iterable<string | number>, joint: 'and' | 'or' = 'and'): string {
  const words = [...list];
  const last = words.pop() ?? '';
  return words.length === 0 ? `${last}` : `${words.join(', ')} ${joint} ${last}`;
}
