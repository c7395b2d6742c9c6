/** Widget: one frame across, or several side by side. */
import { withRcSlot } from '../../ui/visitor-slots.ts';
import type { SectionViewProps } from '../define-section.ts';
import { Embed } from '../embed.tsx';
import { HeadedFrame } from '../section-head.tsx';
import type { Widget } from './widget.schema.ts';

export function WidgetView({ section, context }: SectionViewProps<Widget>) {
  const { frames } = section;
  const columns = columnsOf(frames.length);
  return (
    <HeadedFrame section={section} context={context}>
      <div className={`grid grid-cols-1 gap-8 ${columns}`.trimEnd()}>
        {frames.map((frame, index) => (
          <div key={frame.url} className={spanOf(index, frames.length)}>
            <Embed embed={frame} context={context} src={widgetUrl(frame.url)} />
          </div>
        ))}
      </div>
    </HeadedFrame>
  );
}

/** URLs that contain `/providers` get the visitor's referral code as `rc` (spec: widget-frames). */
function widgetUrl(url: string): string {
  return url.includes('/providers') ? withRcSlot(url) : url;
}

/** No row ends with a gap: the last of five gets a row to itself. */
function columnsOf(count: number): string {
  if (count === 1) return '';
  return count % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-2';
}

function spanOf(index: number, count: number): string | undefined {
  const isAlone = index === count - 1 && columnsOf(count) === 'lg:grid-cols-2' && count % 2 === 1;
  return isAlone ? 'lg:col-span-2' : undefined;
}
