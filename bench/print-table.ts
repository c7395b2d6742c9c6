/** Prints figures of benchmarks in columns under a title. */

/** Prints to the console. Cells are right-aligned, names left-aligned; a row with one cell is a heading. */
export function printTable(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const wide = [head, ...rows].filter((row) => row.length > 1);
  const widths = head.map((_, column) =>
    Math.max(...wide.map((row) => (row[column] ?? '').length)),
  );
  const line = (row: readonly string[]) => {
    if (row.length === 1) return row[0] ?? '';
    const [name = '', ...cells] = row;
    const padded = cells.map((cell, index) => cell.padStart(widths[index + 1] ?? 0));
    return [name.padEnd(widths[0] ?? 0), ...padded].join('  ').trimEnd();
  };
  console.log(`\n${title}\n${[head, ...rows].map(line).join('\n')}`);
}

/** `85,000` */
export function whole(value: number): string {
  return Math.round(value).toLocaleString('en-AU');
}

/** The value below which the given part (0 to 1) of all values lies; 0 if there are none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
