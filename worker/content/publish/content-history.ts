/** The versions that have been live, newest first, and the one that a rollback returns to. */
import type { History, Pointer } from '../../ports/content/kv-layout.ts';

const longest = 50;

/**
 * The history with the next pointer in front. Entries newer than the live one came from a publish that did
 * not finish; a missing live one was lost when two publishes wrote at once.
 */
export function withNext(history: History, live: Pointer | null, next: Pointer): History {
  return [next, ...settled(history, live)].slice(0, longest).map(withoutProblems);
}

/** Problems matter only while their pointer is live. */
const withoutProblems = (one: Pointer): Pointer => ({ ...one, problems: undefined });

/** The history without versions that never went live. */
export function settled(history: History, live: Pointer | null): History {
  if (!live) return [];
  const at = history.findIndex((one) => one.version === live.version && one.at === live.at);
  return at < 0 ? [live, ...history] : history.slice(at);
}

/** The history without a rollback that a publication overtook, and with what is live instead. */
export function withoutOvertaken(history: History, live: Pointer | null, undone: Pointer): History {
  const others = history.filter(
    ({ version, at }) => version !== undone.version || at !== undone.at,
  );
  return settled(others, live).map(withoutProblems);
}

/** The version before the live one; after a rollback, the one before its target, never the one rolled back from. */
export function versionBefore(history: History): string | undefined {
  const stack: string[] = [];
  for (const { version, rollback } of history.toReversed()) {
    const back = rollback ? stack.lastIndexOf(version) : -1;
    if (back >= 0) stack.length = back;
    if (stack.at(-1) !== version) stack.push(version);
  }
  return stack.at(-2);
}
