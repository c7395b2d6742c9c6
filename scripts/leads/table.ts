/** Aligned text for a terminal, in which no cell can control the terminal. */

export type Cell = string | number | null;

/** Makes control characters and text direction marks visible instead of effective. */
export function printable(value: Cell): string {
  return String(value ?? '').replace(
    /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu,
    (mark) => `\\u{${mark.codePointAt(0)?.toString(16)}}`,
  );
}

/** Columns as wide as their widest cell, numbers right-aligned, empty columns left out. */
export function table(titles: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const used = titles.flatMap((title, index) =>
    rows.some((row) => printable(row[index] ?? null) !== '') ? [{ title, index }] : [],
  );
  const columns = used.map(({ title, index }) => {
    const cells = rows.map((row) => row[index] ?? null);
    const texts = [title, ...cells.map(printable)];
    const width = texts.reduce((widest, text) => Math.max(widest, widthOf(text)), 0);
    const right = cells.every((cell) => cell === null || typeof cell === 'number');
    return texts.map((text) => pad(text, width, right));
  });
  return ['', ...rows]
    .map((_, line) =>
      columns
        .map((column) => column[line])
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** `name  value`, one per line, without empty values. */
export function pairs(entries: readonly (readonly [string, Cell])[]): string {
  const shown = entries.filter(([, value]) => value !== null && value !== '');
  const width = Math.max(...shown.map(([name]) => name.length));
  return shown.map(([name, value]) => `${name.padEnd(width)}  ${printable(value)}`).join('\n');
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The number of visible characters. */
function widthOf(text: string): number {
  return [...graphemes.segment(text)].length;
}

function pad(text: string, width: number, right: boolean): string {
  const space = ' '.repeat(width - widthOf(text));
  return right ? space + text : text + space;
}
