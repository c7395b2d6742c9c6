/** The sign at the end of the address box: a spinner while it searches, a tick once an address is chosen. */
import { Icon } from '../../ui/icon.tsx';

export interface BoxSignProps {
  readonly waiting: boolean;
  readonly chosen: boolean;
  /** Empties the box; undefined when there is nothing in it. */
  readonly onClear: (() => void) | undefined;
}

const place = 'absolute right-2 top-1/2 -translate-y-1/2 grid h-12 w-12 place-items-center';

/** One place, so that the text never moves. */
export function BoxSign({ waiting, chosen, onClear }: BoxSignProps) {
  if (waiting) {
    return (
      <span data-sign="searching" className={`pointer-events-none ${place}`}>
        <Icon name="loader-circle" className="animate-spin text-2xl text-primary" />
      </span>
    );
  }
  if (chosen) {
    return (
      <span data-sign="chosen" className={`pointer-events-none ${place}`}>
        <Icon name="circle-check" className="text-2xl text-success" />
      </span>
    );
  }
  if (!onClear) return null;
  return (
    <button
      type="button"
      aria-label="Clear"
      onClick={onClear}
      className={`rounded-full text-xl text-ink-soft hover:bg-tint hover:text-ink ${place}`}
    >
      <Icon name="x" />
    </button>
  );
}
