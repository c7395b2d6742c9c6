/** The visible label of a field, with its hint. */
import type { ReactNode } from 'react';

export interface FieldLabelProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Adds "(optional)"; required fields are the norm and go unmarked. */
  readonly optional?: boolean;
}

export function FieldLabel({ id, label, hint, optional = false }: FieldLabelProps) {
  return (
    <>
      <label htmlFor={id} className="mb-1.5 block text-small font-650 text-ink">
        {label}
        {optional ? <OptionalMark /> : null}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="mb-2 text-fine text-ink-soft">
          {hint}
        </p>
      ) : null}
    </>
  );
}

export function OptionalMark() {
  return <span className="font-400 text-ink-soft"> (optional)</span>;
}
