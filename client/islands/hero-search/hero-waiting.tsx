/** The status of the hero's form while it is being sent: that the search goes on, then a way out (spec: hero-submit). */
import { LoadingOverlay } from '../../ui/dialog-loading.tsx';
import { Button } from '../../ui/form/button.tsx';
import { slowAfter, useLasting, wayOutAfter } from '../runtime/use-lasting.ts';

const label = 'Finding plans for your address';
const slowWords = 'Still looking. This is taking longer than usual.';
const wayOutWords = `${slowWords} You can wait, or go back and try again.`;

export interface HeroWaitingProps {
  readonly shown: boolean;
  /** Ends the wait; the form stays as it was filled in. */
  readonly onStop: () => void;
}

/** Sending again after stopping is safe: the form's id makes it one lead (decision 007). */
export function HeroWaiting({ shown, onStop }: HeroWaitingProps) {
  const slow = useLasting(shown, slowAfter);
  const wayOut = useLasting(shown, wayOutAfter);
  const words = wayOut ? wayOutWords : slow ? slowWords : label;
  return (
    <LoadingOverlay shown={shown} label={label} words={words}>
      {wayOut ? (
        <Button kind="secondary" onClick={onStop} className="mt-4">
          Stop waiting
        </Button>
      ) : null}
    </LoadingOverlay>
  );
}
