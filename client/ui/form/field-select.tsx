/** A select with its label above, a placeholder that cannot be chosen, and its message under it. */
import type { SelectHTMLAttributes } from 'react';
import { Icon } from '../icon.tsx';
import { FieldLabel } from './field-label.tsx';
import { LiveMessage, type LiveMessageProps } from './field-message.tsx';
import { describedBy, fieldClass } from './field-style.ts';

export interface FieldSelectProps
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** Text of the first, disabled option, whose value is empty. */
  readonly placeholder: string;
  readonly options: readonly string[];
  readonly error?: string | undefined;
  readonly quiet?: LiveMessageProps['quiet'];
  readonly times?: LiveMessageProps['times'];
}

/** All other props go to the `<select>`. */
export function FieldSelect({
  id,
  label,
  placeholder,
  options,
  error,
  quiet,
  times,
  ...select
}: FieldSelectProps) {
  return (
    <div>
      <FieldLabel id={id} label={label} />
      <div className="relative">
        <select
          {...select}
          id={id}
          className={`appearance-none pr-11 ${fieldClass(Boolean(error))}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, undefined, error)}
        >
          <option value="" disabled>
            {placeholder}
          </option>
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute right-4 top-1/2 raise-half text-ink-soft"
        />
      </div>
      <LiveMessage id={`${id}-error`} message={error} quiet={quiet} times={times} />
    </div>
  );
}
