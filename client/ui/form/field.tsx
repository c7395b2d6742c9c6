/** A text input with its label above and its message under it. */
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { FieldLabel } from './field-label.tsx';
import { FieldMessage } from './field-message.tsx';
import { describedBy, fieldClass } from './field-style.ts';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  readonly id: string;
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Everything else goes to the `<input>`. */
export function Field({ id, label, hint, error, optional, type = 'text', ...input }: FieldProps) {
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
      <FieldMessage id={`${id}-error`} message={error} />
    </div>
  );
}
