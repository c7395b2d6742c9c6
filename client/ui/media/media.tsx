/** Media from the CMS: a picture, a clip, or a film on one of the two video hosts (spec: media). */
import { filmPlayer } from '../../../content/model/links/film-link.ts';
import { type Media, mediaKind } from '../../../content/model/media.schema.ts';
import { Clip } from './media-clip.tsx';
import { Picture } from './picture.tsx';
import type { Room } from './picture-files.ts';
import { Film } from './video-frame.tsx';

export interface MediaViewProps {
  media: Media;
  priority?: boolean;
  room?: Room;
  className?: string;
}

/** The element that fits the URL; nothing for a URL that is none of the three. */
export function MediaView({
  media,
  priority = false,
  room = 'half',
  className = '',
}: MediaViewProps) {
  const { url, altText = '', width, height, focus, poster } = media;
  const kind = mediaKind(url);
  if (kind === 'image') {
    return (
      <Picture
        image={{ src: url, alt: altText, width, height, focus }}
        priority={priority}
        room={room}
        className={className}
      />
    );
  }
  const size = { width, height, className: `${className} rounded-card`.trimStart() };
  if (kind === 'video') {
    return <Clip {...size} src={url} label={altText || 'Video'} poster={poster} />;
  }
  const player = filmPlayer(url);
  if (player === undefined) return null;
  return <Film {...size} player={player} title={altText || 'Video'} />;
}
