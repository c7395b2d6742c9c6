/** A carousel as React sees it: where it stands, and how to move it. */
import { useEffect, useRef, useState } from 'react';
import type { Place } from './places.ts';
import { type TakenCarousel, takeOver } from './take-over.ts';

export interface CarouselControl {
  /** Undefined until the scroller has been taken over. */
  readonly place: Place | undefined;
  step(by: -1 | 1): boolean;
  rewind(): void;
}

/** `target` is the id of the scroller; `touched` is called when a visitor moved it by hand. */
export function useCarousel(
  target: string,
  endless: boolean,
  touched: () => void,
): CarouselControl {
  const [place, setPlace] = useState<Place>();
  const taken = useRef<TakenCarousel>(undefined);
  const onTouched = useRef(touched);
  onTouched.current = touched;

  useEffect(() => {
    const scroller = document.getElementById(target);
    if (scroller === null) return;
    taken.current = takeOver(scroller, endless, setPlace, () => onTouched.current());
    return () => {
      taken.current?.release();
      taken.current = undefined;
    };
  }, [target, endless]);

  return {
    place,
    step: (by) => taken.current?.step(by) ?? false,
    rewind: () => taken.current?.rewind(),
  };
}
