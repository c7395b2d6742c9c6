/** The message under a field (spec: validation). */
import { Icon } from '../icon.tsx';

export interface FieldMessageProps {
  /** The field's aria-describedby points here. */
  readonly id: string;
  readonly message: string | undefined;
}

export interface LiveMessageProps extends FieldMessageProps {
  /** Something else reads it out: a summary, or the field that gets the focus. */
  readonly quiet?: boolean | undefined;
  /** Grows with each refusal, so that the same words are read out again. */
  readonly times?: number | undefined;
}

/** One that may come while the focus is elsewhere: it is read out as it comes. */
export function LiveMessage({ quiet, times, ...message }: LiveMessageProps) {
  return (
    <div aria-live={quiet ? 'off' : 'polite'}>
      <FieldMessage key={times} {...message} />
    </div>
  );
}

/** Red is doubled by an icon: state never by colour alone. */
export function FieldMessage({ id, message }: FieldMessageProps) {
  if (!message) return null;
  return (
    <p id={id} className="mt-2 flex gap-2 text-small font-600 text-danger">
      <Icon name="circle-alert" className="mt-[0.2em] text-[1.1em]" />
      <span>{message}</span>
    </p>
  );
}
