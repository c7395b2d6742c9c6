/** A clip: autoplays muted and looped, with controls (spec: media), but not for visitors who prefer reduced motion. */
import { videoType } from './media-type.ts';

interface ClipTrack {
  readonly src: string;
  /** BCP 47, e.g. `en`. */
  readonly srcLang: string;
  readonly label: string;
}

export interface ClipProps {
  readonly src: string;
  /** Its name for screen readers. */
  readonly label: string;
  readonly width: number;
  readonly height: number;
  readonly poster?: string | undefined;
  readonly tracks?: readonly ClipTrack[];
  readonly className?: string;
}

const wanted = '(prefers-reduced-motion: no-preference)';

/**
 * Two players, one of them hidden by media.css: autoplay is an attribute, so without script only a
 * separate player can stay still. The moving one has no source where reduced motion is preferred, and
 * the still one loads nothing until it is played.
 */
export function Clip({ className = '', ...clip }: ClipProps) {
  return (
    <>
      <Player clip={clip} moving className={`clip-moving ${className}`.trimEnd()} />
      <Player clip={clip} moving={false} className={`clip-still ${className}`.trimEnd()} />
    </>
  );
}

function Player({
  clip,
  moving,
  className,
}: {
  clip: Omit<ClipProps, 'className'>;
  moving: boolean;
  className: string;
}) {
  const { src, label, width, height, poster, tracks = [] } = clip;
  return (
    <video
      width={width}
      height={height}
      aria-label={label}
      poster={poster}
      className={className}
      {...(moving ? { autoPlay: true, muted: true } : { preload: 'none' })}
      loop
      controls
      playsInline
    >
      <source src={src} type={videoType(src)} media={moving ? wanted : undefined} />
      {tracks.map((track) => (
        <track key={track.srcLang} kind="captions" {...track} />
      ))}
      Your browser doesn&apos;t support HTML video.
    </video>
  );
}
