/** Whose turn it is. */

/** The place after `index` among `count`, from the last back to the first; -1 (none yet) gives 0. */
export function after(index: number, count: number): number {
  return (index + 1) % Math.max(1, count);
}
