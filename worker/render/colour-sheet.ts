/** The colours an editor chose, as a tiny stylesheet, since the policy allows no style attributes. */
import type { Brand } from '../../domain/brand.ts';

const used = /\bc-(bg|fg)-([0-9a-f]{6})\b/g;
const sheetPath = /^\/colours\/((?:(?:bg|fg)-[0-9a-f]{6})(?:\.(?:bg|fg)-[0-9a-f]{6}){0,59})\.css$/;

/** As many as `sheetPath` takes. */
const mostNames = 60;

/** The colour classes in this HTML, each once. */
export function coloursIn(html: string): string[] {
  if (!html.includes('c-bg-') && !html.includes('c-fg-')) return [];
  return [...new Set([...html.matchAll(used)].map(([, kind, hex]) => `${kind}-${hex}`))];
}

const own = new WeakMap<Brand, ReadonlySet<string>>();

/**
 * The colours that editors choose most: grounds and texts of the brand's theme, white and black. They stand in
 * the brand's sheet, so a page that has no others is painted without a second one.
 */
export function ownColours(brand: Brand): ReadonlySet<string> {
  const known = own.get(brand);
  if (known) return known;
  const { paper, tint, ink, primary, primaryStrong, accent, accentTint } = brand.theme;
  const hexes = [
    paper,
    tint,
    ink,
    primary,
    primaryStrong,
    accent,
    accentTint,
    '#ffffff',
    '#000000',
  ];
  const made = new Set(hexes.flatMap((hex) => [`bg-${hex.slice(1)}`, `fg-${hex.slice(1)}`]));
  own.set(brand, made);
  return made;
}

/** Their rules. */
export function ownColourRules(brand: Brand): string {
  return [...ownColours(brand)].map(ruleOf).join('');
}

/** Links to the sheets of an editor's colours, when there are any that the page's sheet has not. */
export function colourSheetLink(
  colours: readonly string[],
  known: ReadonlySet<string> = new Set(),
): string {
  const missing = [...new Set(colours)].filter((colour) => !known.has(colour)).sort();
  const links = [];
  for (let at = 0; at < missing.length; at += mostNames) {
    const names = missing.slice(at, at + mostNames).join('.');
    links.push(`<link rel="stylesheet" href="/colours/${names}.css"/>`);
  }
  return links.join('');
}

/** The CSS for the path of such a sheet, from the path alone; null for any other path. */
export function colourSheet(path: string): string | null {
  const names = sheetPath.exec(path)?.[1];
  if (!names) return null;
  return names.split('.').map(ruleOf).join('');
}

function ruleOf(name: string): string {
  const [kind, hex] = name.split('-');
  return `.c-${name}{${kind === 'bg' ? 'background-color' : 'color'}:#${hex}}`;
}
