/** A hook that tells whether a carousel is in view, hovered or focused. */
import { useEffect, useRef, useState } from 'react';

export interface Attention {
  /** In view, on a page in the foreground. */
  readonly seen: boolean;
  /** A mouse is over the slides. */
  readonly hovered: boolean;
  /** The stop button has the focus. */
  readonly onButton: boolean;
}

/** Calls `entered` when the focus moves to anything in the carousel except its stop button. */
export function useAttention(target: string, entered: () => void): Attention {
  const [inView, setInView] = useState(false);
  const [awake, setAwake] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [onButton, setOnButton] = useState(false);
  const onEntered = useRef(entered);
  onEntered.current = entered;

  useEffect(() => {
    const scroller = document.getElementById(target);
    const group = scroller?.closest('[aria-roledescription=carousel]');
    if (!scroller || !group) return;
    const gone = new AbortController();
    const { signal } = gone;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { threshold: 0.4 },
    );
    observer.observe(scroller);
    const hover = (over: boolean) => (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType === 'mouse') setHovered(over);
    };
    scroller.addEventListener('pointerenter', hover(true), { signal });
    scroller.addEventListener('pointerleave', hover(false), { signal });
    if (scroller.matches(':hover') && matchMedia('(hover: hover)').matches) setHovered(true);
    const focused = (element: Element | null) => {
      const button = element?.closest('.carousel-stop') ?? null;
      setOnButton(button !== null);
      if (element !== null && button === null) onEntered.current();
    };
    group.addEventListener('focusin', (event) => focused(event.target as Element), { signal });
    group.addEventListener('focusout', () => setOnButton(false), { signal });
    if (group.matches(':focus-within')) focused(document.activeElement);
    const wake = () => setAwake(document.visibilityState === 'visible');
    wake();
    document.addEventListener('visibilitychange', wake, { signal });
    return () => {
      gone.abort();
      observer.disconnect();
    };
  }, [target]);

  return { seen: inView && awake, hovered, onButton };
}
