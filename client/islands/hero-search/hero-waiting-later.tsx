/** The hero's waiting sign, fetched when somebody begins to fill in the form: landing pages do not pay for it. */
import { type ComponentType, useEffect, useState } from 'react';
import type { HeroWaitingProps } from './hero-waiting.tsx';

const load = () => import('./hero-waiting.tsx');

/** Without it the button still shows that the form is on its way. */
export function fetchWaiting(): void {
  load().catch(() => {});
}

/** Stays once it was shown. */
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
