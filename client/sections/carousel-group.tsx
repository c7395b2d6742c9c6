/** A section's carousel: buttons, and a row of slides that scrolls without them. */
import type { ReactNode } from 'react';
import { Island } from '../islands/runtime/island.tsx';

export interface CarouselGroupProps<T> {
  /** Id of the scroller, unique on the page. */
  readonly id: string;
  /** Names the slides, for screen readers. */
  readonly label: string;
  readonly slides: readonly T[];
  readonly slideKey: (slide: T, index: number) => string;
  /** The class in client/styles/carousel.css that sets how many are in view at each width. */
  readonly row: keyof typeof fitting;
  /** The first slide follows the last. */
  readonly wrap?: boolean;
  /** True by default. */
  readonly autoplay?: boolean | undefined;
  /** Shown left of the buttons. */
  readonly note?: ReactNode;
  readonly children: (slide: T, index: number) => ReactNode;
}

/** How many slides fit side by side on a wide screen (spec: carousels) and so need no buttons there. */
const fitting = {
  'row-voices': { most: 3, className: 'carousel fits-voices' },
  'row-industries': { most: 3, className: 'carousel fits-industries' },
  'row-logos': { most: 5, className: 'carousel fits-logos' },
} as const;

/** Slides are named by position ("2 of 5"); a single one has no buttons. */
export function CarouselGroup<T>({
  id,
  label,
  slides,
  slideKey,
  row,
  wrap = false,
  autoplay = true,
  note,
  children,
}: CarouselGroupProps<T>) {
  const count = slides.length;
  const { most, className } = fitting[row];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group (APG), not a fieldset
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className={count <= most ? className : 'carousel'}
    >
      {count > 1 || note ? (
        <div className="carousel-bar">
          {note ? <p className="text-fine text-ink-soft">{note}</p> : null}
          {count > 1 ? (
            <Island name="carousel" on="visible" props={{ target: id, count, wrap, autoplay }} />
          ) : null}
        </div>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard (WCAG 2.1.1) */}
      <div id={id} tabIndex={0} className="scroller">
        <div className={`slides ${row}`}>
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a fieldset (APG carousel)
            <div
              key={slideKey(slide, index)}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${count}`}
              className="slide"
            >
              {children(slide, index)}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
