/** So many at a time, the rest in the order they came. */

/** Runs work as soon as a slot is free. */
export type Slots = <T>(work: () => Promise<T>) => Promise<T>;

export function createSlots(count: number): Slots {
  let free = count;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Handed on, not given back: nobody who comes later is before those who wait.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
