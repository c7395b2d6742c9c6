/** A text input with its label above and its message under it. */
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { FieldLabel } from './field-label.tsx';
import { LiveMessage, type LiveMessageProps } from './field-message.tsx';
import { describedBy, fieldClass } from './field-style.ts';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  readonly id: string;
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  readonly quiet?: LiveMessageProps['quiet'];
  readonly times?: LiveMessageProps['times'];
  readonly ref?: Ref<HTMLInputElement>;
}

/** All other props go to the `<input>`. */
export function Field(props: FieldProps) {
  const { id, label, hint, error, quiet, times, optional, type = 'text', ...input } = props;
  return (
    <div>
      <FieldLabel id={id} label={label} hint={hint} {...(optional ? { optional } : {})} />
      <input
        {...input}
        type={type}
        id={id}
        className={fieldClass(Boolean(error))}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
      />
      <LiveMessage id={`${id}-error`} message={error} quiet={quiet} times={times} />
    </div>
  );
}
