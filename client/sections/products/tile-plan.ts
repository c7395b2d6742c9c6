/** Which tiles of a grid of six columns take three of them and which two. */

/** Wide tiles come first, in pairs, as many as the rows of three leave over; a lone tile is wide. */
export function isWide(index: number, count: number): boolean {
  const wide = [0, 4, 2][count % 3] ?? 0;
  return index < Math.min(wide, count);
}
