/** The surface inside a note: the section's background under the wash of its box (surfaces.css). */
import type { Brand } from '../../../domain/brand.ts';
import { contrast, mixed } from '../../ui/colour.ts';
import type { Surface } from '../frame.tsx';

/** The wash of a surface, its share, and the colour of the text on it. */
interface Wash {
  readonly hex: string;
  readonly share: number;
  readonly text: string;
}

function washOf({ theme, style }: Brand, name: Surface['name']): Wash {
  const text = name === 'accentTint' ? theme.onAccentTint : theme.inkSoft;
  const washes: Readonly<Partial<Record<Surface['name'], Wash>>> = {
    primary: { hex: theme.onPrimary, share: 0.12, text: theme.onPrimary },
    light: { hex: '#000000', share: 0.07, text: '#000000' },
    dark: { hex: '#ffffff', share: 0.14, text: '#ffffff' },
  };
  const wash = washes[name] ?? { hex: theme.primary, share: 0.07, text };
  // The second style's notes have lines in place of a box.
  return style === 'corporate' ? { ...wash, share: 0 } : wash;
}

/** Undefined where the box would leave the section's own text below 4.5 : 1 (WCAG 2.2, 1.4.3). */
export function noteSurface(brand: Brand, surface: Surface): Surface | undefined {
  const { hex: wash, share, text } = washOf(brand, surface.name);
  const hex = mixed(wash, surface.hex, share);
  return contrast(text, hex) < 4.5 ? undefined : { ...surface, hex };
}
