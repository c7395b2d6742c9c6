/** The combobox behind every address box (ARIA APG): its input, list, sign and announcements. */
import type { InputHTMLAttributes, ReactNode } from 'react';
import { repairWords } from '../../../domain/forms/search-messages.ts';
import { describedBy } from '../../ui/form/field-style.ts';
import { Icon } from '../../ui/icon.tsx';
import { useMounted } from '../runtime/page-hooks.ts';
import { AddressOptions, optionId } from './address-options.tsx';
import type { BoxWords } from './box-words.ts';
import type { Found } from './suggest.ts';
import type { AddressBox } from './use-address-box.ts';
import { useCombobox } from './use-combobox.ts';

export interface AddressComboboxProps {
  /** Id of the input, and stem of the other ids. */
  readonly id: string;
  readonly box: AddressBox;
  readonly words: BoxWords;
  /** The error, from the form or from the search. */
  readonly message: string | undefined;
}

export interface AddressCombobox {
  /** For the `<input>`; without script it is a plain one. */
  readonly input: InputHTMLAttributes<HTMLInputElement>;
  /** Goes right after the input, in an element with `relative`. */
  readonly list: ReactNode;
  readonly status: ReactNode;
}

export function useAddressCombobox({
  id,
  box,
  words,
  message,
}: AddressComboboxProps): AddressCombobox {
  const mounted = useMounted();
  const listId = `${id}-list`;
  const { items, repaired } = box.suggestions.found ?? nothing;
  const combobox = useCombobox({
    items,
    choose(index) {
      const item = items[index];
      if (item) take(item);
    },
    clear: () => box.type(''),
  });
  const take: AddressBox['choose'] = (item) => {
    combobox.close();
    box.choose(item);
  };
  const { open, active } = combobox;
  const instead = repairWords(repaired);
  const counted = words.counted(items.length);
  // Not only once its record has arrived: by then a finger may be on the button below the line.
  const taken = box.chosen || box.fetching;
  // A phone shows about 24 characters of the chosen line in the box: without its suburb.
  const cut = taken && box.value[24];
  return {
    input: {
      id,
      name: 'address',
      type: 'text',
      value: box.value,
      placeholder: words.placeholder,
      // A browser's own list would cover ours; without script its help is welcome.
      autoComplete: mounted ? 'off' : words.autoComplete,
      spellCheck: false,
      maxLength: 200,
      'aria-invalid': message ? true : undefined,
      'aria-describedby': describedBy(id, undefined, message),
      ...(mounted && {
        role: 'combobox',
        'aria-expanded': open,
        'aria-controls': open ? listId : undefined,
        'aria-autocomplete': 'list',
        'aria-activedescendant': active >= 0 ? optionId(listId, active) : undefined,
      }),
      onChange(event) {
        box.type(event.target.value);
        // The browser may have filled it in, or brought its text back.
        if (event.target === document.activeElement) combobox.show();
      },
      // Enter and blur close the list, and not every visitor has arrow keys to open it again.
      onClick() {
        if (!open && !box.chosen) combobox.show();
      },
      onKeyDown: combobox.onKeyDown,
      onBlur: combobox.close,
    },
    list: open ? (
      <AddressOptions
        id={listId}
        label={words.label}
        instead={instead}
        counted={counted}
        items={items}
        typed={box.typed}
        active={active}
        onActive={combobox.setActive}
        onChoose={take}
      />
    ) : null,
    status: (
      <p role="status" className={cut ? 'mt-2 text-small sm:sr-only' : 'sr-only'}>
        {open
          ? `${instead ? `${instead}. ` : ''}${counted} Use the up and down arrow keys, and Enter to choose.`
          : taken
            ? `Chosen: ${box.value}`
            : null}
      </p>
    ),
  };
}

const nothing: Found = { items: [], repaired: [] };

interface BoxSignProps {
  readonly box: AddressBox;
  readonly words: BoxWords;
  /** Empties the box; undefined when the box is empty or has no clear button. */
  readonly onClear: (() => void) | undefined;
}

const signPlace = 'absolute right-2 top-1/2 raise-half grid h-12 w-12 place-items-center';

/** At the end of the box: a spinner, a tick for a chosen address, or the clear button. One place, so the text never moves. */
export function BoxSign({ box, words, onClear }: BoxSignProps) {
  if (box.suggestions.searching || box.fetching) {
    return (
      <span data-sign="searching" className={`pointer-events-none ${signPlace}`}>
        <Icon name="loader-circle" className="animate-spin text-2xl text-primary" />
      </span>
    );
  }
  if (box.chosen) {
    return (
      <span data-sign="chosen" className={`pointer-events-none ${signPlace}`}>
        <Icon name="circle-check" className="text-2xl text-success" />
      </span>
    );
  }
  if (!onClear) return null;
  return (
    <button
      type="button"
      aria-label={words.clear}
      onClick={onClear}
      className={`rounded-full text-xl text-ink-soft hover:bg-tint hover:text-ink ${signPlace}`}
    >
      <Icon name="x" />
    </button>
  );
}
