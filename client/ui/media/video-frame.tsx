/** A film on one of the two video hosts: the URL of its player, and the frame it plays in (spec: media). */

const id = '([\\w-]{6,20})';
const youtube = new RegExp(
  `^https://(?:www\\.)?(?:youtu\\.be/|youtube\\.com/(?:watch\\?(?:[^#]*&)?v=|embed/|shorts/))${id}(?:[?&#/]|$)`,
);
const vimeo = /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{4,12})(?:[?#/]|$)/;

/**
 * The player's URL, which sets no cookies before play; undefined when the link names no video. It is built
 * from the video's id alone, so nothing else in the link survives.
 */
export function videoFrameUrl(url: string): string | undefined {
  const youtubeId = youtube.exec(url)?.[1];
  if (youtubeId) return `https://www.youtube-nocookie.com/embed/${youtubeId}`;
  const vimeoId = vimeo.exec(url)?.[1];
  if (vimeoId) return `https://player.vimeo.com/video/${vimeoId}?dnt=1`;
  return undefined;
}

export interface FilmProps {
  /** From `videoFrameUrl`. */
  readonly player: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly className?: string;
}

/** May play and little else. `allow-same-origin` means the host's own origin: its player needs it to start. */
export function Film({ player, title, width, height, className = '' }: FilmProps) {
  return (
    <iframe
      src={player}
      title={title}
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
