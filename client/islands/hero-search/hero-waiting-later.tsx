/** The hero's waiting overlay, fetched when a visitor starts to fill in the form, so landing pages do not load it. */
import { type ComponentType, useEffect, useState } from 'react';
import type { HeroWaitingProps } from './hero-waiting.tsx';

const load = () => import('./hero-waiting.tsx');

/** Prefetches the overlay; without it the button still shows that the form is being sent. */
export function fetchWaiting(): void {
  load().catch(() => {});
}

/** Stays mounted once it has been shown. */
export function HeroWaitingLater(props: HeroWaitingProps) {
  const [Waiting, setWaiting] = useState<ComponentType<HeroWaitingProps>>();
  useEffect(() => {
    if (props.shown)
      load().then(
        (found) => setWaiting(() => found.HeroWaiting),
        () => {},
      );
  }, [props.shown]);
  return Waiting ? <Waiting {...props} /> : null;
}
