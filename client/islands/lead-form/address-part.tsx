/** The address of the lead-capture form: a box with suggestions, and a checkbox for manual entry. */
import { useState } from 'react';
import { messages } from '../../../domain/forms/messages.ts';
import { withoutMarks } from '../../../domain/forms/typed.ts';
import { FieldLabel } from '../../ui/form/field-label.tsx';
import { LiveMessage, type LiveMessageProps } from '../../ui/form/field-message.tsx';
import { fieldClass } from '../../ui/form/field-style.ts';
import { BoxSign, useAddressCombobox } from '../address-box/address-combobox.tsx';
import { boxWords } from '../address-box/box-words.ts';
import { fetchManualDialog } from '../address-box/manual-link.tsx';
import type { AddressBox } from '../address-box/use-address-box.ts';
import { useMounted } from '../runtime/page-hooks.ts';
import type { AskedAddress } from './lead-frame.tsx';
import { ManualTick } from './manual-tick.tsx';

interface AddressFieldProps extends AskedAddress {
  readonly box: AddressBox;
}

export interface AddressPartProps extends AddressFieldProps {
  /** The dialog is open or being fetched. It is outside the form, because forms do not nest. */
  readonly manual: boolean;
  readonly onManual: (open: boolean) => void;
}

/**
 * The checkbox opens 'Enter Address' (spec: lead-form); without script it is sent, and the answer is a page
 * with the seven fields. Text that the visitor leaves without choosing an address gets a message, as in other
 * fields (spec: validation).
 */
export function AddressPart({ box, manual, onManual, error, ...field }: AddressPartProps) {
  const mounted = useMounted();
  const [left, setLeft] = useState('');
  const isUnfinished = !box.chosen && !box.fetching && !manual && left === box.typed.trim();
  const unfinished =
    withoutMarks(left) !== '' && isUnfinished ? messages.addressIncomplete : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only tracks where the focus goes
    <div
      className="grid gap-3"
      onBlur={({ currentTarget, relatedTarget }) => {
        // The list and the checkbox still lead to an address, and a press outside any field does not move on.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setLeft(box.typed.trim());
      }}
    >
      <AddressField
        {...field}
        error={error ?? box.error ?? unfinished}
        quiet={error !== undefined}
        box={box}
      />
      <ManualTick
        id={`${field.id}-manual`}
        // With autocomplete off, Back restores no text, and a tick restored beside an empty box would open the dialog.
        autoComplete={mounted ? 'off' : undefined}
        onFocus={fetchManualDialog}
        checked={manual || box.chosen?.kind === 'manual'}
        onChange={({ target }) => {
          onManual(target.checked);
          if (box.chosen?.kind === 'manual') box.type('');
        }}
      />
    </div>
  );
}

/** Behaves like the hero's box, and looks like the fields around it. */
function AddressField(props: AddressFieldProps & Pick<LiveMessageProps, 'quiet'>) {
  const { id, label, placeholder, required, error, quiet, box } = props;
  const usual = boxWords(false);
  const words = { ...usual, label, placeholder: placeholder ?? usual.placeholder };
  const combobox = useAddressCombobox({ id, box, words, message: error });
  return (
    <div>
      <FieldLabel id={id} label={label} optional={!required} />
      <div className="relative">
        <input
          {...combobox.input}
          required={required}
          className={`pr-14 text-ellipsis ${fieldClass(Boolean(error))}`}
        />
        <BoxSign box={box} words={words} onClear={undefined} />
        {combobox.list}
      </div>
      <LiveMessage id={`${id}-error`} message={error} quiet={quiet} />
      {combobox.status}
    </div>
  );
}
