/** A field of several lines, with its label above and its message under it. */
import type { ChangeEvent } from 'react';
import { maxMessage } from '../../../domain/forms/contact-form-rules.ts';
import { FieldLabel } from '../../ui/form/field-label.tsx';
import { FieldMessage } from '../../ui/form/field-message.tsx';
import { describedBy, fieldClass } from '../../ui/form/field-style.ts';

export interface MessageFieldProps {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
  readonly onBlur: () => void;
}

export function MessageField({ id, error, ...field }: MessageFieldProps) {
  return (
    <div>
      <FieldLabel id={id} label="Message" />
      <textarea
        {...field}
        id={id}
        rows={6}
        required
        maxLength={maxMessage}
        className={fieldClass(Boolean(error))}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, undefined, error)}
      />
      <FieldMessage id={`${id}-error`} message={error} />
    </div>
  );
}
