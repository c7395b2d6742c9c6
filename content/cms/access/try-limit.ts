/** A counter of wrong tries under a name, for a while, in a memory that stays small whatever the names are. */
import { createHash } from 'node:crypto';

/** Guesses at many emails must not fill the memory. */
const mostNames = 10_000;

/** Unanswered tries count as wrong. */
interface Failures {
  readonly count: number;
  readonly since: number;
}

interface Rule {
  readonly most: number;
  readonly pauseMs: number;
  readonly words: string;
}

/**
 * Counts in this process's memory: a restart forgets, and a second process keeps its own count.
 * @param failures by the hash of their name, oldest first
 */
export function createLimit(
  { most, pauseMs, words }: Rule,
  failures: Map<string, Failures> = new Map(),
) {
  const isOver = ({ since }: Failures) => Date.now() - since >= pauseMs;
  const dropOver = () => {
    for (const [key, known] of failures) {
      if (!isOver(known)) return;
      failures.delete(key);
    }
  };
  /** The limit for one name. */
  return (name: string) => {
    const key = keyOf(name);
    const recent = () => {
      dropOver();
      return failures.get(key);
    };
    return {
      words,
      isClosed: (): boolean => (recent()?.count ?? 0) >= most,
      tried(): void {
        const known = recent();
        if (!known && failures.size >= mostNames) failures.delete([...failures.keys()][0] ?? '');
        failures.set(key, { count: (known?.count ?? 0) + 1, since: known?.since ?? Date.now() });
      },
      /** For a try that was not a wrong password, or could not be checked. */
      takeBack(): void {
        const known = recent();
        if (known) failures.set(key, { ...known, count: known.count - 1 });
      },
      succeeded: () => failures.delete(key),
    };
  };
}

/** An email can be as long as a request, and could keep the whole request in memory. */
const keyOf = (name: string) => createHash('sha256').update(name).digest('base64');
