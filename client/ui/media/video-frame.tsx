/** The frame that plays a film from one of the two video hosts (spec: media). */

export interface FilmProps {
  /** From `filmPlayer`. */
  readonly player: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly className?: string;
}

/** It may do little but play. `allow-same-origin` means the host's own origin, which its player needs to start. */
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
