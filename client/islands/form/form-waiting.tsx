/** The status of a form that is being sent: that sending goes on, then that there is a way out. */
import { Button } from '../../ui/form/button.tsx';
import { slowAfter, useLasting, wayOutAfter } from '../runtime/use-lasting.ts';

export interface FormWaitingProps {
  readonly sending: boolean;
  /** Path of the receipt that is loading, once the server has accepted the form. */
  readonly receipt: string | undefined;
  /** Ends the wait; the form stays as it was filled in. */
  readonly onStop: () => void;
}

/** Sending again after stopping is safe: the form's id makes it count once (decision 007). */
export function FormWaiting({ sending, receipt, onStop }: FormWaitingProps) {
  const waiting = sending && receipt === undefined;
  const slow = useLasting(waiting, slowAfter);
  const wayOut = useLasting(waiting, wayOutAfter);
  const slowPage = useLasting(receipt !== undefined, slowAfter);
  const words = slowPage ? slowPageWords : wayOut ? wayOutWords : slow ? slowWords : '';
  // The button shows this too, but loses the focus when it is disabled, so a screen reader needs the status.
  const shown = words || (sending ? submitting : '');
  return (
    <div role="status" className={words ? 'grid justify-items-start gap-3' : 'sr-only'}>
      {shown ? <p>{shown}</p> : null}
      {slowPage ? (
        <a href={receipt} className="inline-link">
          Open it again
        </a>
      ) : null}
      {wayOut ? (
        <Button kind="secondary" onClick={onStop}>
          Stop waiting
        </Button>
      ) : null}
    </div>
  );
}

/** On the button, and in the status (spec: lead-form). */
export const submitting = 'Submitting...';
const slowWords = 'Still sending. This is taking longer than usual.';
const wayOutWords = `${slowWords} You can wait, or stop and send it again.`;
const slowPageWords = 'We have it. The next page is taking longer than usual.';
