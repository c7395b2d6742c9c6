/** A hook that moves a carousel on its own until the visitor takes an interest in it. */
import { useEffect, useRef, useState } from 'react';
import { settings } from './settings.ts';
import { useAttention } from './use-attention.ts';

/** `auto`: the visitor has not touched it. `asked`: started with the button. */
type Playing = 'auto' | 'asked' | 'stopped';

export interface Autoplay {
  readonly playing: Playing;
  stop(): void;
  start(): void;
}

/**
 * `wanted`: there is something to move, and the editor has not switched autoplay off. `step` moves on,
 * and returns false at the end, which stops autoplay. `moment` changes with every movement, whoever
 * caused it, so that each slide has its full time (spec: carousels).
 */
export function useAutoplay(
  target: string,
  wanted: boolean,
  moment: number | undefined,
  step: () => boolean,
): Autoplay {
  const [playing, setPlaying] = useState<Playing>('auto');
  const { seen, hovered, onButton } = useAttention(target, () => setPlaying('stopped'));
  const latest = useRef(step);
  latest.current = step;

  useEffect(() => {
    const motion = matchMedia('(prefers-reduced-motion: reduce)');
    const read = () => {
      if (motion.matches) setPlaying('stopped');
    };
    read();
    motion.addEventListener('change', read);
    return () => motion.removeEventListener('change', read);
  }, []);

  const allowed = playing === 'asked' || (playing === 'auto' && !onButton);
  const moves = wanted && seen && !hovered && allowed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each movement starts a new wait
  useEffect(() => {
    if (!moves) return;
    const wait = setTimeout(() => {
      if (!latest.current()) setPlaying('stopped');
    }, settings.autoplay);
    return () => clearTimeout(wait);
  }, [moves, moment]);

  return { playing, stop: () => setPlaying('stopped'), start: () => setPlaying('asked') };
}
