/** The checkbox for an address that is typed by hand: it opens the dialog, or without script is sent (spec: lead-form). */
import type { InputHTMLAttributes } from 'react';
import { markClass } from '../../ui/form/choice-style.ts';

export function ManualTick(input: InputHTMLAttributes<HTMLInputElement> & { readonly id: string }) {
  return (
    <label htmlFor={input.id} className="flex items-center gap-3 text-small">
      <input {...input} type="checkbox" name="entry" value="manual" className={markClass} />
      Enter the address manually
    </label>
  );
}
