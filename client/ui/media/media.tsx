/** Media of the CMS: a picture, a clip, or a page of one of the two video hosts (spec: media). */
import { type Media, mediaKind } from '../../../content/model/media.schema.ts';
import { Clip } from './media-clip.tsx';
import { Picture } from './picture.tsx';
import { Film, videoFrameUrl } from './video-frame.tsx';

export interface MediaViewProps {
  media: Media;
  priority?: boolean;
  className?: string;
}

/** The element that fits the URL; nothing for a URL that is none of the three. */
export function MediaView({ media, priority = false, className = '' }: MediaViewProps) {
  const { url, altText = '', width, height } = media;
  const kind = mediaKind(url);
  if (kind === 'image') {
    return (
      <Picture
        image={{ src: url, alt: altText, width, height }}
        priority={priority}
        className={className}
      />
    );
  }
  const size = { width, height, className };
  if (kind === 'video') return <Clip {...size} src={url} label={altText || 'Video'} />;
  const player = videoFrameUrl(url);
  if (player === undefined) return null;
  return <Film {...size} player={player} title={altText || 'Video'} />;
}
