/** A still picture, with its size, so that nothing shifts when it loads. */
import type { Image } from '../../../content/model/media.schema.ts';
import { focalClass, type Room, sourcesOf } from './picture-files.ts';

export interface PictureProps {
  image: Image;
  /** For the page's largest contentful paint: loaded eagerly and first. */
  priority?: boolean;
  room?: Room;
  className?: string;
}

/**
 * `<img>`; lazy unless it has priority. A drawing is marked as one: it is drawn for a light background,
 * and base.css gives it one on a dark section.
 */
export function Picture({ image, priority = false, room = 'page', className = '' }: PictureProps) {
  const drawing = /\.svg(?:[?#]|$)/i.test(image.src) ? 'drawing' : '';
  return (
    <img
      {...sourcesOf(image.src, image.width, room)}
      src={image.src}
      alt={image.alt}
      width={image.width}
      height={image.height}
      decoding="async"
      className={
        [drawing, className, focalClass(image.focus)].filter(Boolean).join(' ') || undefined
      }
      {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
}
