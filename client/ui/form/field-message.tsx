/** The message under a field (spec: validation). */
import { Icon } from '../icon.tsx';

export interface FieldMessageProps {
  /** The field's aria-describedby points here. */
  readonly id: string;
  readonly message: string | undefined;
}

export interface LiveMessageProps extends FieldMessageProps {
  /** Something else announces it: a summary, or the field that takes the focus. */
  readonly quiet?: boolean | undefined;
  /** Goes up with each refusal, so that the same words are announced again. */
  readonly times?: number | undefined;
}

/** A message that may appear while the focus is elsewhere: it is announced when it appears. */
export function LiveMessage({ quiet, times, ...message }: LiveMessageProps) {
  return (
    <div aria-live={quiet ? 'off' : 'polite'}>
      <FieldMessage key={times} {...message} />
    </div>
  );
}

/** An icon backs up the red: colour alone never shows a state. */
export function FieldMessage({ id, message }: FieldMessageProps) {
  if (!message) return null;
  return (
    <p id={id} className="mt-2 flex gap-2 text-small font-600 text-danger">
      <Icon name="circle-alert" className="mt-[0.2em] text-[1.1em]" />
      <span>{message}</span>
    </p>
  );
}
