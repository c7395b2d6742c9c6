/** Media of the CMS: a picture, a clip, or a page of one of the two video hosts (spec §9). */
import { type Media, mediaKind } from '../../content/model/media.schema.ts';
import { Picture } from './picture.tsx';
import { videoFrameUrl } from './video-frame.ts';

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
  if (kind === 'video') {
    return (
      <video
        src={url}
        width={width}
        height={height}
        aria-label={altText || 'Video'}
        className={className}
        autoPlay
        muted
        loop
        controls
        playsInline
      >
        Your browser doesn&apos;t support HTML video.
      </video>
    );
  }
  const frame = videoFrameUrl(url);
  if (frame === undefined) return null;
  return (
    <iframe
      src={frame}
      title={altText || 'Video'}
      width={width}
      height={height}
      loading="lazy"
      allow="fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-presentation"
      className={`aspect-video h-auto ${className}`.trimEnd()}
    />
  );
}
