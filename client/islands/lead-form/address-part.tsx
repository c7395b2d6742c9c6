/** The address of the lead-capture form: a box with suggestions, and a checkbox for manual entry. */
import { type InputHTMLAttributes, useState } from 'react';
import { messages } from '../../../domain/forms/messages.ts';
import { errorOf } from '../../../domain/forms/parse-form.ts';
import { withoutMarks } from '../../../domain/forms/typed.ts';
import { ChoiceList } from '../../ui/form/choice-list.tsx';
import { markClass } from '../../ui/form/choice-style.ts';
import { Field } from '../../ui/form/field.tsx';
import { AddressFields, manualTitle } from '../../ui/form/field-address.tsx';
import { FieldLabel } from '../../ui/form/field-label.tsx';
import { LiveMessage, type LiveMessageProps } from '../../ui/form/field-message.tsx';
import { fieldClass } from '../../ui/form/field-style.ts';
import { BoxSign, useAddressCombobox } from '../address-box/address-combobox.tsx';
import { boxWords, repairWords } from '../address-box/box-words.ts';
import { fetchManualDialog } from '../address-box/manual-link.tsx';
import type { AddressBox } from '../address-box/use-address-box.ts';
import { useMounted } from '../runtime/page-hooks.ts';
import type { RefusedLead } from './lead-form-props.ts';

interface AddressFieldProps {
  readonly id: string;
  readonly label: string;
  readonly placeholder: string | undefined;
  readonly required: boolean;
  readonly error: string | undefined;
  readonly box: AddressBox;
}

export interface AddressPartProps extends AddressFieldProps {
  /** Stem of the ids of the seven fields. */
  readonly stem: string;
  /** Set on the page that answers a refused post, which asks for the address without suggestions. */
  readonly refused: RefusedLead | undefined;
  /** The dialog is open. It is outside the form, because forms do not nest. */
  readonly manual: boolean;
  readonly onManual: () => void;
}

/**
 * The checkbox opens 'Enter Address' (spec: lead-form). Without script it is sent, and the answer is
 * a page with the seven fields.
 */
export function AddressPart({ box, refused, stem, ...part }: AddressPartProps) {
  if (refused) return <PlainAddress {...part} stem={stem} refused={refused} />;
  return <BoxWithTick {...part} box={box} />;
}

/** Shows a message when the visitor leaves text without choosing an address, as other fields do (spec: validation). */
function BoxWithTick({
  box,
  manual,
  onManual,
  error,
  ...field
}: Omit<AddressPartProps, 'stem' | 'refused'>) {
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
          if (target.checked) onManual();
          else box.type('');
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

/** The seven fields, or the typed text with the addresses found for it. */
function PlainAddress({
  id,
  stem,
  label,
  error,
  refused,
}: Pick<AddressPartProps, 'id' | 'stem' | 'label' | 'error'> & { refused: RefusedLead }) {
  const found = refused.choices.length > 0;
  if (refused.entry === 'manual') {
    return (
      <fieldset>
        <legend className="mb-4 text-h4 font-700">{manualTitle}</legend>
        <input type="hidden" name="entry" value="manual" />
        <input type="hidden" name="fieldsShown" value="1" />
        <AddressFields
          tie={(name) => ({
            id: `${stem}${name}`,
            error: errorOf(refused.errors, name),
            defaultValue: refused.manual[name] ?? '',
          })}
        />
      </fieldset>
    );
  }
  return (
    <div className="grid gap-5">
      {found && refused.repaired ? <p>{repairWords(refused.repaired)}</p> : null}
      {found ? (
        <ChoiceList
          id={id}
          name="recordId"
          legend="Choose your address"
          choices={refused.choices.map(({ id: value, line }) => ({ value, label: line }))}
          selected={refused.selected}
          error={error}
        />
      ) : null}
      {found ? <input type="hidden" name="searched" value={refused.values.address} /> : null}
      <Field
        id={found ? `${id}-again` : id}
        name="address"
        label={found ? 'Or search for another address' : label}
        defaultValue={refused.values.address}
        autoComplete={boxWords(false).autoComplete}
        maxLength={200}
        error={found ? undefined : error}
      />
      <ManualTick id={`${id}-manual`} />
    </div>
  );
}

function ManualTick(input: InputHTMLAttributes<HTMLInputElement> & { readonly id: string }) {
  return (
    <label htmlFor={input.id} className="flex items-center gap-3 text-small">
      <input {...input} type="checkbox" name="entry" value="manual" className={markClass} />
      Enter the address manually
    </label>
  );
}
