/** All icons of the site in one picture, stacked vertically; client/styles/icons.css shows one at a time. */
import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };
import { iconNames } from '../../domain/icon-names.ts';

/** The side of each icon in px, as Lucide draws it. */
const side = 24;

/** @throws Error when Lucide has no icon with a name in the list */
export function iconSprite(): string {
  const drawings: Readonly<Record<string, { readonly body: string } | undefined>> = lucide.icons;
  const cells = iconNames.map((name, index) => {
    const drawing = drawings[name];
    if (!drawing) throw new Error(`Lucide has no icon "${name}": see lucide.dev/icons`);
    return `<svg y="${index * side}" width="${side}" height="${side}">${drawing.body}</svg>`;
  });
  const height = side * iconNames.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${height}">${cells.join('')}</svg>`;
}
