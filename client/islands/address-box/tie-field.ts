/** Ties the manual address's fields to their form, and normalises the text as it is typed (spec: validation). */
import type { ChangeEvent } from 'react';
import {
  limitPostcode,
  type ManualAddress,
  type ManualField,
  normaliseLocality,
  normaliseStreetName,
} from '../../../domain/address/manual-address.ts';
import { errorOf } from '../../../domain/forms/parse-form.ts';
import type { FieldTie } from '../../ui/form/field-address.tsx';
import type { Form } from '../form/use-form.ts';

/** Suburb in capitals, postcode at most 4 characters. */
const asTyped: Partial<Record<ManualField, (value: string) => string>> = {
  Locality: normaliseLocality,
  Postcode: limitPostcode,
};

/** The street name is normalised when the field is left: doing it while typing would fight the visitor. */
export function tieField(
  form: Form<ManualField, ManualAddress>,
  name: ManualField,
  id: string,
): FieldTie {
  return {
    id,
    value: form.values[name],
    error: errorOf(form.errors, name),
    onChange(event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) {
      const change = asTyped[name];
      if (change && event.target instanceof HTMLInputElement) rewrite(event.target, change);
      form.set(name, event.target.value);
    },
    onBlur() {
      if (name === 'StreetName') form.set(name, normaliseStreetName(form.values[name]));
    },
  };
}

/** Changes the text in place, the caret where it was. */
function rewrite(input: HTMLInputElement, change: (value: string) => string): void {
  const { selectionStart, selectionEnd, value } = input;
  const changed = change(value);
  if (changed === value) return;
  input.value = changed;
  input.setSelectionRange(selectionStart, selectionEnd);
}
