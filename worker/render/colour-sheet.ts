/** The colours an editor chose, as a tiny stylesheet, since the policy allows no style attributes. */

const used = /\bc-(bg|fg)-([0-9a-f]{6})\b/g;
const sheetPath = /^\/colours\/((?:(?:bg|fg)-[0-9a-f]{6})(?:\.(?:bg|fg)-[0-9a-f]{6}){0,59})\.css$/;

/** The colour classes in this HTML, each once. */
export function coloursIn(html: string): string[] {
  if (!html.includes('c-bg-') && !html.includes('c-fg-')) return [];
  return [...new Set([...html.matchAll(used)].map(([, kind, hex]) => `${kind}-${hex}`))];
}

/** The link to the sheet of an editor's colours, when there are any. */
export function colourSheetLink(colours: readonly string[]): string {
  const path = colourSheetFor(colours);
  return path ? `<link rel="stylesheet" href="${path}"/>` : '';
}

/** Path of the sheet for these colours, or undefined for none. */
export function colourSheetFor(colours: readonly string[]): string | undefined {
  if (colours.length === 0) return undefined;
  return `/colours/${[...new Set(colours)].sort().join('.')}.css`;
}

/** The CSS for such a path, from the path alone; null for any other path. */
export function colourSheet(path: string): string | null {
  const names = sheetPath.exec(path)?.[1];
  if (!names) return null;
  return names
    .split('.')
    .map((name) => {
      const [kind, hex] = name.split('-');
      return `.c-${name}{${kind === 'bg' ? 'background-color' : 'color'}:#${hex}}`;
    })
    .join('');
}
