/** A field with address suggestions: a plain input without script, a combobox (ARIA APG) with it. */
import { FieldLabel } from '../../ui/form/field-label.tsx';
import { FieldMessage } from '../../ui/form/field-message.tsx';
import { describedBy, fieldClass } from '../../ui/form/field-style.ts';
import { AddressOptions, optionId } from '../address-box/address-options.tsx';
import { BoxSign } from '../address-box/box-sign.tsx';
import type { AddressBox } from '../address-box/use-address-box.ts';
import { useCombobox } from '../address-box/use-combobox.ts';
import { useMounted } from '../runtime/use-mounted.ts';

export interface AddressFieldProps {
  readonly id: string;
  readonly label: string;
  readonly placeholder: string | undefined;
  readonly required: boolean;
  readonly error: string | undefined;
  readonly box: AddressBox;
  /** The text changed, so a message about it is out of date. */
  readonly onType: () => void;
}

/** The behaviour is the hero's (spec: address-entry); the look is that of the fields around it. */
export function AddressField({ id, label, box, error, ...field }: AddressFieldProps) {
  const mounted = useMounted();
  const items = box.suggestions.items ?? [];
  const listId = `${id}-list`;
  const combobox = useCombobox({
    count: items.length,
    choose(index) {
      const item = items[index];
      if (item) take(item);
    },
    clear: () => type(''),
  });
  const type = (text: string) => {
    box.type(text);
    field.onType();
  };
  const take: AddressBox['choose'] = (item) => {
    combobox.close();
    box.choose(item);
  };
  const message = error ?? box.error;
  return (
    <div>
      <FieldLabel id={id} label={label} optional={!field.required} />
      <div className="relative">
        <input
          id={id}
          name="address"
          type="text"
          value={box.value}
          placeholder={field.placeholder ?? 'Start with your address'}
          autoComplete={mounted ? 'off' : 'address-line1'}
          required={field.required}
          spellCheck={false}
          maxLength={200}
          aria-invalid={message ? true : undefined}
          aria-describedby={describedBy(id, undefined, message)}
          {...(mounted && {
            role: 'combobox',
            'aria-expanded': combobox.open,
            'aria-controls': combobox.open ? listId : undefined,
            'aria-autocomplete': 'list' as const,
            'aria-activedescendant':
              combobox.active >= 0 ? optionId(listId, combobox.active) : undefined,
          })}
          onChange={({ target }) => {
            type(target.value);
            combobox.show();
          }}
          onKeyDown={combobox.onKeyDown}
          onBlur={combobox.close}
          className={`pr-14 text-ellipsis ${fieldClass(Boolean(message))}`}
        />
        <BoxSign
          waiting={box.suggestions.searching || box.fetching}
          chosen={box.chosen !== null}
          onClear={undefined}
        />
        {combobox.open ? (
          <AddressOptions
            id={listId}
            label={label}
            items={items}
            typed={box.typed}
            active={combobox.active}
            onActive={combobox.setActive}
            onChoose={take}
          />
        ) : null}
      </div>
      <div aria-live="polite">
        <FieldMessage id={`${id}-error`} message={message} />
      </div>
      <p role="status" className="sr-only">
        {combobox.open ? `${items.length} found. Use the arrow keys, and Enter to choose.` : null}
        {box.chosen ? `Chosen: ${box.chosen.line}` : null}
      </p>
    </div>
  );
}
