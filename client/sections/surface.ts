/** The ground a section stands on: its token or its CMS colour, and what is readable there. */
import type { Brand, Hex } from '../../domain/brand.ts';
import { bgClass, isLight } from '../ui/colour.ts';

export type Background = 'paper' | 'tint' | 'primary' | 'accentTint';

export interface Surface {
  /** Value of `data-surface` in base.css, which sets text, lines and buttons to match. */
  readonly name: Background | 'light' | 'dark';
  /** The background, for correcting a text colour against it. */
  readonly hex: string;
  /** A class for a CMS colour, empty for a token. */
  readonly className: string;
}

/** A CMS colour wins over the token; text on it is black or white, whichever is clearer. */
export function surfaceOf(brand: Brand, background: Background, bgColor?: string): Surface {
  if (bgColor === undefined) {
    return { name: background, hex: tokenHex(brand, background), className: '' };
  }
  return { name: isLight(bgColor) ? 'light' : 'dark', hex: bgColor, className: bgClass(bgColor) };
}

function tokenHex(brand: Brand, background: Background): Hex {
  return brand.theme[background];
}
