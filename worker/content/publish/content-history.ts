/** The versions that were live, newest first, and which one a rollback goes to. */
import type { History, Pointer } from '../../ports/content/kv-layout.ts';

const longest = 50;

/**
 * With the next pointer in front. What stands before the live one was written by a publish that did not
 * come to its end; a live one that is missing was lost when two publishes wrote at once.
 */
export function withNext(history: History, live: Pointer | null, next: Pointer): History {
  return [next, ...settled(history, live)].slice(0, longest).map(withoutProblems);
}

/** They count only while their pointer is the live one. */
const withoutProblems = (one: Pointer): Pointer => ({ ...one, problems: undefined });

/** Without what never went live. */
export function settled(history: History, live: Pointer | null): History {
  if (!live) return [];
  const at = history.findIndex((one) => one.version === live.version && one.at === live.at);
  return at < 0 ? [live, ...history] : history.slice(at);
}

/** The version before the live one; after a rollback, the one before that, never the one left behind. */
export function versionBefore(history: History): string | undefined {
  const stack: string[] = [];
  for (const { version, rollback } of history.toReversed()) {
    const back = rollback ? stack.lastIndexOf(version) : -1;
    if (back >= 0) stack.length = back;
    if (stack.at(-1) !== version) stack.push(version);
  }
  return stack.at(-2);
}
