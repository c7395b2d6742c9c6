/** The address of a refused lead form, without suggestions: the seven fields, or what was typed and the addresses found for it. */
import { errorOf } from '../../../domain/forms/parse-form.ts';
import { repairWords } from '../../../domain/forms/search-messages.ts';
import { ChoiceList } from '../../ui/form/choice-list.tsx';
import { Field } from '../../ui/form/field.tsx';
import { AddressFields, manualTitle } from '../../ui/form/field-address.tsx';
import { OptionalMark } from '../../ui/form/field-label.tsx';
import type { RefusedLead } from '../lead-form/lead-form-props.ts';
import { ManualTick } from '../lead-form/manual-tick.tsx';

export interface PlainAddressProps {
  readonly id: string;
  /** Stem of the ids of the seven fields. */
  readonly stem: string;
  readonly label: string;
  readonly required: boolean;
  readonly error: string | undefined;
  readonly refused: RefusedLead;
}

export function PlainAddress({ id, stem, label, required, error, refused }: PlainAddressProps) {
  const found = refused.choices.length > 0;
  if (refused.entry === 'manual') {
    return (
      <fieldset>
        <legend className="mb-4 text-h4 font-700">
          {manualTitle}
          {required ? null : <OptionalMark />}
        </legend>
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
        optional={!found && !required}
        defaultValue={refused.values.address}
        autoComplete="address-line1"
        maxLength={200}
        error={found ? undefined : error}
      />
      <ManualTick id={`${id}-manual`} />
    </div>
  );
}
