/** A field with address suggestions: it behaves as the hero's box, and looks like the fields around it. */
import { FieldLabel } from '../../ui/form/field-label.tsx';
import { FieldMessage } from '../../ui/form/field-message.tsx';
import { fieldClass } from '../../ui/form/field-style.ts';
import { useAddressCombobox } from '../address-box/address-combobox.tsx';
import { BoxSign } from '../address-box/box-sign.tsx';
import { boxWords } from '../address-box/box-words.ts';
import type { AddressBox } from '../address-box/use-address-box.ts';

export interface AddressFieldProps {
  readonly id: string;
  readonly label: string;
  readonly placeholder: string | undefined;
  readonly required: boolean;
  readonly error: string | undefined;
  readonly box: AddressBox;
}

export function AddressField({ id, label, placeholder, required, error, box }: AddressFieldProps) {
  const usual = boxWords(false);
  const words = { ...usual, label, placeholder: placeholder ?? usual.placeholder };
  const message = error ?? box.error;
  const combobox = useAddressCombobox({ id, box, words, message });
  return (
    <div>
      <FieldLabel id={id} label={label} optional={!required} />
      <div className="relative">
        <input
          {...combobox.input}
          required={required}
          className={`pr-14 text-ellipsis ${fieldClass(Boolean(message))}`}
        />
        <BoxSign
          waiting={box.suggestions.searching || box.fetching}
          chosen={box.chosen !== null}
          onClear={undefined}
        />
        {combobox.list}
      </div>
      <div aria-live="polite">
        <FieldMessage id={`${id}-error`} message={message} />
      </div>
      {combobox.status}
    </div>
  );
}
