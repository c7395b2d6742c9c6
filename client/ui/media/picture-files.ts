/** A picture's files and focal point, as attributes and classes: the policy allows no style. */
import { extensionOf, type Focus, pictureWidths } from '../../../content/model/media.schema.ts';

/** How wide a picture is shown: across the page, beside words, on a card, or as a portrait or logo. */
export type Room = 'page' | 'half' | 'card' | 'small';

const sizes: Readonly<Record<Room, string>> = {
  page: '(min-width: 80em) 75rem, 100vw',
  half: '(min-width: 80em) 38rem, (min-width: 48em) 50vw, 100vw',
  card: '(min-width: 64em) 25rem, (min-width: 40em) 50vw, 100vw',
  small: '10rem',
};

interface Sources {
  readonly srcSet?: string;
  readonly sizes?: string;
}

/** Sizes for a bitmap from the CMS; a drawing is sharp at any size, and other files come in only one. */
export function sourcesOf(src: string, width: number, room: Room): Sources {
  if (!/^\/media\/cms\/[\w.-]+$/.test(src) || extensionOf(src) === 'svg') return {};
  const smaller = pictureWidths
    .filter((one) => one < width)
    .map((one) => `${src}?w=${one} ${one}w`);
  const whole = width > Math.max(...pictureWidths) ? [] : [`${src} ${width}w`];
  return { srcSet: [...smaller, ...whole].join(', '), sizes: sizes[room] };
}

/** `focal fx-0 fy-4`, to the nearest quarter (media.css); the middle needs no class. */
export function focalClass(focus: Focus): string {
  if (!focus) return '';
  const quarters = { fx: Math.round(focus.x * 4), fy: Math.round(focus.y * 4) };
  const names = Object.entries(quarters).flatMap(([axis, at]) => (at === 2 ? [] : `${axis}-${at}`));
  return names.length > 0 ? `focal ${names.join(' ')}` : '';
}
