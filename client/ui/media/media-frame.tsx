/** A film on one of the two video hosts, in a frame that may play it and little else (spec: media). */

export interface FilmProps {
  /** URL of the host's player (video-frame.ts). */
  readonly player: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly className?: string;
}

/** `allow-same-origin` is the host's own origin: its player does not start without. */
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
