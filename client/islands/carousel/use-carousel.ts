/** A hook that takes over a carousel, tells its position and moves it. */
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { emblaOptions } from './embla.ts';
import type { SlidesShown } from './slides-shown.ts';
import { prepareScroller, type TakenCarousel, takeOver } from './take-over.ts';

export interface CarouselControl {
  /** Undefined until the scroller has been taken over. */
  readonly shown: SlidesShown | undefined;
  step(by: -1 | 1): boolean;
  rewind(): void;
}

/** `target` is the id of the scroller. Calls `touched` when a visitor moves it by hand. */
export function useCarousel(
  target: string,
  endless: boolean,
  touched: () => void,
): CarouselControl {
  const [shown, setShown] = useState<SlidesShown>();
  const [startIndex, setStartIndex] = useState(0);
  const options = useMemo(() => emblaOptions(endless, startIndex), [endless, startIndex]);
  const [takeNode, embla] = useEmblaCarousel(options);
  const taken = useRef<TakenCarousel>(undefined);
  const onTouched = useRef(touched);
  onTouched.current = touched;

  // The slides are outside the island, so Embla's hook is given their scroller, not a ref.
  useEffect(() => {
    const scroller = document.getElementById(target);
    if (scroller === null) return;
    const prepared = prepareScroller(scroller, endless);
    setStartIndex(prepared.startIndex);
    takeNode(scroller);
    return () => {
      takeNode(null);
      prepared.giveBack();
    };
  }, [target, endless, takeNode]);

  useEffect(() => {
    if (!embla) return;
    const own = takeOver(embla, endless, setShown, () => onTouched.current());
    taken.current = own;
    return () => {
      own.release();
      taken.current = undefined;
    };
  }, [embla, endless]);

  return {
    shown,
    step: (by) => taken.current?.step(by) ?? false,
    rewind: () => taken.current?.rewind(),
  };
}
