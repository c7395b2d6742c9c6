/** How a list of footer links is split into columns (spec: constants). */

/** Links per footer column unless the footer is split in halves (spec: constants). */
const footerLinksPerColumn = 4;

/** Columns of at most `size`, in order. */
export function columnsOf<T>(items: readonly T[], size = footerLinksPerColumn): T[][] {
  const columns: T[][] = [];
  for (let start = 0; start < items.length; start += size) {
    columns.push(items.slice(start, start + size));
  }
  return columns;
}

/** Two columns, the first the longer one; a single item makes a single column. */
export function halves<T>(items: readonly T[]): T[][] {
  return columnsOf(items, Math.max(1, Math.ceil(items.length / 2)));
}
