/** The most important object of the product: the box in which an address or a postcode is found. */
import { type ReactNode, type RefObject, useId } from 'react';
import { FieldMessage } from '../../ui/form/field-message.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { HeroWords } from '../hero-search/words.ts';
import { useMounted } from '../runtime/use-mounted.ts';
import { AddressOptions, optionId } from './address-options.tsx';
import { BoxSign } from './box-sign.tsx';
import type { AddressBox as Box } from './use-address-box.ts';
import { useCombobox } from './use-combobox.ts';

export interface AddressBoxProps {
  readonly box: Box;
  readonly words: HeroWords;
  /** The label's colour class, from content. */
  readonly labelClass: string;
  /** What is wrong with the submission; stays until an address is chosen (spec: states). */
  readonly error: string | undefined;
  readonly autoComplete: string;
  /** Beside the message: the manual way. */
  readonly help: ReactNode;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** Without script it is a plain labelled input; a combobox (ARIA APG) once its list can work. */
export function AddressBox({
  box,
  words,
  labelClass,
  error,
  autoComplete,
  help,
  input,
}: AddressBoxProps) {
  const id = useId();
  const listId = `${id}list`;
  const mounted = useMounted();
  const items = box.suggestions.items ?? [];
  const combobox = useCombobox({
    count: items.length,
    choose(index) {
      const item = items[index];
      if (item) take(item);
    },
    clear: () => box.type(''),
  });
  const take: Box['choose'] = (item) => {
    combobox.close();
    box.choose(item);
  };
  const clear = () => {
    box.type('');
    input.current?.focus();
  };
  const message = error ?? box.error;
  const combo = mounted && {
    role: 'combobox',
    'aria-expanded': combobox.open,
    'aria-controls': combobox.open ? listId : undefined,
    'aria-autocomplete': 'list' as const,
    'aria-activedescendant': combobox.active >= 0 ? optionId(listId, combobox.active) : undefined,
  };
  return (
    <div className="w-full max-w-[600px]">
      <label htmlFor={id} className={`mb-2 block text-h4 font-700 ${labelClass}`.trimEnd()}>
        {words.label}
      </label>
      <div className="relative">
        <Icon
          name="map-pin"
          className="pointer-events-none absolute left-4.5 top-1/2 -translate-y-1/2 text-[1.375rem] text-primary"
        />
        <input
          ref={input}
          id={id}
          name="address"
          type="text"
          value={box.value}
          placeholder={words.placeholder}
          // A browser's own list would cover ours; without script its help is welcome.
          autoComplete={mounted ? 'off' : autoComplete}
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? `${id}error` : undefined}
          {...combo}
          onChange={(event) => {
            box.type(event.target.value);
            combobox.show();
          }}
          onKeyDown={combobox.onKeyDown}
          onBlur={combobox.close}
          className={`block h-16 w-full rounded-field border-2 bg-[--card] pl-13 text-[1.0625rem] text-ink text-ellipsis shadow-card transition-[border-color,box-shadow] duration-160 placeholder:text-ink-soft hover:border-primary focus:border-primary sm:text-[1.125rem] ${
            box.value === '' ? 'pr-3' : 'pr-14'
          } ${message ? 'border-danger' : box.chosen ? 'border-success' : 'border-line'}`}
        />
        <BoxSign
          waiting={box.suggestions.searching || box.fetching}
          chosen={box.chosen !== null}
          onClear={box.value === '' || !mounted ? undefined : clear}
        />
        {combobox.open ? (
          <AddressOptions
            id={listId}
            label={words.label}
            items={items}
            typed={box.typed}
            active={combobox.active}
            onActive={combobox.setActive}
            onChoose={take}
          />
        ) : null}
      </div>
      <div aria-live="polite">
        <FieldMessage id={`${id}error`} message={message} />
      </div>
      {message ? help : null}
      <p role="status" className="sr-only">
        {combobox.open ? words.counted(items.length) : null}
        {box.chosen ? `Chosen: ${box.chosen.line}` : null}
      </p>
    </div>
  );
}
