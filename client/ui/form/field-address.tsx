/** The seven fields of a manual address, in the dialog and on the plain page. */
import type { ChangeEvent, FocusEvent } from 'react';
import type { ManualField } from '../../../domain/address/manual-address.ts';
import { states } from '../../../domain/address/states.ts';
import { Field } from './field.tsx';
import { FieldSelect } from './field-select.tsx';
import { manualFieldWords } from './field-words.ts';

/** Title of the seven fields together (spec: manual-address). */
export const manualTitle = 'Enter Address';

/** Props that connect a field to its form: `value` with handlers in a dialog, `defaultValue` on a plain page. */
export interface FieldTie {
  readonly id: string;
  readonly error: string | undefined;
  readonly quiet?: boolean;
  readonly times?: number;
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  readonly onBlur?: (event: FocusEvent<HTMLInputElement | HTMLSelectElement>) => void;
}

export interface AddressFieldsProps {
  readonly tie: (name: ManualField) => FieldTie;
}

/**
 * The first field has `data-autofocus`, for a dialog. On a phone "(optional)" gets its own line, because
 * otherwise one of the two labels would wrap and the other would not.
 */
export function AddressFields({ tie }: AddressFieldsProps) {
  const input = (name: Exclude<ManualField, 'State'>) => ({
    name,
    ...manualFieldWords[name],
    ...tie(name),
  });
  return (
    <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5 sm:grid-cols-6 max-sm:[&_span]:block">
      <div className="sm:col-span-3">
        <Field {...input('UnitNumber')} data-autofocus="" />
      </div>
      <div className="sm:col-span-3">
        <Field {...input('LotNumber')} />
      </div>
      <div className="col-span-2">
        <Field {...input('StreetNumber1')} />
      </div>
      <div className="col-span-2 sm:col-span-4">
        <Field {...input('StreetName')} />
      </div>
      <div className="col-span-2 sm:col-span-6">
        <Field {...input('Locality')} />
      </div>
      <div className="col-span-2 sm:col-span-3">
        <FieldSelect
          name="State"
          {...manualFieldWords.State}
          placeholder="Select your state"
          options={states}
          {...tie('State')}
        />
      </div>
      <div className="sm:col-span-3">
        <Field {...input('Postcode')} />
      </div>
    </div>
  );
}
