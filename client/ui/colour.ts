/** Colours chosen in the CMS, as class names with their contrast corrected: the policy allows no style attribute. */

type Rgb = readonly [number, number, number];

/** Pure black: with a softer dark, neither colour would reach 4.5 : 1 on some backgrounds. */
const dark = '#000000';
const light = '#ffffff';

/** `c-bg-rrggbb`; the renderer links a small stylesheet with rules for the classes it finds. */
export function bgClass(hex: string): string {
  return `c-bg-${digits(hex)}`;
}

/**
 * `c-fg-rrggbb` for text on `onHex`. A colour below 4.5 : 1 (WCAG 2.2, 1.4.3) is replaced by
 * white or black, whichever is clearer.
 */
export function fgClass(hex: string, onHex: string): string {
  return `c-fg-${digits(readable(hex, onHex))}`;
}

/** The requested text colour if it is readable on the background, otherwise white or black. */
export function readable(hex: string, onHex: string): string {
  if (contrast(hex, onHex) >= 4.5) return hex;
  return isLight(onHex) ? dark : light;
}

/** True for a background on which black is clearer than white. */
export function isLight(hex: string): boolean {
  return contrast(dark, hex) >= contrast(light, hex);
}

/** WCAG contrast ratio of two colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** `hex` at an opacity of `share`, 0 to 1, on `onHex`. */
export function mixed(hex: string, onHex: string, share: number): string {
  const under = rgb(onHex);
  const channels = rgb(hex).map((over, index) => {
    const value = over * share + (under[index] ?? 0) * (1 - share);
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2, definition). */
function luminance(hex: string): number {
  const [red, green, blue] = rgb(hex).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  ) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function rgb(hex: string): Rgb {
  const value = Number.parseInt(digits(hex), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

function digits(hex: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) {
    throw new Error(`"${hex}" is not #rrggbb: parse it with hexColour`);
  }
  return hex.slice(1).toLowerCase();
}
