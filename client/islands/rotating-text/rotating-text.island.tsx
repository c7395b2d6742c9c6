/** Lets the words of a title take turns, and stops them when the visitor says so (WCAG 2.2, 2.2.2). */
import { useEffect, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { after } from './after.ts';

export interface RotatingTextProps {
  /** Id of the element whose children are the words; one of them carries `data-shown`. */
  readonly target: string;
}

/** Milliseconds a word stands. */
const turn = 2600;

/** The button is shown only where scripts run and motion is wanted (media.css). */
export function RotatingText({ target }: RotatingTextProps) {
  const [playing, setPlaying] = useState(true);
  useEffect(() => {
    const words = document.getElementById(target);
    if (!playing || words === null) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    const timer = setInterval(() => {
      if (still.matches || document.hidden) return;
      // The first word does not move in: it was there.
      words.dataset.moving = '';
      const all = [...words.children];
      const shown = all.findIndex((word) => word.hasAttribute('data-shown'));
      all[shown]?.removeAttribute('data-shown');
      all[after(shown, all.length)]?.setAttribute('data-shown', '');
    }, turn);
    return () => clearInterval(timer);
  }, [playing, target]);
  const label = playing ? 'Pause the changing words' : 'Let the words change';
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => setPlaying(!playing)}
      className="needs-script needs-motion grid h-11 w-11 -ml-3 -my-2 place-items-center rounded-full text-ink-soft hover:bg-wash"
    >
      <Icon name={playing ? 'pause' : 'play'} />
    </button>
  );
}
