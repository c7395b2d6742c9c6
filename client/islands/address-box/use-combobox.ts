/** The keyboard of an editable combobox (ARIA APG): arrows, Home, End, Enter, Escape, Tab. */
import { type KeyboardEvent, useState } from 'react';

export interface Combobox {
  readonly open: boolean;
  /** Index of the highlighted entry, -1 for none. */
  readonly active: number;
  setActive(index: number): void;
  show(): void;
  close(): void;
  onKeyDown(event: KeyboardEvent): void;
}

export interface ComboboxActions {
  /** The entries. A newer list keeps the highlight if it contains the same entry. */
  readonly items: readonly { readonly id: string }[];
  readonly choose: (index: number) => void;
  /** Called on Escape with the list closed. */
  readonly clear: () => void;
}

/** Home and End belong to the list while an entry is highlighted, else to the caret. */
export function useCombobox({ items, choose, clear }: ComboboxActions): Combobox {
  const [shown, setShown] = useState(false);
  const [highlighted, setHighlighted] = useState<string>();
  const setActive = (at: number) => setHighlighted(items[at]?.id);
  const count = items.length;
  const open = shown && count > 0;
  const active = open ? items.findIndex(({ id }) => id === highlighted) : -1;
  const close = () => {
    setShown(false);
    setActive(-1);
  };
  const keys: Record<string, () => boolean> = {
    ArrowDown() {
      setShown(true);
      if (count > 0) setActive(open ? (active + 1) % count : 0);
      return count > 0;
    },
    ArrowUp() {
      setShown(true);
      if (count > 0) setActive(open && active > 0 ? active - 1 : count - 1);
      return count > 0;
    },
    Home() {
      if (active >= 0) setActive(0);
      return active >= 0;
    },
    End() {
      if (active >= 0) setActive(count - 1);
      return active >= 0;
    },
    Enter() {
      // With no entry highlighted, Enter submits, and the list must not cover the message.
      if (active < 0) close();
      else choose(active);
      return active >= 0;
    },
    Escape() {
      if (open) close();
      else clear();
      return true;
    },
    Tab() {
      close();
      return false;
    },
  };
  return {
    open,
    active,
    setActive,
    show() {
      setShown(true);
      setActive(-1);
    },
    close,
    onKeyDown(event) {
      // Enter and arrows belong to an input method while it composes.
      if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
      if (Object.hasOwn(keys, event.key) && keys[event.key]?.()) event.preventDefault();
    },
  };
}
