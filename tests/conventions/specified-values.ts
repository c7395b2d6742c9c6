/** Values as docs/specification.md states them in its tables, found by heading and row. */

/** The text below a heading, up to the next one. */
function partOf(markdown: string, heading: string): string {
  const parts = markdown.split(/^## /m).filter((part) => part.startsWith(`${heading}\n`));
  const [part] = parts;
  if (part === undefined || parts.length > 1) {
    throw new Error(`The specification has ${parts.length} headings "${heading}", not one`);
  }
  return part;
}

/** The rows of the tables below a heading, each as its cells. */
export function specifiedRows(markdown: string, heading: string): string[][] {
  return partOf(markdown, heading)
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[-|]+$/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}

/**
 * The value in the row with this name: its other cells, joined by a space.
 * @throws Error when no row or more than one has the name
 */
export function specifiedValue(markdown: string, heading: string, name: string): string {
  const rows = specifiedRows(markdown, heading).filter(([first]) => first === name);
  const [row] = rows;
  if (row === undefined || rows.length > 1) {
    throw new Error(`"${heading}" has ${rows.length} rows "${name}" in the specification, not one`);
  }
  return row.slice(1).join(' ');
}

/** Every number in a text, in order: `3 in view, 2 under 800 px` → 3, 2, 800. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
}

/** The words shown on a page, which the specification puts in 'single quotes'. */
export function quotedIn(text: string): string[] {
  return [...text.matchAll(/'([^']+)'/g)].map(([, words = '']) => words);
}
