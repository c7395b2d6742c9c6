/** The answers that pages were made of, in the memory of the isolate: bounded by weight, the oldest leave. */

export interface Kept {
  readonly data: unknown;
  /** Milliseconds since 1970 at which it was answered. */
  readonly at: number;
}

export interface LiveMemory {
  get(key: string): Kept | undefined;
  /** @param weight characters of the answer as JSON */
  set(key: string, kept: Kept, weight: number): void;
}

/** An isolate has 128 MB for everything; parsed JSON weighs a few times its text. */
const maxWeight = 8_000_000;

export function createLiveMemory(most = maxWeight): LiveMemory {
  const answers = new Map<string, { readonly kept: Kept; readonly weight: number }>();
  let total = 0;
  const drop = (key: string) => {
    total -= answers.get(key)?.weight ?? 0;
    answers.delete(key);
  };
  return {
    get: (key) => answers.get(key)?.kept,
    set(key, kept, weight) {
      drop(key);
      if (weight > most) return;
      answers.set(key, { kept, weight });
      total += weight;
      for (const oldest of answers.keys()) {
        if (total <= most) break;
        drop(oldest);
      }
    },
  };
}
