/** Previous and next for a scroller elsewhere in its section; the scroller works without it. */
import { useEffect, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { nearestSlide } from './nearest-slide.ts';

export interface CarouselProps {
  /** Id of the scroller; its children are the slides. */
  readonly target: string;
  readonly count: number;
}

const button =
  'grid place-items-center h-11 w-11 rounded-full border border-line text-h4 text-action transition-colors hover:border-action hover:bg-action hover:text-on-action aria-disabled:border-hair aria-disabled:bg-transparent aria-disabled:text-ink-soft aria-disabled:opacity-50 corporate:rounded-none';

/**
 * Two buttons that stop at the ends (spec §9: not infinite). They stay focusable there, so that a
 * keyboard does not lose its place. Shown only where scripts run (widgets.css).
 */
export function Carousel({ target, count }: CarouselProps) {
  const [index, setIndex] = useState(0);
  const [atEnd, setAtEnd] = useState(false);
  const [moved, setMoved] = useState(false);

  useEffect(() => {
    const scroller = document.getElementById(target);
    if (scroller === null) return;
    const read = () => {
      setIndex(nearestSlide(scroller));
      setAtEnd(scroller.scrollLeft + scroller.clientWidth >= scroller.scrollWidth - 4);
    };
    read();
    scroller.addEventListener('scroll', read, { passive: true });
    window.addEventListener('resize', read);
    return () => {
      scroller.removeEventListener('scroll', read);
      window.removeEventListener('resize', read);
    };
  }, [target]);

  const move = (step: number) => {
    const scroller = document.getElementById(target);
    const slide = scroller?.children[nearestSlide(scroller) + step];
    if (!scroller || !(slide instanceof HTMLElement)) return;
    setMoved(true);
    scroller.scrollTo({ left: slide.offsetLeft - scroller.offsetLeft });
  };

  return (
    <div className="needs-script flex items-center gap-2">
      <p role="status" className="mr-2 text-fine text-ink-soft tabular-nums">
        {moved ? `${index + 1} of ${count}` : null}
      </p>
      <button
        type="button"
        aria-controls={target}
        aria-label="Previous"
        aria-disabled={index === 0}
        className={button}
        onClick={() => move(-1)}
      >
        <Icon name="arrow-left" />
      </button>
      <button
        type="button"
        aria-controls={target}
        aria-label="Next"
        aria-disabled={atEnd}
        className={button}
        onClick={() => {
          if (!atEnd) move(1);
        }}
      >
        <Icon name="arrow-right" />
      </button>
    </div>
  );
}
