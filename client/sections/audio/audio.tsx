/** Single audio: the browser's own player and a transcript. */
import type { SectionViewProps } from '../define-section.ts';
import { Transcript } from '../media-text.tsx';
import { HeadedFrame, itemLevel } from '../section-head.tsx';
import type { AudioSection } from './audio.schema.ts';

export function AudioView({ section, context }: SectionViewProps<AudioSection>) {
  return (
    <HeadedFrame section={section} context={context}>
      <div className="grid gap-4 measure">
        {/* biome-ignore lint/a11y/useMediaCaption: a recording has no picture to caption; its transcript is below. */}
        <audio
          src={section.url}
          controls
          preload="none"
          aria-label={section.label}
          className="w-full"
        >
          Your browser doesn&apos;t support HTML audio.
        </audio>
        <Transcript nodes={section.transcript} base={itemLevel(section)} />
      </div>
    </HeadedFrame>
  );
}
