/** The buttons of a carousel: stop, previous, next. The slides are elsewhere on the page and work without them. */
import { useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { inView, shownInWords } from './slides-shown.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useCarousel } from './use-carousel.ts';

export interface CarouselProps {
  /** Id of the scroller; its only child is the row of slides. */
  readonly target: string;
  readonly count: number;
  /** The first slide follows the last; otherwise the buttons stop at the ends. */
  readonly wrap?: boolean | undefined;
  /** Moves on its own every 3000 ms until the visitor stops it (spec: carousels). True by default. */
  readonly autoplay?: boolean | undefined;
}

/**
 * The stop button comes first in the tab order (spec: carousels). Buttons at an end stay
 * focusable, so that a keyboard user keeps their place. Only a visitor's own step is announced.
 */
export function Carousel({ target, count, wrap = false, autoplay = true }: CarouselProps) {
  const [stepped, setStepped] = useState(false);
  const { shown, step, rewind } = useCarousel(target, wrap, () => auto.stop());
  const seen = shown ? inView(shown) : [];
  const atStart = !wrap && (shown?.selected ?? 0) === 0;
  const atEnd = !wrap && shown !== undefined && seen.at(-1) === count - 1;
  const fits = seen.length === count;
  const auto = useAutoplay(target, autoplay && shown !== undefined && !fits, shown?.selected, () =>
    step(1),
  );
  const stopped = auto.playing === 'stopped';

  const move = (by: -1 | 1, ended: boolean) => {
    auto.stop();
    setStepped(true);
    if (!ended) step(by);
  };
  const toggle = () => {
    if (!stopped) return auto.stop();
    if (atEnd) rewind();
    auto.start();
  };

  return (
    <div className="needs-script carousel-buttons" {...(fits ? { 'data-fits': '' } : {})}>
      {autoplay ? (
        <button
          type="button"
          className="carousel-stop round-button"
          aria-controls={target}
          aria-label={stopped ? 'Start the slides' : 'Stop the slides'}
          onClick={toggle}
        >
          <Icon name={stopped ? 'play' : 'pause'} />
        </button>
      ) : null}
      <button
        type="button"
        className="round-button"
        aria-controls={target}
        aria-label="Previous"
        aria-disabled={atStart}
        onClick={() => move(-1, atStart)}
      >
        <Icon name="arrow-left" />
      </button>
      <button
        type="button"
        className="round-button"
        aria-controls={target}
        aria-label="Next"
        aria-disabled={atEnd}
        onClick={() => move(1, atEnd)}
      >
        <Icon name="arrow-right" />
      </button>
      <p role="status" className="carousel-place">
        {stepped && stopped && shown ? shownInWords(shown) : null}
      </p>
    </div>
  );
}
