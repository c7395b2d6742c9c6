/** Single video: our own player for a file, the host's for a film, with the transcript below. */
import { filmPlayer } from '../../../content/model/links/film-link.ts';
import { Clip } from '../../ui/media/media-clip.tsx';
import { Film } from '../../ui/media/video-frame.tsx';
import type { SectionViewProps } from '../define-section.ts';
import { Captioned, Transcript } from '../media-text.tsx';
import { HeadedFrame, itemLevel } from '../section-head.tsx';
import type { VideoSection } from './video.schema.ts';

export function VideoView({ section, context }: SectionViewProps<VideoSection>) {
  return (
    <HeadedFrame section={section} context={context}>
      <div className="grid grid-cols-1 gap-6">
        <Captioned caption={section.caption}>
          <Player section={section} />
        </Captioned>
        <Transcript nodes={section.transcript} base={itemLevel(section)} />
      </div>
    </HeadedFrame>
  );
}

function Player({ section }: { section: VideoSection }) {
  const { url, label, width, height, poster, captions } = section;
  const size = { width, height, className: 'w-full rounded-card' };
  const player = filmPlayer(url);
  if (player !== undefined) return <Film {...size} player={player} title={label} />;
  return <Clip {...size} src={url} label={label} poster={poster} tracks={captions} />;
}
