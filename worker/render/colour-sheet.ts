/** The colours an editor chose, as a tiny stylesheet, since the policy allows no style attributes. */

const used = /\bc-(bg|fg)-([0-9a-f]{6})\b/g;
const sheetPath = /^\/colours\/((?:(?:bg|fg)-[0-9a-f]{6})(?:\.(?:bg|fg)-[0-9a-f]{6}){0,59})\.css$/;

/** The link to the sheet of an editor's colours, when the HTML uses any. */
export function colourSheetLink(html: string): string {
  const colours = colourSheetFor(html);
  return colours ? `<link rel="stylesheet" href="${colours}"/>` : '';
}

/** Path of the sheet for the colour classes in this HTML, or undefined when it uses none. */
export function colourSheetFor(html: string): string | undefined {
  const names = new Set([...html.matchAll(used)].map(([, kind, hex]) => `${kind}-${hex}`));
  return names.size > 0 ? `/colours/${[...names].sort().join('.')}.css` : undefined;
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
