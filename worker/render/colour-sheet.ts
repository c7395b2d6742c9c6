/** Editors' colours as a tiny stylesheet, because the policy allows no style attributes. */
import type { Brand } from '../../domain/brand.ts';

const used = /\bc-(bg|fg)-([0-9a-f]{6})\b/g;
const sheetPath = /^\/colours\/((?:(?:bg|fg)-[0-9a-f]{6})(?:\.(?:bg|fg)-[0-9a-f]{6}){0,59})\.css$/;

/** The most colours that `sheetPath` allows. */
const mostNames = 60;

/** The colour classes in this HTML, each once. */
export function coloursIn(html: string): string[] {
  if (!html.includes('c-bg-') && !html.includes('c-fg-')) return [];
  return [...new Set([...html.matchAll(used)].map(([, kind, hex]) => `${kind}-${hex}`))];
}

const own = new WeakMap<Brand, ReadonlySet<string>>();

/**
 * The colours that editors choose most: those of the brand's theme, white and black, as background or text. They
 * are in the brand's stylesheet, so a page with no others needs no second one.
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

/** The CSS rules for them. */
export function ownColourRules(brand: Brand): string {
  return [...ownColours(brand)].map(ruleOf).join('');
}

/** Links to stylesheets for those of an editor's colours that the page's own stylesheet lacks. */
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

/** The CSS of a colour stylesheet, made from its path alone; null for any other path. */
export function colourSheet(path: string): string | null {
  const names = sheetPath.exec(path)?.[1];
  if (!names) return null;
  return names.split('.').map(ruleOf).join('');
}

function ruleOf(name: string): string {
  const [kind, hex] = name.split('-');
  return `.c-${name}{${kind === 'bg' ? 'background-color' : 'color'}:#${hex}}`;
}
