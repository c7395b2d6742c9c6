/** Single video: our own player for a file, the host's for a film, its words below. */
import { Clip } from '../../ui/media/media-clip.tsx';
import { Film } from '../../ui/media/media-frame.tsx';
import { videoFrameUrl } from '../../ui/media/video-frame.ts';
import type { SectionViewProps } from '../define-section.ts';
import { Frame } from '../frame.tsx';
import { itemLevel, SectionHead } from '../section-head.tsx';
import { Transcript } from '../transcript.tsx';
import type { VideoSection } from './video.schema.ts';

export function VideoView({ section, context }: SectionViewProps<VideoSection>) {
  return (
    <Frame section={section} context={context} plan={section.title ? 'stack' : 'wide'}>
      {(surface) => (
        <>
          <SectionHead section={section} context={context} surface={surface} />
          <div className="grid grid-cols-1 gap-6">
            <figure>
              <Player section={section} />
              {section.caption ? (
                <figcaption className="mt-3 text-small text-ink-soft measure">
                  {section.caption}
                </figcaption>
              ) : null}
            </figure>
            <Transcript nodes={section.transcript} base={itemLevel(section)} />
          </div>
        </>
      )}
    </Frame>
  );
}

function Player({ section }: { section: VideoSection }) {
  const { url, label, width, height, poster, captions } = section;
  const size = { width, height, className: 'w-full rounded-card' };
  const player = videoFrameUrl(url);
  if (player !== undefined) return <Film {...size} player={player} title={label} />;
  return <Clip {...size} src={url} label={label} poster={poster} tracks={captions} />;
}
