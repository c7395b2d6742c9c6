/** Every pair of tokens that pages put together has enough contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
import { describe, expect, it } from 'vitest';
import { brands } from '../../brands/brands.ts';
import type { BrandTheme, Hex } from '../../domain/brand.ts';

type Colour = { [K in keyof BrandTheme]: BrandTheme[K] extends Hex ? K : never }[keyof BrandTheme];
type Pair = readonly [front: Colour, back: Colour];

const grounds = ['paper', 'tint', 'accentTint'] as const;
const onGrounds = (fronts: readonly Colour[]): Pair[] =>
  fronts.flatMap((front) => grounds.map((back): Pair => [front, back]));

const text: readonly Pair[] = [
  ...onGrounds(['ink', 'inkSoft', 'primary', 'primaryStrong', 'danger', 'success']),
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryStrong'],
  ['onAccent', 'accent'],
  ['onAccentTint', 'accentTint'],
];
const parts: readonly Pair[] = onGrounds(['focus', 'line']);

describe.each(brands)('$slug', ({ theme }) => {
  it.each(text)('%s reads on %s', (front, back) => {
    expect(contrast(theme[front], theme[back])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(parts)('%s is seen on %s', (front, back) => {
    expect(contrast(theme[front], theme[back])).toBeGreaterThanOrEqual(3);
  });

  it('writes every colour as six hex digits', () => {
    for (const value of Object.values(theme).filter((token) => typeof token === 'string')) {
      expect(value).toMatch(/^#[0-9a-f]{6}$/);
    }
  });
});

describe('contrast', () => {
  it('agrees with published values', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
  });
});

/** Contrast ratio of two colours, 1 to 21, as WCAG 2.2 defines it. */
function contrast(one: Hex, other: Hex): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(hex: Hex): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
