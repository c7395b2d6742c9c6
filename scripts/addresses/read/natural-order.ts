/** The natural order of units and levels. */

/** Sorts `2` before `10`, and undefined first. */
export function inNaturalOrder(a: string | undefined, b: string | undefined): number {
  if (a === b) return 0;
  if (a === undefined || b === undefined) return a === undefined ? -1 : 1;
  const [left, right] = [piecesOf(a), piecesOf(b)];
  for (const [index, piece] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    const numbers = Number(piece) - Number(other);
    if (numbers !== 0 && !Number.isNaN(numbers)) return numbers;
    if (piece !== other) return piece < other ? -1 : 1;
  }
  return left.length - right.length;
}

const piecesOf = (text: string): string[] => text.match(/\d+|\D+/g) ?? [];
