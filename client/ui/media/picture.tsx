/** A still picture, with its size, so that nothing shifts when it arrives. */
import type { Image } from '../../../content/model/media.schema.ts';
import { focalClass, type Room, sourcesOf } from './picture-files.ts';

export interface PictureProps {
  image: Image;
  /** The one picture that is the page's largest paint: loaded at once and first. */
  priority?: boolean;
  room?: Room;
  className?: string;
}

/**
 * `<img>`; lazy unless it has priority. A drawing is marked as one, because it is drawn for a light
 * ground and gets one on a dark section (base.css).
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
