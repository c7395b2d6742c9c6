/** The box that finds an address or a postcode: where most visits begin. */
import { type ReactNode, type RefObject, useId } from 'react';
import { LiveMessage } from '../../ui/form/field-message.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMounted } from '../runtime/page-hooks.ts';
import { BoxSign, useAddressCombobox } from './address-combobox.tsx';
import type { BoxWords } from './box-words.ts';
import type { AddressBox as Box } from './use-address-box.ts';

export interface AddressBoxProps {
  readonly box: Box;
  readonly words: BoxWords;
  /** The label's colour class, from content. */
  readonly labelClass: string;
  /** The submission's error; stays until an address is chosen (spec: states) or a search has a newer message. */
  readonly error: string | undefined;
  /** The box gets the focus, so a screen reader reads the error with it; it is not announced as well. */
  readonly quiet: boolean;
  /** How many times the form has been refused. */
  readonly times: number;
  /** Shown under the message: the link to manual entry. */
  readonly help: ReactNode;
  readonly input: RefObject<HTMLInputElement | null>;
}

export function AddressBox(props: AddressBoxProps) {
  const { box, words, labelClass, error, quiet, times, help, input } = props;
  const id = useId();
  const mounted = useMounted();
  const message = error ?? box.error;
  const combobox = useAddressCombobox({ id, box, words, message });
  const clear = () => {
    box.type('');
    input.current?.focus();
  };
  return (
    <div className="w-full max-w-[600px]">
      <label htmlFor={id} className={`mb-2 block text-h4 font-700 ${labelClass}`.trimEnd()}>
        {words.label}
      </label>
      <div className="relative">
        <Icon
          name="map-pin"
          className="pointer-events-none absolute left-4.5 top-1/2 raise-half text-[1.375rem] text-primary"
        />
        <input
          {...combobox.input}
          ref={input}
          autoCapitalize="words"
          enterKeyHint="search"
          className={`block h-16 w-full rounded-field border-2 bg-[--card] pl-13 text-[1.0625rem] text-ink text-ellipsis shadow-card corporate:shadow-none transition-colors duration-160 placeholder:text-ink-soft hover:border-primary focus:border-primary sm:text-[1.125rem] ${
            box.value === '' ? 'pr-3' : 'pr-14'
          } ${message ? 'border-danger' : box.chosen ? 'border-success' : 'border-line'}`}
        />
        <BoxSign
          box={box}
          words={words}
          onClear={box.value === '' || !mounted ? undefined : clear}
        />
        {combobox.list}
      </div>
      <LiveMessage id={`${id}-error`} message={message} quiet={quiet} times={times} />
      {message ? help : null}
      {combobox.status}
    </div>
  );
}
